import type { PageResponse } from '@store-analytics/data';
import { getPersistedQuery } from '@store-analytics/navigation';
import { periodsSoFar } from '@store-analytics/date';
import { homeScreen, overviewScreen, requestKey } from '@store-analytics/rest-api';
import { readServerFeatures } from './platform/settings/server-features';
import type { AppSettings } from './platform/settings/settings';
import { blockKey, dashboardCharts, statsEndpoint } from './pages/overview/charts/dashboard-charts';
import { inboxQuery } from './inbox/inbox-query';
import {
	few,
	metricRequests,
	unapprovedReviews,
	lowStock,
	newestOrders,
	newestRefunds,
	newestReviews,
	openOrders,
} from './pages/home/requests';
import { homePreference, homeSections } from './pages/home/sections';
import { chartRequests, indicatorRequests, leaderboardsRequest } from './pages/overview/requests';
import { defaultSections, type Section } from './pages/overview/sections';
import { buildModel, type ReportModel } from './reports/engine/definition/model';
import type { RequestDates } from './reports/engine/query/period';
import { requestsOf } from './reports/engine/query/report-requests';
import { queriesOf } from './reports/engine/screen/prepare-screen';
import { hiddenColumnsParam, type Query } from './platform/query';
import { allRows } from './reports/engine/table/use-related';
import { reports } from './reports';

/** How the plugin reads the dates of an address. */
export { dateRules } from '@store-analytics/date/rules';

/** The preferences that the plugin makes WooCommerce store for users. */
export { addedPreferences } from '@store-analytics/rest-api';

/** Our paths, the capabilities they need, and the entries that the menu lacks. */
export { pluginScreens } from '@store-analytics/rest-api';

/** What queries can ask for. */
export { queryDeclarations } from './query-declarations';

/** What agents and commands can ask for. */
export { agentDeclarations } from './ability-declarations';

/**
 * The first requests of each screen when it is opened from the menu; the plugin adds their responses to the page. Only
 * the build reads this (scripts/app/preloaded-queries.mjs), never the app.
 */
interface PreloadedQueries {
	/** Parameters that an address may contain beside its dates without needing another entry. */
	readonly free: readonly string[];
	readonly queries: readonly PreloadedQuery[];
	/**
	 * For Overview and Home: the default sections and the preference with the user's changes; for Overview also the
	 * persisted parameters of its links.
	 */
	readonly sections?: Readonly<Record<string, Pick<Section, 'isVisible' | 'hiddenBlocks'>>>;
	readonly preference?: string;
	readonly persisted?: readonly string[];
}

/** Values that depend on the address are names such as `{primary.after}`. */
export interface PreloadedQuery {
	readonly kind: PageResponse['kind'];
	readonly endpoint: string;
	readonly query: object;
	/**
	 * The section that sends the request if it shows one of these blocks. Sections that are not listed are known to the
	 * shop.
	 */
	readonly section?: string;
	readonly blocks?: readonly string[];
	/** The feature that the shop needs for it. */
	readonly needs?: 'stock' | 'reviews';
}

/** Placeholders in queries for the plugin's values: the days of the address, and the user's arrangement of Overview. */
const dates: RequestDates = {
	primary: { after: '{primary.after}', before: '{primary.before}' },
	secondary: { after: '{secondary.after}', before: '{secondary.before}' },
	interval: '{interval}',
};
const indicators = '{stats}';
const leaderboards = { rows: '{rows}', persistedQuery: '{persisted_query}' };

/** An address with dates only; no query may read other parameters from it. */
const address: Query = Object.fromEntries(
	['period', 'compare', 'after', 'before', 'compare_after', 'compare_before', 'interval'].map(
		(name) => [name, `{address.${name}}`],
	),
);

/** These parameters change the display only, unless a dropdown has the same name. */
const free: readonly string[] = ['chart', 'chartType', 'type', hiddenColumnsParam];

/** The queries of every screen by path, including Home where it is ours. */
export async function preloadedQueries({
	withHome,
}: {
	withHome: boolean;
}): Promise<Record<string, PreloadedQueries>> {
	const screens = await Promise.all(
		reports.map(async ({ path, load }) => {
			const { default: report } = await load();
			return [
				path,
				sameInEveryShop((settings) => ofReport(buildModel(report, '', settings))),
			] as const;
		}),
	);
	return {
		...(withHome && { [homeScreen.path]: ofHome() }),
		[overviewScreen.path]: ofOverview(),
		...Object.fromEntries(screens),
	};
}

function ofReport(model: ReportModel): PreloadedQueries {
	const { related, filters } = model;
	const dropdowns = filters.map(({ param }) => param);
	return {
		free: free.filter((name) => !dropdowns.includes(name)),
		queries: eachOnce([
			// Breakdowns ask a query, which no page answers beforehand.
			...queriesOf(requestsOf(model, address, dates)).filter(
				({ endpoint }) => endpoint !== 'breakdown',
			),
			...(related === undefined
				? []
				: [{ kind: 'collection' as const, endpoint: related, query: allRows }]),
		]),
	};
}

function ofOverview(): PreloadedQueries {
	const about = { query: address, dates, filters: [] };
	const charts = dashboardCharts();
	const ofBoth = (
		{ primary, secondary = {} }: { primary: object; secondary: object | undefined },
		entry: Omit<PreloadedQuery, 'query'>,
	): PreloadedQuery[] => [primary, secondary].map((query) => ({ ...entry, query }));
	return {
		free,
		queries: eachOnce([
			...ofBoth(indicatorRequests(indicators, about), {
				kind: 'items',
				endpoint: 'performance-indicators',
				section: 'store-performance',
			}),
			...[...new Set(charts.map(statsEndpoint))].flatMap((endpoint) =>
				ofBoth(chartRequests(charts, endpoint, about), {
					kind: 'stats',
					endpoint,
					section: 'charts',
					blocks: charts.filter((one) => statsEndpoint(one) === endpoint).map(blockKey),
				}),
			),
			{
				kind: 'collection',
				endpoint: 'leaderboards',
				query: leaderboardsRequest(leaderboards, about),
				section: 'leaderboards',
			},
		]),
		sections: byKey(defaultSections()),
		persisted: Object.keys(getPersistedQuery({ ...address, type: '' })),
	};
}

function ofHome(): PreloadedQueries {
	const of =
		(section: string, blocks: readonly string[], needs?: PreloadedQuery['needs']) =>
		(
			kind: PreloadedQuery['kind'],
			endpoint: string,
			...queries: readonly object[]
		): PreloadedQuery[] =>
			queries.map((query) => ({ kind, endpoint, query, section, blocks, ...(needs && { needs }) }));
	const metrics = periodsSoFar.flatMap((period) => {
		const range = (part: string) => ({
			after: `{${period}.${part}.after}`,
			before: `{${period}.${part}.before}`,
		});
		return Object.values(
			metricRequests({ primary: range('primary'), secondary: range('secondary') }),
		);
	});
	return {
		free,
		queries: [
			...of('metrics', ['metrics'])('items', 'performance-indicators', ...metrics),
			...of('todo', ['orders'])('collection', 'orders', openOrders('{actionable}', few.orders)),
			...of('todo', ['reviews'], 'reviews')(
				'reviews',
				'products/reviews',
				unapprovedReviews(few.reviews),
			),
			...of('todo', ['stock'], 'stock')('collection', 'products/low-in-stock', lowStock(few.stock)),
			...of('timeline', ['orders'])('collection', 'orders', newestOrders),
			...of('timeline', ['refunds'])('items', 'orders', newestRefunds),
			...of('timeline', ['reviews'], 'reviews')('reviews', 'products/reviews', newestReviews),
			...of('timeline', ['stock'], 'stock')(
				'collection',
				'products/low-in-stock',
				lowStock(few.stock),
			),
			...of('inbox', ['notes'])('notes', 'admin/notes', inboxQuery),
		],
		sections: byKey(homeSections()),
		preference: homePreference,
	};
}

function byKey(sections: readonly Pick<Section, 'key' | 'isVisible' | 'hiddenBlocks'>[]) {
	return Object.fromEntries(
		sections.map(({ key, isVisible, hiddenBlocks }) => [key, { isVisible, hiddenBlocks }]),
	);
}

/** Each entry once. */
function eachOnce(queries: readonly PreloadedQuery[]): PreloadedQuery[] {
	const strays = queries.filter((one) => JSON.stringify(one).includes('{address.'));
	if (strays.length > 0) {
		throw new Error(
			`Dates of the address got into a query past its dates: ${JSON.stringify(strays)}`,
		);
	}
	return [...new Map(queries.map((one) => [requestKey(one), one])).values()];
}

/** The build knows no shop, so queries must not depend on settings. */
function sameInEveryShop(build: (settings: AppSettings) => PreloadedQueries): PreloadedQueries {
	const [queries, others] = [build(shop), build({ ...shop, manageStock: true })];
	if (JSON.stringify(queries) !== JSON.stringify(others)) {
		throw new Error(`Preloaded queries depend on the shop's settings: ${JSON.stringify(others)}`);
	}
	return queries;
}

const shop: AppSettings = {
	currencies: [],
	adminUrl: '',
	siteTitle: '',
	rootLabel: '',
	currency: {},
	orderStatuses: {},
	stockStatuses: {},
	countries: {},
	siteLocale: 'en_US',
	userLocale: 'en_US',
	weekdaysShort: [],
	weekStart: undefined,
	dateFormat: '',
	timeZone: '',
	timeFormat: '',
	isRtl: false,
	manageStock: false,
	reviewsEnabled: false,
	standsAlone: false,
	canChangeShops: false,
	connectedShop: null,
	dataSource: {
		kind: 'export',
		place: '',
		importedAt: '',
		newestOrder: '',
		faults: { count: 0, sentences: [] },
		gaps: [],
		damage: null,
	},
	shops: [],
	currentShop: '',
	variationSeparator: ' - ',
	capabilities: {},
	defaultDateRange: '',
	fiscalYearStart: 1,
	firstOrderDay: '',
	dateType: '',
	actionableStatuses: [],
	indicators: [],
	leaderboards: [],
	importsAreScheduled: false,
	server: readServerFeatures({}),
	admin: {},
};
