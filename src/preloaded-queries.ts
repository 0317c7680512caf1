import CurrencyFactory from '@store-analytics/currency';
import type { PageResponse } from '@store-analytics/data';
import type { StoreClock } from '@store-analytics/date';
import { getPersistedQuery } from '@store-analytics/navigation';
import { requestKey } from '@store-analytics/rest-api';
import { readServerFeatures } from './platform/settings/server-features';
import type { AppSettings } from './platform/settings/settings';
import { blockKey, dashboardCharts, statsEndpoint } from './pages/overview/charts/dashboard-charts';
import { chartRequests, indicatorRequests, leaderboardsRequest } from './pages/overview/requests';
import { defaultSections, type Section } from './pages/overview/sections/sections';
import { buildModel, type ReportModel } from './reports/engine/definition/model';
import { periodOf, rangeParams } from './reports/engine/query/period';
import { queriesOf } from './reports/engine/screen/prepare-screen';
import type { Query } from './platform/query';
import { allRows } from './reports/engine/table/use-related';
import { viewOf } from './reports/engine/query/view';
import { reports } from './reports';

/**
 * What each screen asks the shop when it is opened from the menu, for the plugin to answer with the page. The build asks
 * for it (scripts/preloaded-queries.mjs); the app never does.
 */
export interface PreloadedQueries {
	/** Parameters that an address may have besides its dates without another entry. */
	readonly free: readonly string[];
	readonly queries: readonly PreloadedQuery[];
	/** Of Overview: its sections before a user has changed them, and which of an address's parameters its links keep. */
	readonly sections?: Readonly<Record<string, Pick<Section, 'isVisible' | 'hiddenBlocks'>>>;
	readonly persisted?: readonly string[];
}

/** Values that depend on the address are markers such as `{primary.after}`. */
export interface PreloadedQuery {
	readonly kind: PageResponse['kind'];
	readonly endpoint: string;
	readonly query: object;
	/** Of Overview: the section that asks, when it shows one of these blocks. The shop knows those that are not listed. */
	readonly section?: string;
	readonly blocks?: readonly string[];
}

/** An address with dates and an interval that are found again in every entry. */
const example: Query = {
	period: 'custom',
	compare: 'previous_year',
	after: '2004-01-01',
	before: '2005-12-31',
	interval: 'quarter',
};
const exampleRows = 17;
const exampleClock: StoreClock = { now: new Date(0), zone: 'UTC', weekStart: 0, locale: 'en' };

/** What is looked at in these ways is the same, unless a dropdown goes by the name. */
const free: readonly string[] = ['chart', 'chartType', 'type'];

/** The queries of every screen by its path. */
export async function preloadedQueries(): Promise<Record<string, PreloadedQueries>> {
	const screens = await Promise.all(
		reports.map(async ({ path, load }) => {
			const { default: report } = await load();
			return [
				path,
				sameInEveryShop((settings) => ofReport(buildModel(report, '', settings), path, settings)),
			] as const;
		}),
	);
	return { '/analytics/overview': ofOverview(), ...Object.fromEntries(screens) };
}

function ofReport(model: ReportModel, path: string, settings: AppSettings): PreloadedQueries {
	const tools = { query: example, settings, currency: CurrencyFactory(settings.currency) };
	const { related, filters } = model;
	const dropdowns = filters.map(({ param }) => param);
	return {
		free: free.filter((name) => !dropdowns.includes(name)),
		queries: marked([
			...queriesOf(viewOf(model, path, tools, exampleClock)),
			...(related === undefined
				? []
				: [{ kind: 'collection' as const, endpoint: related, query: allRows }]),
		]),
	};
}

function ofOverview(): PreloadedQueries {
	const about = { query: example, period: periodOf(example, '', exampleClock), filters: [] };
	const charts = dashboardCharts();
	const ofBoth = (
		{ primary, secondary }: Record<'primary' | 'secondary', object>,
		entry: Omit<PreloadedQuery, 'query'>,
	): PreloadedQuery[] => [primary, secondary].map((query) => ({ ...entry, query }));
	return {
		free,
		queries: marked([
			...ofBoth(indicatorRequests('{stats}', about), {
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
				query: leaderboardsRequest(exampleRows, about),
				section: 'leaderboards',
			},
		]),
		sections: Object.fromEntries(
			defaultSections().map(({ key, isVisible, hiddenBlocks }) => [
				key,
				{ isVisible, hiddenBlocks },
			]),
		),
		persisted: Object.keys(getPersistedQuery({ ...example, type: '' })),
	};
}

/** Each entry once, with markers for what depends on the address. */
function marked(queries: readonly PreloadedQuery[]): PreloadedQuery[] {
	const asked = queries.map((one) => ({ ...one, query: withMarkers(one.query) }));
	return [...new Map(asked.map((one) => [requestKey(one), one])).values()];
}

function withMarkers(query: object): object {
	const { primary, secondary, interval } = periodOf(example, '', exampleClock);
	const [now, then] = [rangeParams(primary), rangeParams(secondary)];
	const markers = new Map<unknown, string>([
		[now.after, '{primary.after}'],
		[now.before, '{primary.before}'],
		[then.after, '{secondary.after}'],
		[then.before, '{secondary.before}'],
		[interval, '{interval}'],
		[exampleRows, '{rows}'],
		[JSON.stringify(getPersistedQuery(example)), '{persisted_query}'],
	]);
	const values = Object.entries(query).map(([name, value]) => [name, markers.get(value) ?? value]);
	if (/200[345]|quarter/.test(JSON.stringify(values))) {
		throw new Error(`A date or interval is hidden in a query: ${JSON.stringify(query)}`);
	}
	return Object.fromEntries(values);
}

/** The build knows no shop, so settings may not make a difference. */
function sameInEveryShop(build: (settings: AppSettings) => PreloadedQueries): PreloadedQueries {
	const [queries, others] = [build(shop), build({ ...shop, manageStock: true })];
	if (JSON.stringify(queries) !== JSON.stringify(others)) {
		throw new Error(`Preloaded queries depend on the shop's settings: ${JSON.stringify(others)}`);
	}
	return queries;
}

const shop: AppSettings = {
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
	isRtl: false,
	manageStock: false,
	variationSeparator: ' - ',
	capabilities: {},
	defaultDateRange: '',
	dateType: '',
	indicators: [],
	leaderboards: [],
	importsAreScheduled: false,
	server: readServerFeatures({}),
	admin: {},
};
