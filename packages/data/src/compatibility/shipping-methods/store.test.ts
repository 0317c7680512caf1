import { createRegistry } from '@wordpress/data';
import { fakeShop, settle, type FakeShop } from '../../testing/fake-shop';
import { serverError } from '../../testing/shop-responses';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const route = 'GET /wc-admin/shipping-partner-suggestions';
const parcels = { slug: 'parcels', name: 'Parcels' };

beforeEach(() => {
	shop = fakeShop();
	shop.on(route, { body: [parcels, 'no partner', { name: 'No slug' }] });
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const methods = () => registry.resolveSelect(store).getShippingMethods();

describe('The shipping partners store', () => {
	it('sends one request, reports it in flight, and leaves out malformed partners', async () => {
		let during: boolean | undefined;
		shop.on(route, () => {
			during = select().isShippingMethodsUpdating();
			return { body: [parcels, 'no partner', { name: 'No slug' }] };
		});
		const asked = methods();
		expect(select().getShippingMethods()).toEqual([]);
		expect(await asked).toEqual([parcels]);
		await methods();
		expect(during).toBe(true);
		expect(select().isShippingMethodsUpdating()).toBe(false);
		expect(shop.callsTo(route)).toHaveLength(1);
	});

	it('keeps its partners when the shop fails', async () => {
		await methods();
		shop.on(route, serverError);
		await registry.dispatch(store).invalidateResolution('getShippingMethods', []);
		expect(await methods()).toEqual([parcels]);
		expect(shop.callsTo(route)).toHaveLength(2);
	});

	it('accepts partners, errors and flags from extensions', async () => {
		const actions = registry.dispatch(store);
		await methods();
		await actions.getShippingMethodsRequest();
		expect(select().isShippingMethodsUpdating()).toBe(true);
		await actions.getShippingMethodsSuccess([{ ...parcels, name: 'Others' } as never]);
		expect(select().getShippingMethods()).toMatchObject([{ name: 'Others' }]);
		expect(select().isShippingMethodsUpdating()).toBe(false);
		await actions.getShippingMethodsRequest();
		await actions.getShippingMethodsError('no');
		expect(select().isShippingMethodsUpdating()).toBe(false);
		expect(select().getShippingMethods()).toMatchObject([{ name: 'Others' }]);
	});
});
