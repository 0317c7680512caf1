import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { getHistory, getNewPath, parseQuery } from '@store-analytics/navigation';
import { listReports } from '../../../reports/list';
import { readSettings } from '../../../platform/settings/settings';
import { knownCommands } from '../commands';
import { askedCommands } from './asked-commands';
import { understand, type Understood } from './understand';
import { vocabulary } from './vocabulary';

const settings = {
	...readSettings({}),
	capabilities: { view_woocommerce_reports: true, manage_woocommerce: true },
};
const today = '2026-11-27';
const unknownText = 'nothing';

/** Reads texts with the words of a language, as its translators wrote them. */
function speak(language: string) {
	resetLocaleData({}, 'store-analytics');
	if (language !== 'en_US') {
		const file = path.resolve(__dirname, `../../../../languages/store-analytics-${language}.po`);
		const items = PO.parse(readFileSync(file, 'utf8')).items;
		const texts = items.map(({ msgctxt, msgid, msgstr }) => [
			msgctxt ? `${msgctxt}\u0004${msgid}` : msgid,
			msgstr,
		]);
		setLocaleData(Object.fromEntries(texts), 'store-analytics');
	}
	const known = knownCommands(settings, listReports(settings), []);
	const words = vocabulary(known, { userLocale: language });
	const read = (text: string): Understood | undefined => {
		const { screen, ...said } = understand(text, words, today) ?? { screen: unknownText };
		if (screen === unknownText) return undefined;
		// Some names are those of a number and of a screen: the command decides.
		return said.metric === undefined && screen !== undefined ? { ...said, screen } : said;
	};
	return { known, words, read };
}
afterAll(() => resetLocaleData({}, 'store-analytics'));

const lastMonth = { range: { period: 'last_month' } };
const thisWeek = { range: { period: 'week' } };
const sales = { metric: 'net_revenue' };
const average = { metric: 'avg_order_value' };
const returns = { metric: 'refunds' };
const byCountry = { dimension: 'billing_country' };
const yearAgo = { compare: 'previous_year' };
const rolling = (period: string) => ({ range: { period } });

type Case = readonly [text: string, said: Understood | undefined];
const cases: Readonly<Record<string, readonly Case[]>> = {
	en_US: [
		['revenue last month by country', { ...sales, ...lastMonth, ...byCountry }],
		['by country revenue last month', { ...sales, ...lastMonth, ...byCountry }],
		['Show me the net sales of last month, per country', { ...sales, ...lastMonth, ...byCountry }],
		['aov', average],
		['AOV this year', { ...average, range: { period: 'year' } }],
		['refunds this week', { ...returns, ...thisWeek }],
		['compare with last year', yearAgo],
		['sales yesterday vs last year', { ...sales, range: { period: 'yesterday' }, ...yearAgo }],
		['orders today without comparison', expect.objectContaining({ compare: 'none' })],
		['revenue last 45 days', { ...sales, ...rolling('last_45_days') }],
		['past 6 weeks', rolling('last_6_weeks')],
		['new customers by channel', { metric: 'new_customers', dimension: 'source_type' }],
		['average order value by payment method', { ...average, dimension: 'payment_method' }],
		['revenue by hour of the day', { ...sales, dimension: 'hour' }],
		[
			'items sold by product ytd',
			{ metric: 'num_items_sold', dimension: 'product', range: { period: 'year' } },
		],
		[
			'taxes october',
			{ metric: 'taxes', range: { period: 'custom', after: '2026-10-01', before: '2026-10-31' } },
		],
		[
			'taxes December',
			{ metric: 'taxes', range: { period: 'custom', after: '2025-12-01', before: '2025-12-31' } },
		],
		[
			'taxes february 2024',
			{ metric: 'taxes', range: { period: 'custom', after: '2024-02-01', before: '2024-02-29' } },
		],
		[
			'gross sales 2025',
			{
				metric: 'gross_sales',
				range: { period: 'custom', after: '2025-01-01', before: '2025-12-31' },
			},
		],
		['2025', undefined],
		[
			'avg order value by channel last week',
			{ ...average, dimension: 'source_type', range: { period: 'last_week' } },
		],
		[
			'discounts last quarter vs previous year',
			{ metric: 'coupons', range: { period: 'last_quarter' }, ...yearAgo },
		],
		['top products this month', { screen: '/analytics/products', range: { period: 'month' } }],
		['products last year', { screen: '/analytics/products', range: { period: 'last_year' } }],
	],
	de_DE: [
		['Umsatz letzter Monat nach Land', { ...sales, ...lastMonth, ...byCountry }],
		['Nettoumsatz im letzten Monat nach Ländern', { ...sales, ...lastMonth, ...byCountry }],
		['umsatz letzten monat je land', { ...sales, ...lastMonth, ...byCountry }],
		['Erstattungen diese Woche', { metric: 'refunds', ...thisWeek }],
		['gegenüber dem Vorjahr', yearAgo],
		['Warenkorb letzte 30 Tage', { ...average, ...rolling('last_30_days') }],
		[
			'Umsatz März 2025',
			{ ...sales, range: { period: 'custom', after: '2025-03-01', before: '2025-03-31' } },
		],
	],
	es_ES: [
		['ventas mes pasado por país', { ...sales, ...lastMonth, ...byCountry }],
		['ventas del mes pasado por pais', { ...sales, ...lastMonth, ...byCountry }],
		['reembolsos esta semana', { metric: 'refunds', ...thisWeek }],
		['comparar con el año pasado', yearAgo],
		['ticket medio últimos 30 días', { ...average, ...rolling('last_30_days') }],
	],
	fr_FR: [
		['chiffre d’affaires mois dernier par pays', { ...sales, ...lastMonth, ...byCountry }],
		["chiffre d'affaires du mois dernier par pays", { ...sales, ...lastMonth, ...byCountry }],
		['remboursements cette semaine', expect.objectContaining({ metric: 'refunds', ...thisWeek })],
		['comparer avec l’année dernière', yearAgo],
		['panier moyen 30 derniers jours', { ...average, ...rolling('last_30_days') }],
	],
	ja: [
		['先月の国別の売上', { ...sales, ...lastMonth, ...byCountry }],
		['売上 先月 国別', { ...sales, ...lastMonth, ...byCountry }],
		['今週の返品', expect.objectContaining({ metric: 'refunds', ...thisWeek })],
		['前年と比較', yearAgo],
		['客単価 過去30日', { ...average, ...rolling('last_30_days') }],
		[
			'10月の売上',
			{ ...sales, range: { period: 'custom', after: '2026-10-01', before: '2026-10-31' } },
		],
	],
	ar: [
		['المبيعات الشهر الماضي حسب البلد', { ...sales, ...lastMonth, ...byCountry }],
		['الإيرادات في الشهر الماضي حسب الدولة', { ...sales, ...lastMonth, ...byCountry }],
		['المرتجعات هذا الأسبوع', expect.objectContaining({ metric: 'refunds', ...thisWeek })],
		['مقارنة بالعام الماضي', yearAgo],
		['متوسط السلة آخر 30 يومًا', { ...average, ...rolling('last_30_days') }],
	],
};

describe('The palette understands words', () => {
	describe.each(Object.entries(cases))('in %s:', (language, texts) => {
		let read: (text: string) => Understood | undefined;
		beforeAll(() => ({ read } = speak(language)));

		it.each(texts)('%s', (text, said) => expect(read(text)).toEqual(said));
	});

	describe('with one wrong letter in each:', () => {
		let read: (text: string) => Understood | undefined;
		beforeAll(() => ({ read } = speak('en_US')));
		const whole = { ...sales, ...lastMonth, ...byCountry };

		it.each(['revnue last month by country', 'revenue lats monht by coutnry'])('%s', (text) =>
			expect(read(text)).toEqual(whole),
		);
		it.each(['ravvenue last month', 'revenue lst yar by contry', 'aob last month', 'salse'])(
			'but no more: %s',
			(text) => expect(read(text)).toBeUndefined(),
		);
	});

	it.each([
		'hoodie',
		'revenue hoodie last month',
		'revenue by',
		'revenue last month last week',
		'revenue sales by country city',
		'last 0 days',
		'',
		'   ',
		'by',
	])('and nothing where one is unknown or said twice: "%s"', (text) => {
		const said = speak('en_US').read(text);
		expect(said === undefined || Object.keys(said).length === 0).toBe(true);
	});
});

describe('The command for words', () => {
	const { known, words } = speak('en_US');
	const asked = (text: string) => askedCommands(text, words, known)[0];
	const address = (text: string) => {
		const href = asked(text)?.href ?? '';
		return parseQuery(href.slice(href.indexOf('?')));
	};
	const open = (query: Record<string, string>, path: string) =>
		getHistory().push(getNewPath(query, path, {}));
	beforeEach(() => open({}, '/analytics/overview'));

	it('says what has been understood, and where it leads', () => {
		expect(asked('revnue last month by country')).toMatchObject({
			label: 'Net sales · Last month · by Country',
			hint: 'Breakdown',
			group: 'numbers',
		});
		expect(asked('revenue last month')?.label).toBe('Net sales · Last month');
		expect(asked('taxes last month')).toMatchObject({ hint: 'Taxes' });
		expect(asked('compare with last year')?.label).toBe('compared: Previous year');
		expect(asked('taxes october 2025')?.label).toBe('Taxes · October 2025');
		expect(asked('taxes 2025')?.label).toBe('Taxes · 2025');
	});

	it.each([
		[
			'revenue last month by country',
			'breakdown',
			{ by: 'billing_country', chart: 'net_revenue', period: 'last_month' },
		],
		['aov', 'orders', { chart: 'avg_order_value' }],
		['refunds this week', 'refunds', { chart: 'refunds', period: 'week' }],
		['refunds by reason', 'refunds', { by: 'refund_reason', chart: 'refunds' }],
		['refunds by country', 'refunds', { by: 'billing_country', chart: 'refunds' }],
		['items sold last 7 days', 'products', { chart: 'items_sold', period: 'last_7_days' }],
		['coupons last month', 'coupons', { period: 'last_month' }],
		['discounts last month', 'revenue', { chart: 'coupons', period: 'last_month' }],
		['revenue last month', 'revenue', { chart: 'net_revenue', period: 'last_month' }],
		['orders by weekday', 'breakdown', { by: 'weekday', chart: 'orders_count' }],
	])('opens the screen that shows it: %s', (text, report, query) => {
		expect(address(text)).toMatchObject({ path: `/analytics/${report}`, ...query });
	});

	it('keeps the dates of the screen unless it names others, and its filters if it names dates only', () => {
		open(
			{ period: 'last_year', compare: 'previous_year', device_is: 'Mobile' },
			'/analytics/orders',
		);
		expect(address('aov')).toMatchObject({ period: 'last_year', compare: 'previous_year' });
		expect(address('revenue october 2025')).toMatchObject({
			...{ period: 'custom', after: '2025-10-01', before: '2025-10-31' },
		});
		expect(address('last month vs previous period')).toEqual({
			...{ page: 'wc-admin', path: '/analytics/orders', device_is: 'Mobile' },
			...{ period: 'last_month', compare: 'previous_period' },
		});
	});

	it.each(['orders', 'Country', 'refunds', 'reason', 'orders of reason', 'customers by reason'])(
		'leaves names of screens, and what no screen shows, to the search: %s',
		(text) => expect(asked(text)).toBeUndefined(),
	);
});
