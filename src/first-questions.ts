import CurrencyFactory from '@store-analytics/currency';
import type { PageAnswer } from '@store-analytics/data';
import { requestKey } from '@store-analytics/rest-api';
import type { AppSettings } from './boot/settings';
import { buildModel, type ReportModel } from './reports/engine/model';
import { periodOf, rangeParams } from './reports/engine/period';
import { questionsOf } from './reports/engine/prepare-screen';
import type { Query } from './reports/engine/query';
import { everything } from './reports/engine/use-related';
import { viewOf } from './reports/engine/view';
import { reports } from './reports';

/**
 * What each screen asks the shop when it is opened from the menu, for the plugin to answer with the page. The build asks
 * for it (scripts/first-questions.mjs); the app never does.
 */
export interface FirstQuestions {
	/** Parameters that an address may have besides its dates without another question. */
	readonly free: readonly string[];
	readonly questions: readonly FirstQuestion[];
}

/** Values that depend on the address are markers such as `{primary.after}`. */
export interface FirstQuestion {
	readonly kind: PageAnswer['kind'];
	readonly endpoint: string;
	readonly query: object;
}

/** An address with dates and an interval that are found again in every question. */
const example: Query = {
	period: 'custom',
	compare: 'previous_year',
	after: '2004-01-01',
	before: '2005-12-31',
	interval: 'quarter',
};

/** The questions of every screen by its path. */
export async function firstQuestions(): Promise<Record<string, FirstQuestions>> {
	const screens = await Promise.all(
		reports.map(async ({ slug, place, load }) => {
			const { default: report } = await load();
			const path = place?.path ?? `/analytics/${slug}`;
			return [
				path,
				sameInEveryShop((settings) => ofReport(buildModel(report, '', settings), path, settings)),
			] as const;
		}),
	);
	return Object.fromEntries(screens);
}

function ofReport(model: ReportModel, path: string, settings: AppSettings): FirstQuestions {
	const tools = { query: example, settings, currency: CurrencyFactory(settings.currency) };
	const { related, filters } = model;
	const questions: FirstQuestion[] = [
		...questionsOf(viewOf(model, path, tools)),
		...(related === undefined
			? []
			: [{ kind: 'collection' as const, endpoint: related, query: everything }]),
	];
	const asked = questions.map((one) => ({ ...one, query: withMarkers(one.query) }));
	const dropdowns = filters.map(({ param }) => param);
	return {
		free: ['chart', 'chartType', 'type'].filter((name) => !dropdowns.includes(name)),
		questions: [...new Map(asked.map((one) => [requestKey(one), one])).values()],
	};
}

function withMarkers(query: object): object {
	const { primary, secondary, interval } = periodOf(example, '');
	const [now, then] = [rangeParams(primary), rangeParams(secondary)];
	const markers = new Map<unknown, string>([
		[now.after, '{primary.after}'],
		[now.before, '{primary.before}'],
		[then.after, '{secondary.after}'],
		[then.before, '{secondary.before}'],
		[interval, '{interval}'],
	]);
	const marked = Object.entries(query).map(([name, value]) => [name, markers.get(value) ?? value]);
	if (/200[345]|quarter/.test(JSON.stringify(marked))) {
		throw new Error(`A date or interval is hidden in a question: ${JSON.stringify(query)}`);
	}
	return Object.fromEntries(marked);
}

/** The build knows no shop, so settings may not make a difference. */
function sameInEveryShop(build: (settings: AppSettings) => FirstQuestions): FirstQuestions {
	const [questions, others] = [build(shop), build({ ...shop, manageStock: true })];
	if (JSON.stringify(questions) !== JSON.stringify(others)) {
		throw new Error(`Questions depend on the shop's settings: ${JSON.stringify(others)}`);
	}
	return questions;
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
	admin: {},
};
