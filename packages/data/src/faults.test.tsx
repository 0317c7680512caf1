import { configureClient } from '@store-analytics/rest-api/client';
import { createRegistry } from '@wordpress/data';
import { crudStores } from './compatibility/crud/stores';
import { fakeShop, type FakeShop } from './testing/fake-shop';
import { faults, longTime, restError, stores } from './testing/faults';
import { readings, unkept, type Reading } from './testing/readings';

type Registry = ReturnType<typeof createRegistry>;

/** Responses that are JSON but of another shape. */
const nonsense: unknown[] = [
	null,
	'text',
	7,
	[],
	{},
	[null, 1, 'x', {}],
	{ totals: 3, plugins: 4, update: 5 },
];

const crudNames = new Set<string>(crudStores.map(({ name }) => name));
const anyGet = /^GET \/(wc|wp\/|jetpack)/;

let shop: FakeShop;
let registry: Registry;
const unhandled = jest.fn();

beforeAll(() => {
	configureClient({ root: '/', nonce: 'fresh0001' });
	process.on('unhandledRejection', unhandled);
});
afterAll(() => {
	process.off('unhandledRejection', unhandled);
});

beforeEach(() => {
	jest.useFakeTimers();
	shop = fakeShop();
	shop.on(/admin-ajax/, { status: 400, text: '0' });
	registry = createRegistry();
	for (const store of stores) registry.register(store);
	unhandled.mockClear();
});
afterEach(() => jest.useRealTimers());

function selectors(name: string): Record<string, (...args: unknown[]) => unknown> {
	return registry.select(name);
}

async function read({ store, selector, args }: Reading): Promise<unknown> {
	selectors(store.name)[selector]?.(...args);
	await jest.advanceTimersByTimeAsync(longTime);
	return selectors(store.name)[selector]?.(...args);
}

function errorOf({ store, error: [selector, ...args] }: Reading): unknown {
	return selectors(store.name)[selector]?.(...args);
}

const silent = new Set(unkept).add('getCurrentUser');

describe.each(readings)('$store.name $selector', (reading) => {
	it.each(faults)(
		'survives %s: the error is kept, and a retry returns the data',
		async (_name, response, code) => {
			shop.on(anyGet, response);
			const nothing = selectors(reading.store.name)[reading.selector]?.(...reading.args);
			expect(await read(reading)).toEqual(nothing);
			const state = selectors(reading.store.name);
			expect(state['hasFinishedResolution']?.(reading.selector, reading.args)).toBe(true);
			expect(state['hasResolutionFailed']?.(reading.selector, reading.args)).toBe(false);
			if (!silent.has(reading.selector)) expect(errorOf(reading)).toMatchObject({ code });

			shop.on(anyGet, reading.response);
			const { invalidateResolution } = registry.dispatch(reading.store.name);
			await invalidateResolution?.(reading.selector, reading.args);
			expect(await read(reading)).not.toEqual(nothing);
			expect(errorOf(reading) || undefined).toBeUndefined();
			expect(unhandled).not.toHaveBeenCalled();
		},
	);

	it('is requested again with a fresh nonce, once, when the nonce has expired', async () => {
		let isFresh = false;
		shop.on(/admin-ajax/, () => {
			isFresh = true;
			return { text: 'fresh0002' };
		});
		shop.on(anyGet, () =>
			isFresh ? reading.response : restError(403, 'rest_cookie_invalid_nonce'),
		);
		const nothing = selectors(reading.store.name)[reading.selector]?.(...reading.args);
		expect(await read(reading)).not.toEqual(nothing);
		expect(shop.calls.map(({ path }) => path.includes('admin-ajax'))).toEqual([false, true, false]);
	});

	it('does not flood a shop that refuses', async () => {
		shop.on(anyGet, restError(401, 'woocommerce_rest_cannot_view'));
		await read(reading);
		await read(reading);
		expect(shop.calls).toHaveLength(1);
	});

	it('accepts a response of another shape without throwing', async () => {
		for (const body of nonsense) {
			shop.on(anyGet, { body });
			await registry.dispatch(reading.store.name)['invalidateResolutionForStore']?.();
			await read(reading);
		}
		expect(unhandled).not.toHaveBeenCalled();
	});

	// Two requests for one option share a response by contract (S7.options.1), so there is no old response.
	const hasStaleResponses = reading.selector !== 'getOption';
	if (!hasStaleResponses) return;
	it('keeps the newer response when an older one arrives later', async () => {
		let isOld = true;
		shop.on(anyGet, async () => {
			const delay = isOld ? 5_000 : 0;
			const response = isOld ? restError(500, 'old') : reading.response;
			isOld = false;
			await new Promise((resolve) => setTimeout(resolve, delay));
			return response;
		});
		selectors(reading.store.name)[reading.selector]?.(...reading.args);
		await jest.advanceTimersByTimeAsync(100);
		const { invalidateResolution } = registry.dispatch(reading.store.name);
		await invalidateResolution?.(reading.selector, reading.args);
		const fresh = await read(reading);
		await jest.advanceTimersByTimeAsync(longTime);
		expect(selectors(reading.store.name)[reading.selector]?.(...reading.args)).toBe(fresh);
		expect(errorOf(reading) || undefined).toBeUndefined();
	});
});

it('The matrix contains every selector with a request', () => {
	/** PayPal's selector falls back to an option; one function creates all counts and collections. */
	const elsewhere = new Set([
		'getPaypalOnboardingStatus',
		'getSettingsForGroup',
		'getProductsTotalCount',
	]);
	const asking = stores
		.filter(({ name }) => !crudNames.has(name) || name === 'wc/admin/products')
		.flatMap(({ name }) => {
			const { resolvers = {} } = Object(registry).stores[name];
			return Object.keys(resolvers).map((selector) => `${name} ${selector}`);
		});
	const known = new Set(readings.map(({ store, selector }) => `${store.name} ${selector}`));
	const missing = asking.filter(
		(name) => !known.has(name) && !elsewhere.has(name.split(' ')[1] ?? ''),
	);
	expect(asking.length).toBeGreaterThan(30);
	expect(missing).toEqual([]);
});
