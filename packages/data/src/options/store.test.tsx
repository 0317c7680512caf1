import { render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider, useSelect } from '@wordpress/data';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { serverError } from '../testing/shop-responses';
import { withOptionsHydration } from '../compatibility/options';
import { loadOption } from './load-option';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const values: Record<string, unknown> = { currency: 'USD', date_type: 'date_paid', nope: false };

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-admin/options', ({ query }) => ({
		body: Object.fromEntries(
			(query['options'] ?? '').split(',').map((name) => [name, values[name]]),
		),
	}));
	shop.on('POST /wc-admin/options', ({ body }) => ({
		body: Object.fromEntries(Object.keys(Object(body)).map((name) => [name, true])),
	}));
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);

describe('The options store', () => {
	it('[S7.options.1, S4.options-store.1, S3.options-store.1] requests all names of one moment together and keeps their values', async () => {
		expect(select().getOption('currency')).toBeUndefined();
		select().getOption('date_type');
		await registry.resolveSelect(store).getOption('nope');
		expect(shop.calls.map(({ query }) => query)).toEqual([{ options: 'currency,date_type,nope' }]);
		expect(select().getOption('currency')).toBe('USD');
		expect(select().getOption('nope')).toBe(false);
	});

	it('[S7.options.1] shares one request between identical batches', async () => {
		const slow = heldResponse({ body: values });
		shop.on('GET /wc-admin/options', slow.handler);
		select().getOption('currency');
		await settle();
		await dispatch().invalidateResolution('getOption', ['currency']);
		select().getOption('currency');
		await settle();
		slow.release();
		await settle();
		expect(select().getOption('currency')).toBe('USD');
		expect(shop.calls).toHaveLength(1);
	});

	it('[S7.options.1] waits a millisecond for further names, and no longer', async () => {
		jest.useFakeTimers();
		try {
			const first = loadOption(registry, 'currency');
			await jest.advanceTimersByTimeAsync(0);
			const second = loadOption(registry, 'date_type');
			expect(shop.calls).toHaveLength(0);
			await jest.advanceTimersByTimeAsync(1);
			const later = loadOption(registry, 'nope');
			await jest.advanceTimersByTimeAsync(1);
			expect(shop.calls.map(({ path, query }) => [path, query])).toEqual([
				['/wc-admin/options', { options: 'currency,date_type' }],
				['/wc-admin/options', { options: 'nope' }],
			]);
			expect(await Promise.all([first, second, later])).toEqual(['USD', 'date_paid', false]);
		} finally {
			jest.useRealTimers();
		}
	});

	it('[S7.options.1] shares a request between batches of the same names in any order, and none between others', async () => {
		const slow = heldResponse({ body: values });
		shop.on('GET /wc-admin/options', slow.handler);
		const batch = async (...names: string[]) => {
			const loading = names.map((name) => loadOption(registry, name));
			await settle();
			return loading;
		};
		const loads = [
			...(await batch('currency', 'date_type')),
			...(await batch('date_type', 'currency', 'date_type')),
			...(await batch('currency')),
		];
		expect(shop.calls.map(({ query }) => query['options'])).toEqual([
			'currency,date_type',
			'currency',
		]);
		slow.release();
		const [currency, type] = ['USD', 'date_paid'];
		expect(await Promise.all(loads)).toEqual([currency, type, type, currency, type, currency]);
	});

	it('[S7.options.1] requests a batch again once its request has ended, also when it failed', async () => {
		shop.on('GET /wc-admin/options', serverError);
		await expect(loadOption(registry, 'currency')).rejects.toMatchObject({ status: 500 });
		shop.on('GET /wc-admin/options', { body: { currency: 'EUR' } });
		expect(await loadOption(registry, 'currency')).toBe('EUR');
		shop.on('GET /wc-admin/options', { body: { currency: 'JPY' } });
		expect(await loadOption(registry, 'currency')).toBe('JPY');
		expect(shop.calls).toHaveLength(3);
	});

	it('[S8.12, S3.options-store.1] keeps the error of a failed fetch under each name', async () => {
		shop.on('GET /wc-admin/options', serverError);
		await registry.resolveSelect(store).getOption('currency');
		expect(select().getOptionsRequestingError('currency')).toMatchObject({ status: 500 });
		expect(select().getOptionsRequestingError('other')).toBeUndefined();
	});

	it('[S7.options.2, S4.options-store.2, S3.options-store.1] shows new values at once, reports that it saves, and returns the shop’s response', async () => {
		const slow = heldResponse({ body: { currency: true } });
		shop.on('POST /wc-admin/options', slow.handler);
		const saving = dispatch().updateOptions({ currency: 'EUR' });
		expect(select().isOptionsUpdating()).toBe(true);
		expect(select().getOption('currency')).toBe('EUR');
		slow.release();
		expect(await saving).toEqual({ success: true, currency: true });
		expect(select().isOptionsUpdating()).toBe(false);
		expect(shop.callsTo('POST /wc-admin/options')[0]?.body).toEqual({ currency: 'EUR' });
	});

	it('[S4.options-store.3, S8.12, S3.options-store.1] keeps the error of a failed update and returns its fields, without throwing', async () => {
		shop.on('POST /wc-admin/options', serverError);
		expect(await dispatch().updateOptions({ currency: 'EUR' })).toMatchObject({
			success: false,
			code: 'internal_server_error',
			message: 'Critical error',
			status: 500,
		});
		expect(select().isOptionsUpdating()).toBe(false);
		expect(select().getOptionsUpdatingError()).toMatchObject({ status: 500 });
		expect(select().getOption('currency')).toBe('EUR');
		shop.on('POST /wc-admin/options', { body: {} });
		await dispatch().updateOptions({ currency: 'EUR' });
		expect(select().getOptionsUpdatingError()).toBe(false);
	});

	it('does not revert an update with the response to an older query', async () => {
		const slow = heldResponse({ body: { currency: 'USD' } });
		shop.on('GET /wc-admin/options', slow.handler);
		select().getOption('currency');
		await settle();
		await dispatch().updateOptions({ currency: 'EUR' });
		slow.release();
		await settle();
		expect(select().getOption('currency')).toBe('EUR');
	});

	it('takes values, errors and flags from extensions', async () => {
		await dispatch().receiveOptions({ a: 1 });
		await dispatch().setRequestingError('no', 'b');
		await dispatch().setUpdatingError('neither');
		await dispatch().setIsUpdating(true);
		expect(select().getOption('a')).toBe(1);
		expect(select().getOptionsRequestingError('b')).toBe('no');
		expect(select().getOptionsUpdatingError()).toBe('neither');
		expect(select().isOptionsUpdating()).toBe(true);
		// On a slow machine a request would be sent during the next test.
		await settle();
	});

	it('contains the page’s options before the first read, and sends no request', async () => {
		const Currency = withOptionsHydration({ currency: 'JPY' })(function Inner() {
			return <p>{String(useSelect((read) => read(store).getOption('currency'), []))}</p>;
		});
		render(
			<RegistryProvider value={registry}>
				<Currency />
			</RegistryProvider>,
		);
		expect(screen.getByText('JPY')).toBeVisible();
		await settle();
		expect(shop.calls).toHaveLength(0);
	});
});
