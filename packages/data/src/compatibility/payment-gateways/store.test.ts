import { createRegistry } from '@wordpress/data';
import { fakeShop, heldResponse, settle, type FakeShop } from '../../testing/fake-shop';
import { serverError } from '../../testing/shop-responses';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const cod = { id: 'cod', title: 'Cash on delivery', enabled: true, settings: {} };
const bacs = { id: 'bacs', title: 'Bank transfer', enabled: false, settings: {} };

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc/v3/payment_gateways', { body: [bacs, cod] });
	shop.on('GET /wc/v3/payment_gateways/cod', { body: cod });
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);
const put = 'PUT /wc/v3/payment_gateways/bacs';

describe('The payment gateways store', () => {
	it('[S7.payment-gateways.1, S3.payment-gateway.1] requests all gateways', async () => {
		expect(await registry.resolveSelect(store).getPaymentGateways()).toEqual([bacs, cod]);
		expect(select().getPaymentGateways()).toBe(select().getPaymentGateways());
	});

	it('[S7.payment-gateways.2] requests one gateway', async () => {
		expect(await registry.resolveSelect(store).getPaymentGateway('cod')).toEqual(cod);
		expect(shop.calls).toHaveLength(1);
	});

	it('[S7.payment-gateways.3] changes a gateway', async () => {
		await registry.resolveSelect(store).getPaymentGateways();
		const slow = heldResponse({ body: { ...bacs, enabled: true } });
		shop.on(put, slow.handler);
		const changing = dispatch().updatePaymentGateway('bacs', { enabled: true });
		expect(select().isPaymentGatewayUpdating()).toBe(true);
		slow.release();
		expect(await changing).toMatchObject({ enabled: true });
		expect(select().isPaymentGatewayUpdating()).toBe(false);
		expect(select().getPaymentGateways()[0]).toMatchObject({ id: 'bacs', enabled: true });
		expect(shop.callsTo(put)[0]?.body).toEqual({ enabled: true });
	});

	it.each([
		['responds with another gateway', { body: cod }, 'The payment method could not be changed.'],
		['responds with nothing', { body: null }, 'The payment method could not be changed.'],
		['fails', serverError, 'Critical error'],
	])(
		'[S5.stores.6, S8.13] rejects and keeps the error when the shop %s',
		async (_name, response, message) => {
			shop.on(put, response);
			await expect(
				dispatch().updatePaymentGateway('bacs', { enabled: true }),
			).rejects.toMatchObject({
				name: 'OperationError',
				message,
			});
			expect(select().getPaymentGatewayError('updatePaymentGateway')).toBeTruthy();
			expect(select().isPaymentGatewayUpdating()).toBe(false);
			expect(select().getPaymentGateway('cod')).toBeUndefined();
		},
	);

	it('takes gateways, errors and flags from extensions', async () => {
		const actions = dispatch();
		await actions.getPaymentGatewaysSuccess([bacs as never]);
		await actions.getPaymentGatewaySuccess(cod as never);
		await actions.updatePaymentGatewaySuccess({ ...bacs, title: 'Bank' } as never);
		expect(
			select()
				.getPaymentGateways()
				.map(({ title }) => title),
		).toEqual(['Bank', 'Cash on delivery']);
		await actions.getPaymentGatewaysError('a');
		await actions.getPaymentGatewayError('b');
		await actions.updatePaymentGatewayError('c');
		const operations = ['getPaymentGateways', 'getPaymentGateway', 'updatePaymentGateway'];
		expect(operations.map((name) => select().getPaymentGatewayError(name))).toEqual([
			'a',
			'b',
			'c',
		]);
		await actions.updatePaymentGatewayRequest();
		expect(select().isPaymentGatewayUpdating()).toBe(true);
	});
});
