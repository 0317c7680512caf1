import type { Query } from '../query';
import { itemSources } from './item-sources';
import { loadItems } from './items';
import type { FetchReports, ChangeSubject, Row } from './subject';

const subject: ChangeSubject = {
	endpoint: 'products',
	rows: 'products',
	metric: 'items_sold',
	filters: { categories: '15' },
	before: { after: 'before', before: '' },
	now: { after: 'now', before: '' },
	toUnits: Math.round,
	countryName: String,
	ordersAlone: true,
	fullRefunds: true,
};
const [products] = itemSources({ ...subject, filters: {} });
if (!products) throw new Error('Products are listed by products.');

/** A shop that lists at most two rows, and a record of all requests by id. */
function shop(periods: Readonly<Record<string, Readonly<Record<number, number>>>>) {
	const asked: Query[] = [];
	const rows: FetchReports['rows'] = async (_report, query) => {
		asked.push(query);
		const all = Object.entries(periods[String(query['after'])] ?? {}).map(([id, sold]): Row => ({
			product_id: Number(id),
			items_sold: sold,
		}));
		const { products: ids } = query;
		if (Array.isArray(ids)) {
			return { rows: all.filter(({ product_id: id }) => ids.includes(id)), total: ids.length };
		}
		const sorted = all.sort((a, b) => Number(b['items_sold']) - Number(a['items_sold']));
		return { rows: sorted.slice(0, 2), total: all.length };
	};
	return { rows, asked };
}

const sold = (row: Row | undefined) => row?.['items_sold'];

describe('The items of two periods', () => {
	it('are requested by id when only the other period’s list contains them', async () => {
		const { rows, asked } = shop({ before: { 1: 90, 2: 80, 3: 70 }, now: { 1: 5, 2: 60, 3: 99 } });
		const items = await loadItems(subject, products, { rows });
		expect(items.map(({ id, before, now }) => [id, sold(before), sold(now)])).toEqual([
			[3, 70, 99],
			[2, 80, 60],
			[1, 90, 5],
		]);
		expect(asked.slice(2).map(({ after, products: ids }) => [after, ids])).toEqual([
			['before', [3]],
			['now', [1]],
		]);
		expect(asked.every(({ categories }) => categories === '15')).toBe(true);
	});

	it('have no row in a period whose complete list lacks them, without another request', async () => {
		const { rows, asked } = shop({ before: { 1: 90 }, now: { 2: 60 } });
		const items = await loadItems(subject, products, { rows });
		expect(items.map(({ id, before, now }) => [id, sold(before), sold(now)])).toEqual([
			[2, undefined, 60],
			[1, 90, undefined],
		]);
		expect(asked).toHaveLength(2);
	});

	it('are values of a breakdown by their texts, also those that one list lacks', async () => {
		const by = {
			...subject,
			endpoint: 'breakdown',
			rows: 'breakdown',
			metric: 'net_revenue',
		} as const;
		const [values] = itemSources({ ...by, filters: { by: 'device' } });
		if (!values) throw new Error('A breakdown is listed by its rows.');
		const asked: unknown[] = [];
		const rows: FetchReports['rows'] = async (_report, query) => {
			asked.push(query['values']);
			const id = query['after'] === 'now' || query['values'] ? 'Mobile' : '~';
			const label = id === '~' ? '(unknown)' : id;
			return { rows: [{ id, label, net_revenue: 5 }], total: 2 };
		};
		const items = await loadItems({ ...by, filters: { by: 'device' } }, values, { rows });
		expect(items.map(({ id, name }) => [id, name])).toEqual([
			['Mobile', 'Mobile'],
			['~', '(unknown)'],
		]);
		expect(asked).toEqual([undefined, undefined, ['Mobile'], ['~']]);
	});

	it('are taxes of a rate for each code and percent since 11.2', async () => {
		const [taxes] = itemSources({
			...subject,
			endpoint: 'taxes',
			rows: 'taxes',
			metric: 'total_tax',
		});
		if (!taxes) throw new Error('Taxes are listed by taxes.');
		const tax = (name: string, total: number) => ({
			...{ tax_rate_id: 0, country: 'US', state: '', name, priority: 1, tax_rate: 5 },
			total_tax: total,
		});
		const rows: FetchReports['rows'] = async (_report, { after }) => {
			const found = after === 'now' ? [tax('City', 3), tax('State', 9)] : [tax('City', 1)];
			return { rows: found, total: found.length };
		};
		const totals = async (taxLines: boolean) => {
			const items = await loadItems({ ...subject, taxLines }, taxes, { rows });
			return items.map(({ name, before, now }) => [
				name,
				before?.['total_tax'],
				now?.['total_tax'],
			]);
		};
		expect(await totals(true)).toEqual([
			['US-CITY-1', 1, 3],
			['US-STATE-1', undefined, 9],
		]);
		expect(await totals(false)).toHaveLength(1);
	});

	it('use their id as name if they have none', async () => {
		const items = await loadItems(subject, products, shop({ before: {}, now: { 7: 1 } }));
		expect(items.map(({ name }) => name)).toEqual(['#7']);
	});
});

describe('The items that a change is split by', () => {
	const keys = (changes: Partial<ChangeSubject>) =>
		itemSources({ ...subject, filters: {}, ...changes }).map(({ report }) => report);

	it('are the report’s rows and rows of other reports with the same money', () => {
		const orders = { endpoint: 'orders', rows: 'orders' } as const;
		expect(keys({ ...orders, metric: 'net_revenue' })).toEqual([
			'products',
			'categories',
			'coupons',
		]);
		expect(keys({ ...orders, metric: 'gross_sales' })).toEqual(['products', 'categories']);
		expect(keys({ ...orders, metric: 'taxes' })).toEqual(['taxes']);
		expect(keys({ ...orders, metric: 'orders_count' })).toEqual([]);
		expect(keys({})).toEqual(['products', 'categories']);
		expect(keys({ rows: 'categories' })).toEqual(['categories', 'products']);
		expect(keys({ endpoint: 'coupons', rows: 'coupons', metric: 'amount' })).toEqual(['coupons']);
	});

	it('exclude rows that do not know the filters', () => {
		const narrowed = { filters: { product_includes: '3' } };
		expect(keys({ ...narrowed, endpoint: 'orders', metric: 'net_revenue' })).toEqual([]);
		expect(keys({ filters: { products: '3' } })).toEqual(['products']);
		expect(keys({ endpoint: 'orders', metric: 'net_revenue', filters: { match: 'all' } })).toEqual([
			'products',
			'categories',
			'coupons',
		]);
	});

	it('are one if the periods spell the same campaign differently', async () => {
		const byCampaign = {
			...subject,
			...({ endpoint: 'breakdown', rows: 'breakdown', metric: 'net_revenue' } as const),
			filters: { by: 'campaign' },
		};
		const [campaigns] = itemSources(byCampaign);
		if (!campaigns) throw new Error('Net sales are listed by campaign.');
		const spelled = { before: 'weekly', now: 'Weekly' };
		const rows: FetchReports['rows'] = async (_report, { after }) => {
			const value = spelled[after === 'now' ? 'now' : 'before'];
			return { rows: [{ value, id: value, label: value, net_revenue: 5 }], total: 1 };
		};
		const items = await loadItems(byCampaign, campaigns, { rows });
		expect(items.map(({ name }) => name)).toEqual(['Weekly']);
	});
});
