import CurrencyFactory from '@store-analytics/currency';
import { loadLocaleData, type StoreClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import { reports } from '../..';
import { buildModel } from '../definition/model';
import { summaryItems } from '../summary/summary';
import { viewOf } from './view';

const settings = readSettings({});
const currency = CurrencyFactory();
const RealDate = Date;

const clock = (now: string, zone: string, weekStart: StoreClock['weekStart']): StoreClock => ({
	now: new Date(now),
	zone,
	weekStart,
	locale: 'en',
});

const elsewhen = RealDate.UTC(2001, 1, 3);

/** Simulates a page at another address, in an inaccessible shop, on a machine whose clock is years behind. */
function beElsewhere() {
	window.history.replaceState(null, '', '/wp-admin/admin.php?page=wc-admin&period=last_year');
	loadLocaleData({ userLocale: 'en_US', weekdaysShort: [], weekStart: 3 });
	Object.defineProperty(window, 'wcSettings', { configurable: true, get: refuse });
	// Moment reads the clock when it parses any text, for parts that the text may lack.
	globalThis.Date = new Proxy(RealDate, {
		construct: (target, args) => Reflect.construct(target, args.length === 0 ? [elsewhen] : args),
		get: (target, name) => (name === 'now' ? () => elsewhen : Reflect.get(target, name)),
	}) as DateConstructor;
}

function refuse(): never {
	throw new Error('Somebody has looked at the settings of the page.');
}

/** Collects what every report requests at an address: the dates of its requests and the links of its numbers. */
async function lookAt(query: Record<string, string>, at: StoreClock) {
	const models = await Promise.all(
		reports.map(async ({ load }) => buildModel((await load()).default, '', settings)),
	);
	beElsewhere();
	return models.map((model) => {
		const view = viewOf(model, '/analytics/here', { query, settings, currency }, at);
		const { primary, secondary } = view.stats;
		const summary = summaryItems(
			model.charts,
			{ primary: {}, secondary: {} },
			{ query, path: '/analytics/here', compare: view.period.compare, currency },
		);
		return {
			isDated: model.dated !== false,
			days: [primary.after, primary.before, secondary?.after, secondary?.before],
			table: [view.table.after, view.table.before],
			range: view.period.primary.range,
			links: summary.map(({ href }) => href),
		};
	});
}

afterEach(() => {
	globalThis.Date = RealDate;
	Reflect.deleteProperty(window, 'wcSettings');
	loadLocaleData({ userLocale: 'en_US', weekdaysShort: [], weekStart: 0 });
	window.history.replaceState(null, '', '/');
});

describe('The requests and links of every report', () => {
	it.each([
		['2026-11-20T17:00:00Z', 'America/New_York', 0, '15', '20', '08', '13'],
		['2026-11-20T17:00:00Z', 'America/New_York', 1, '16', '20', '09', '13'],
		// There it is Saturday already, and weeks begin on Saturday.
		['2026-11-20T17:00:00Z', 'Pacific/Auckland', 6, '21', '21', '14', '14'],
		['2026-11-20T17:00:00Z', '-03:30', 0, '15', '20', '08', '13'],
	] as const)(
		'depend only on address and clock: %s in %s, weeks from day %i',
		async (now, zone, weekStart, first, last, firstBefore, lastBefore) => {
			const query = { period: 'week', compare: 'previous_period' };
			const seen = await lookAt(query, clock(now, zone, weekStart));
			const dated = seen.filter(({ isDated }) => isDated);
			expect(dated.length).toBeGreaterThan(6);
			const start = (day: string) => `2026-11-${day}T00:00:00`;
			const end = (day: string) => `2026-11-${day}T23:59:59`;
			for (const { days, table } of dated) {
				expect(days).toEqual([start(first), end(last), start(firstBefore), end(lastBefore)]);
				expect(table).toEqual([start(first), end(last)]);
			}
			const links = seen.flatMap((one) => one.links);
			expect(links.length).toBeGreaterThan(10);
			for (const link of links) {
				expect(link).toContain('page=wc-admin&period=week&compare=previous_period&chart=');
				expect(link).toContain('path=%2Fanalytics%2Fhere');
			}
		},
	);
});
