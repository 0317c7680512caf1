/**
 * Covers every GET that was recorded at a real shop and that a data store sends. The store must send exactly the
 * recorded request, and the selector must return the store server's response. tests/contract checks that these
 * responses match the real shop's.
 */
import { scopeOf } from '../../contract/out-of-scope';
import { packedRecordings, readRecordings, type Recording } from '../../contract/recordings';
import {
	byId,
	counted,
	itself,
	list,
	phpQuery,
	settings,
	stats,
} from '../../support/store-replies';
import type { Query, Reading } from '../../support/store-replies';
import {
	openStores,
	resolving,
	selecting,
	takeExchanges,
} from '../../support/stores/stores-on-a-shop';

const ofOperation = (selector: string) => () => [selector];

const readings: readonly (readonly [about: string, path: RegExp, reading: Reading])[] = [
	[
		'[S7.reports.1, S7.reports.3, S3.report-items-and.1] for stats of every report',
		/^\/wc-analytics\/reports\/([\w-]+)\/stats$/,
		{
			store: 'wc/admin/reports',
			selector: 'getReportStats',
			error: 'getReportStatsError',
			args: (query, name) => [name, query],
			shows: (reply, headers) => counted(stats(reply), headers, stats(reply).intervals.length),
		},
	],
	[
		'[S7.export-and-import.3] for the status of an import',
		/^\/wc-analytics\/reports\/import\/status$/,
		{
			store: 'wc/admin/import',
			selector: 'getImportStatus',
			error: 'getImportError',
			args: (query) => [{ ...query, timestamp: 1 }],
			shows: itself,
		},
	],
	[
		'[S7.export-and-import.4] for what there is to import',
		/^\/wc-analytics\/reports\/import\/totals$/,
		{
			store: 'wc/admin/import',
			selector: 'getImportTotals',
			error: 'getImportError',
			args: (query) => [query],
			shows: itself,
		},
	],
	[
		'[S7.reports.1, S3.report-items-and.1] for rows of every report',
		/^\/wc-analytics\/reports\/([a-z]+|performance-indicators)$/,
		{
			store: 'wc/admin/reports',
			selector: 'getReportItems',
			error: 'getReportItemsError',
			args: (query, name) => [name, query],
			shows: (reply, headers) => counted(reply, headers, list(reply).length),
		},
	],
	[
		'[S7.products.1] for products, categories and every other collection',
		/^\/wc-analytics\/(products\/categories|products|coupons|customers|taxes|variations|orders|leaderboards)$/,
		{
			store: 'wc/admin/items',
			selector: 'getItems',
			error: 'getItemsError',
			args: (query, type) => [type === 'products/categories' ? 'categories' : type, query],
			shows: byId,
		},
	],
	[
		'[S7.settings.1] for settings',
		/^\/wc-analytics\/settings\/(\w+)$/,
		{
			store: 'wc/admin/settings',
			selector: 'getSettings',
			error: 'getSettingsError',
			args: (_query, group) => [group],
			shows: (reply, _headers, group) => ({ [group ?? '']: settings(reply) }),
		},
	],
	[
		'[S7.notes.1] for notes',
		/^\/wc-analytics\/admin\/notes$/,
		{
			store: 'wc/admin/notes',
			selector: 'getNotes',
			error: 'getNotesError',
			args: (query) => [query],
			errorArgs: ofOperation('getNotes'),
			shows: itself,
		},
	],
	[
		'[S7.reviews.1] for reviews',
		/^\/wc-analytics\/products\/reviews$/,
		{
			store: 'wc/admin/reviews',
			selector: 'getReviews',
			error: 'getReviewsError',
			args: (query) => [query],
			shows: itself,
		},
	],
	[
		'for countries',
		/^\/wc-analytics\/data\/countries$/,
		{
			store: 'wc/admin/countries',
			selector: 'getCountries',
			error: 'getCountriesError',
			args: () => [],
			shows: (reply) =>
				list(reply).map(({ code, name, states }) => ({
					code,
					name,
					// PHP turns some codes into numbers.
					states: list(states).map((state) => ({ ...state, code: String(state['code']) })),
				})),
		},
	],
	[
		'for the address rules of countries',
		/^\/wc-analytics\/data\/countries\/locales$/,
		{
			store: 'wc/admin/countries',
			selector: 'getLocales',
			error: 'getCountriesError',
			args: () => [],
			shows: itself,
		},
	],
	[
		'[S7.favorites.1] for favorites',
		/^\/wc-admin\/navigation\/favorites\/me$/,
		{
			store: 'woocommerce-navigation',
			selector: 'getFavorites',
			error: 'isNavigationRequesting',
			args: () => [],
			shows: itself,
		},
	],
	...(
		[
			[
				'[S7.plugins.2] for active plugins',
				'plugins',
				'getActivePlugins',
				/^\/wc-admin\/plugins\/active$/,
			],
			[
				'[S7.plugins.2] for installed plugins',
				'plugins',
				'getInstalledPlugins',
				/^\/wc-admin\/plugins\/installed$/,
			],
			[
				'[S7.plugins.4] for where to connect Jetpack',
				'plugins',
				'getJetpackConnectUrl',
				/^\/wc-admin\/plugins\/connect-jetpack$/,
			],
			[
				'[S7.onboarding.1] for the profile',
				'onboarding',
				'getProfileItems',
				/^\/wc-admin\/onboarding\/profile$/,
			],
			[
				'for the address of the owner',
				'onboarding',
				'getEmailPrefill',
				/^\/wc-admin\/onboarding\/profile\/experimental_get_email_prefill$/,
			],
			[
				'for free extensions',
				'onboarding',
				'getFreeExtensions',
				/^\/wc-admin\/onboarding\/free-extensions$/,
			],
			[
				'for kinds of products',
				'onboarding',
				'getProductTypes',
				/^\/wc-admin\/onboarding\/product-types$/,
			],
			[
				'for suggested ways to pay',
				'onboarding',
				'getPaymentGatewaySuggestions',
				/^\/wc-admin\/payment-gateway-suggestions$/,
			],
			['for tasks', 'onboarding', 'getTaskLists', /^\/wc-admin\/onboarding\/tasks$/],
		] as const
	).map(
		([about, store, selector, path]) =>
			[
				about,
				path,
				{
					store: `wc/admin/${store}`,
					selector,
					error: store === 'plugins' ? 'getPluginsError' : 'getOnboardingError',
					args: (query: Query) => (Object.keys(query).length > 0 ? [query] : []),
					errorArgs: ofOperation(selector),
					shows: (reply: unknown) => {
						const { plugins, email } = reply as Query; // as above
						return plugins ?? email ?? reply;
					},
				},
			] as const,
	),
	[
		'[S1.4] for products by the public API',
		/^\/wc\/v3\/products$/,
		{
			store: 'wc/admin/products',
			selector: 'getProducts',
			error: 'getProductsError',
			args: (query) => [query],
			shows: itself,
		},
	],
	[
		'[S1.4] for one product',
		/^\/wc\/v3\/products\/(\d+)$/,
		{
			store: 'wc/admin/products',
			selector: 'getProduct',
			error: 'getProductError',
			args: (_query, id) => [Number(id)],
			shows: itself,
		},
	],
	[
		'for the user',
		/^\/wp\/v2\/users\/me$/,
		{
			store: 'core',
			selector: 'getCurrentUser',
			error: 'getLastEntitySaveError',
			args: () => [],
			shows: itself,
		},
	],
];

/** Recordings of a signed-out caller, or with a query that no store sends in this form (`_fields` of the tasks). */
function isAsked({ request, file }: Recording): boolean {
	return request.auth === undefined && !scopeOf(file) && file !== 'onboarding-tasks-ids.json';
}

beforeAll(openStores);

describe('The stores request exactly as recorded', () => {
	const recordings = readRecordings(packedRecordings).filter(isAsked);

	it.each(readings)('%s', async (_about, path, reading) => {
		const here = recordings.filter(({ request }) => path.test(request.path));
		expect(here.length).toBeGreaterThan(0);
		for (const { file, request, status, body } of here) {
			const { path: asked, query = {} } = request;
			const parts = path.exec(asked)?.slice(1) ?? [];
			const args = reading.args(query, ...parts);
			takeExchanges();
			const value = await resolving(reading.store)[reading.selector]?.(...args);
			const [exchange, ...more] = takeExchanges();
			if (!exchange) throw new Error(`${file}: nothing was asked.`);
			expect({ file, more: more.map(({ path: further }) => further) }).toEqual({ file, more: [] });
			expect([exchange.method, exchange.path, exchange.query]).toEqual([
				'GET',
				asked,
				phpQuery(query),
			]);
			expect({ file, status: exchange.status }).toEqual({ file, status });
			if (exchange.status < 400) {
				expect(value).toEqual(reading.shows(exchange.reply, exchange.headers, ...parts));
			} else {
				const of = reading.errorArgs?.(query, ...parts) ?? args;
				const error = selecting(reading.store)[reading.error]?.(...of);
				expect(error).toMatchObject({ status: exchange.status, code: Object(body).code });
			}
		}
	});
});
