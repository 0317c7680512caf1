import {
	addUp,
	loadCauses,
	loadRows,
	meaningOf,
	rowsBehind,
	sumOfTerms,
	type FetchRows,
} from '@store-analytics/rest-api/metrics';
import { FROM, ShopBench, UNTIL, type Ask, type Query } from '../../testing/made-shop';
import { rowsOf, totalsOf } from '../../testing/report-replies';
import type { ShopDescription } from '../../testing/shops/shop-description';
import { declaredReports, reportNames, rulesOf } from '../../testing/report-table';
import { exact } from '../../testing/sums';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

const quarter: Query = { after: '2025-10-01T00:00:00', before: '2025-12-31T23:59:59' };
const narrowed: Readonly<Record<string, readonly Query[]>> = {
	orders: [{ customer_type: 'returning' }, { status_is: ['completed'] }, { refunds: 'none' }],
};

/** All rows, and all documents, as one page. */
function asking(ask: Ask): FetchRows {
	async function* all(rows: Promise<readonly unknown[]>) {
		const data = await rows;
		yield { data, totalResults: data.length };
	}
	const documents = async (path: string, query: Query) => {
		const found: unknown[] = [];
		for (let page = 1; found.length === (page - 1) * 100; page++) {
			found.push(...(await ask<unknown[]>(path, { ...query, page, per_page: 100 })).body);
		}
		return found;
	};
	return {
		rows: (report, query) => all(rowsOf<unknown>(ask, report, query as Query)), // as: made of it
		documents: (kind, query) =>
			all(documents(kind === 'orders' ? kind : '../wc/v3/refunds', query as Query)), // as: made of it
	};
}

/** The most that rounding can add up to: a smallest unit for each line and total of orders and refunds. */
function roundingOf({ orders, settings }: ShopDescription): number {
	const amounts = orders.map(
		({ lines, fees, refunds }) => (lines.length + fees.length + 2) * (1 + refunds.length),
	);
	return amounts.reduce((sum, count) => sum + count, 0) / 10 ** settings.currency.decimals;
}

/** Tax and shipping of what came back, of the rows of Orders. */
async function taxOfReturns(ask: Ask, query: Query): Promise<number> {
	const rows = await rowsOf(ask, 'orders', query);
	return rows
		.filter(({ net_total = 0 }) => net_total < 0)
		.reduce((sum, { net_total = 0, total_sales = 0 }) => sum + net_total - total_sales, 0);
}

describe('The explanation of a number in any shop', () => {
	it('has a formula whose terms give the number; a remainder is the tax and shipping of returns', async () => {
		await bench.inShops(12, async ({ ask, pick, shop }) => {
			const rules = rulesOf(shop.settings.rules);
			for (const report of new Set(['revenue' as const, pick(reportNames), pick(reportNames)])) {
				const query = pick<Query>([{}, quarter, ...(narrowed[report] ?? [])]);
				const totals = await totalsOf(ask, report, query);
				for (const key of declaredReports[report].keys) {
					const formula = meaningOf(report, key, rules)?.formula;
					if (!formula) continue;
					const sum = sumOfTerms(formula, totals);
					const per = formula.per === undefined ? 1 : (totals[formula.per] ?? NaN);
					const rest = formula.rest ? await taxOfReturns(ask, query) : 0;
					const expected = per ? (sum - (key === 'gross_sales' ? rest : -rest)) / per : 0;
					expect([key, exact(totals[key] ?? NaN)]).toEqual([key, exact(expected)]);
				}
			}
		});
	});

	it('leaves nothing but rounding of the difference from a number of the same name without a cause', async () => {
		await bench.inShops(12, async ({ ask, pick, shop }) => {
			const { dateType, excludedStatuses } = shop.settings;
			const rules = { ...rulesOf(shop.settings.rules), dateType, excludedStatuses };
			const days = pick<Query>([{ after: FROM, before: UNTIL }, quarter]);
			const numberOf = async (report: 'orders' | 'products' | 'variations', metric: string) => {
				const totals = await totalsOf(ask, report, days);
				return { report, metric, value: totals[metric] ?? NaN };
			};
			const isGone = ({ fate }: { readonly fate: string }) => fate !== 'kept';
			const areGone = shop.products.some((one) => isGone(one) || one.variations.some(isGone));
			// Orders do not say which of their lines had a variation that was deleted.
			const reports = areGone ? (['products'] as const) : (['products', 'variations'] as const);
			for (const metric of ['orders_count', 'net_revenue']) {
				for (const report of reports) {
					const [from, to] = [await numberOf(report, metric), await numberOf('orders', metric)];
					const found = await loadCauses(from, to, days, rules, asking(ask));
					const causes = found?.status === 'ready' ? found.causes : [];
					const sum = causes.reduce((all, { value }) => all + value, from.value);
					expect([report, metric, exact(sum)]).toEqual([report, metric, exact(to.value)]);
					const rest = causes.find(({ kind }) => kind === 'rest')?.value ?? 0;
					const room = metric === 'orders_count' ? 0 : roundingOf(shop);
					expect([report, metric, Math.abs(rest) <= room || rest]).toEqual([report, metric, true]);
				}
			}
		});
	});

	it('has rows that add up to the number', async () => {
		await bench.inShops(12, async ({ ask, pick, shop }) => {
			const { dateType, excludedStatuses } = shop.settings;
			const rules = { ...rulesOf(shop.settings.rules), dateType, excludedStatuses };
			for (const report of new Set(['revenue' as const, pick(reportNames), pick(reportNames)])) {
				const query = pick<Query>([{}, quarter, ...(narrowed[report] ?? [])]);
				const totals = await totalsOf(ask, report, query);
				for (const key of declaredReports[report].keys) {
					const behind = rowsBehind(report, key, query, rules);
					// Of products that were deleted orders do not say which they were.
					if (!behind || key === 'products') continue;
					const loaded = await loadRows(behind, asking(ask));
					const sum = loaded.status === 'ready' ? addUp(behind, loaded.rows) : NaN;
					expect([key, exact(sum)]).toEqual([key, exact(totals[key] ?? NaN)]);
				}
			}
		});
	});
});

it('Every number of every report with statistics has a sentence', () => {
	const rules = rulesOf('9.4');
	for (const report of reportNames) {
		for (const key of declaredReports[report].keys) {
			const meaning = meaningOf(report, key, rules);
			expect([key, meaning?.explanation()]).toEqual([key, expect.stringMatching(/^[A-Z].+\.$/)]);
		}
	}
});
