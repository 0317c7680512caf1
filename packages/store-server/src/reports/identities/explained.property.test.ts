import {
	addUp,
	meaningOf,
	rowsBehind,
	sumOfTerms,
	type MetricMeaning,
} from '@store-analytics/rest-api/metrics';
import { ShopBench, type Query } from '../../testing/made-shop';
import { rowsOf, totalsOf } from '../../testing/report-replies';
import { declaredReports, reportNames, rulesOf } from '../../testing/report-table';
import { exact, type Numbers } from '../../testing/sums';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

const quarter: Query = { after: '2025-10-01T00:00:00', before: '2025-12-31T23:59:59' };
const narrowed: Readonly<Record<string, readonly Query[]>> = {
	orders: [{ customer_type: 'returning' }, { status_is: ['completed'] }, { refunds: 'none' }],
};

describe('what explains a number, whatever the shop', () => {
	it('is a formula whose terms give the number, and where something is left, what returns held of tax and shipping', async () => {
		await bench.inShops(8, async ({ ask, pick, shop }) => {
			const rules = rulesOf(shop.settings.rules);
			const report = pick(reportNames);
			const query = pick<Query>([{}, quarter, ...(narrowed[report] ?? [])]);
			const totals = await totalsOf(ask, report, query);
			const meanings = declaredReports[report].keys.map((key) => meaningOf(report, key, rules));
			for (const meaning of meanings) {
				const formula = meaning?.formula;
				if (!formula) continue;
				const sum = exact(sumOfTerms(formula, totals));
				const whole = exact(totals[meaning.key] ?? NaN);
				if (formula.rest) {
					const rows = await rowsOf(ask, 'orders', query);
					const returned = rows.filter(({ net_total = 0 }) => net_total < 0);
					const rest = returned.reduce(
						(all, { net_total = 0, total_sales = 0 }) => all + net_total - total_sales,
						0,
					);
					const sign = meaning.key === 'net_revenue' ? 1 : -1;
					expect([meaning.key, exact(whole - sum)]).toEqual([meaning.key, exact(sign * rest)]);
				} else if (formula.per) {
					const per = totals[formula.per] ?? NaN;
					expect([meaning.key, whole]).toEqual([meaning.key, exact(per ? sum / per : 0)]);
				} else expect([meaning.key, whole]).toEqual([meaning.key, sum]);
			}
		});
	});

	it('are rows that add up to the number', async () => {
		await bench.inShops(8, async ({ ask, pick, shop }) => {
			const rules = rulesOf(shop.settings.rules);
			const report = pick(reportNames);
			const query = pick<Query>([{}, quarter, ...(narrowed[report] ?? [])]);
			const totals = await totalsOf(ask, report, query);
			for (const key of declaredReports[report].keys) {
				const behind = rowsBehind(report, key, query, rules);
				if (!behind) continue;
				const rows = await rowsOf<Numbers>(ask, behind.report, behind.query as Query); // as: made of it
				expect([key, addUp(behind, rows)]).toEqual([key, exact(totals[key] ?? NaN)]);
			}
		});
	});
});

it('every number of every report with statistics has a sentence', () => {
	const rules = rulesOf('9.4');
	for (const report of reportNames) {
		for (const key of declaredReports[report].keys) {
			const meaning: MetricMeaning | undefined = meaningOf(report, key, rules);
			expect([key, meaning?.explanation()]).toEqual([key, expect.stringMatching(/^[A-Z].+\.$/)]);
		}
	}
});
