import { configureClient } from '@store-analytics/rest-api/client';
import { createRegistry } from '@wordpress/data';
import { store as countries } from './countries/store';
import { store as exports } from './export/store';
import { store as imports } from './import/store';
import { store as items } from './items/store';
import { store as navigation } from './navigation/store';
import { store as notes } from './notes/store';
import { store as onboarding } from './onboarding/store';
import { store as options } from './options/store';
import { store as gateways } from './payment-gateways/store';
import { store as plugins } from './plugins/store';
import { store as reports } from './reports/store';
import { store as reviews } from './reviews/store';
import { store as settings } from './settings/store';
import { fakeShop, type Answer, type Call, type FakeShop } from './testing/fake-shop';
import { store as user } from './user/store';

const stores = [
	countries,
	exports,
	imports,
	items,
	navigation,
	notes,
	onboarding,
	options,
	gateways,
	plugins,
	reports,
	reviews,
	settings,
	user,
];

type Registry = ReturnType<typeof createRegistry>;
type Handler = Answer | ((call: Call) => Answer | Promise<Answer>);

interface Reading {
	store: { name: string };
	selector: string;
	args: unknown[];
	/** Selector that answers the error, and its arguments. */
	error: [selector: string, ...args: unknown[]];
	answer: Answer;
}

const row = {
	body: [{ id: 1, name: 'x' }],
	headers: { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' },
};

const readings: Reading[] = [
	{
		store: reports,
		selector: 'getReportItems',
		args: ['orders', {}],
		error: ['getReportItemsError', 'orders', {}],
		answer: row,
	},
	{
		store: reports,
		selector: 'getReportStats',
		args: ['orders', {}],
		error: ['getReportStatsError', 'orders', {}],
		answer: { body: { totals: { a: 1 }, intervals: [] } },
	},
	{
		store: items,
		selector: 'getItems',
		args: ['products', {}],
		error: ['getItemsError', 'products', {}],
		answer: row,
	},
	{
		store: items,
		selector: 'getItemsTotalCount',
		args: ['products', {}],
		error: ['getItemsError', 'products', {}],
		answer: row,
	},
	{
		store: options,
		selector: 'getOption',
		args: ['a'],
		error: ['getOptionsRequestingError', 'a'],
		answer: { body: { a: 'yes' } },
	},
	{
		store: settings,
		selector: 'getSettings',
		args: ['general'],
		error: ['getSettingsError', 'general'],
		answer: { body: [{ id: 'a', value: 1 }] },
	},
	{
		store: countries,
		selector: 'getCountries',
		args: [],
		error: ['getCountriesError'],
		answer: { body: [{ code: 'US', name: 'US', states: [] }] },
	},
	{
		store: notes,
		selector: 'getNotes',
		args: [{}],
		error: ['getNotesError', 'getNotes'],
		answer: row,
	},
	{
		store: reviews,
		selector: 'getReviews',
		args: [{}],
		error: ['getReviewsError', {}],
		answer: row,
	},
	{
		store: imports,
		selector: 'getImportStatus',
		args: [{}],
		error: ['getImportError', {}],
		answer: { body: { is_importing: true } },
	},
	{
		store: navigation,
		selector: 'getFavorites',
		args: [],
		error: ['isNavigationRequesting', 'nothing'],
		answer: { body: ['a'] },
	},
	{
		store: gateways,
		selector: 'getPaymentGateways',
		args: [],
		error: ['getPaymentGatewayError', 'getPaymentGateways'],
		answer: { body: [{ id: 'cod' }] },
	},
	{
		store: plugins,
		selector: 'getActivePlugins',
		args: [],
		error: ['getPluginsError', 'getActivePlugins'],
		answer: { body: { plugins: ['a'] } },
	},
	{
		store: onboarding,
		selector: 'getTaskLists',
		args: [],
		error: ['getOnboardingError', 'getTaskLists'],
		answer: { body: [{ id: 'setup', tasks: [] }] },
	},
	{
		store: user,
		selector: 'getCurrentUser',
		args: [],
		error: ['getLastEntitySaveError'],
		answer: { body: { id: 1 } },
	},
];

const restError = (status: number, code: string): Answer => ({
	status,
	body: { code, message: code, data: { status } },
});

const faults: [fault: string, answer: Handler, code: string][] = [
	['500', restError(500, 'internal_server_error'), 'internal_server_error'],
	['401', restError(401, 'woocommerce_rest_cannot_view'), 'woocommerce_rest_cannot_view'],
	['403', restError(403, 'rest_forbidden'), 'rest_forbidden'],
	[
		'an expired nonce of a signed-out user',
		restError(403, 'rest_cookie_invalid_nonce'),
		'signed_out',
	],
	['HTML in place of JSON', { text: '<!doctype html><p>Down for maintenance</p>' }, 'invalid_json'],
	['a cut connection', () => Promise.reject(new TypeError('Failed to fetch')), 'fetch_error'],
	['a shop that never answers', () => new Promise(() => {}), 'timeout'],
];

/** Replies that are JSON but nothing like what was asked for. */
const nonsense: unknown[] = [
	null,
	'text',
	7,
	[],
	{},
	[null, 1, 'x', {}],
	{ totals: 3, plugins: 4, update: 5 },
];

const anyGet = /^GET \/(wc|wp|jetpack)/;
/** Longer than any time-out. */
const longTime = 61_000;

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

/** Stores whose public selectors have no place for this error. */
const silent = new Set(['getFavorites', 'getCurrentUser']);

describe.each(readings)('$store.name $selector', (reading) => {
	it.each(faults)(
		'survives %s: the error is kept, and a retry brings the data',
		async (_name, answer, code) => {
			shop.on(anyGet, answer);
			const nothing = selectors(reading.store.name)[reading.selector]?.(...reading.args);
			expect(await read(reading)).toEqual(nothing);
			const state = selectors(reading.store.name);
			expect(state['hasFinishedResolution']?.(reading.selector, reading.args)).toBe(true);
			expect(state['hasResolutionFailed']?.(reading.selector, reading.args)).toBe(false);
			if (!silent.has(reading.selector)) expect(errorOf(reading)).toMatchObject({ code });

			shop.on(anyGet, reading.answer);
			const { invalidateResolution } = registry.dispatch(reading.store.name);
			await invalidateResolution?.(reading.selector, reading.args);
			expect(await read(reading)).not.toEqual(nothing);
			expect(errorOf(reading) || undefined).toBeUndefined();
			expect(unhandled).not.toHaveBeenCalled();
		},
	);

	it('does not storm a shop that refuses', async () => {
		shop.on(anyGet, restError(401, 'woocommerce_rest_cannot_view'));
		await read(reading);
		await read(reading);
		expect(shop.calls).toHaveLength(1);
	});

	it('takes an answer that is nothing like the expected without throwing', async () => {
		for (const body of nonsense) {
			shop.on(anyGet, { body });
			await registry.dispatch(reading.store.name)['invalidateResolutionForStore']?.();
			await read(reading);
		}
		expect(unhandled).not.toHaveBeenCalled();
	});

	// Options asked twice share one request by contract (S7.options.1), so there is no old answer.
	const hasOldAnswers = reading.selector !== 'getOption';
	if (!hasOldAnswers) return;
	it('lets the fast new answer win over the slow old one', async () => {
		let isOld = true;
		shop.on(anyGet, async () => {
			const delay = isOld ? 5_000 : 0;
			const answer = isOld ? restError(500, 'old') : reading.answer;
			isOld = false;
			await new Promise((resolve) => setTimeout(resolve, delay));
			return answer;
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
