import { greatestPart } from './greatest-part';
import { loadWhole } from './splits';
import type { ChangeSubject, Row } from './subject';

const subject: ChangeSubject = {
	endpoint: 'revenue',
	rows: 'revenue',
	metric: 'gross_sales',
	filters: {},
	before: { after: 'then', before: '' },
	now: { after: 'now', before: '' },
	toUnits: Math.round,
	countryName: String,
	ordersAlone: true,
	fullRefunds: true,
};
const partOf = async (before: Row, now: Row, of = subject) =>
	(await greatestPart(of, { before, now }))?.part;

describe('The part that moved a number most', () => {
	it('is the factor with the greater share', async () => {
		// 20 orders more at (100 + 90) / 2 are 1900; 10 less at (30 + 10) / 2 orders are -200.
		const part = await partOf(
			{ gross_sales: 1000, orders_count: 10 },
			{ gross_sales: 2700, orders_count: 30 },
		);
		expect(part).toMatchObject({ label: 'Orders', by: 1900, change: { before: 10, now: 30 } });
	});

	it('is the number of refunds, or their average, by what refunds say', async () => {
		// 10 refunds of 50 become 20 of 45: 10 × 47.5 more by their number, 15 × -5 by their average.
		const of: ChangeSubject = {
			...{ ...subject, endpoint: 'breakdown', metric: 'refunds' },
			filters: { by: 'refund_reason' },
		};
		const part = await partOf(
			{ refunds: 500, refunds_count: 10 },
			{ refunds: 900, refunds_count: 20 },
			of,
		);
		expect(part).toMatchObject({
			label: 'Number of refunds',
			by: 475,
			change: { before: 10, now: 20 },
		});
	});

	it('is the number of orders with tax of a place, or their average', async () => {
		// 5 orders of 4 become 10 of 5: 5 × 4.5 more by their number, 7.5 × 1 by their average.
		const of: ChangeSubject = { ...subject, endpoint: 'tax-places', metric: 'total_tax' };
		const part = await partOf(
			{ total_tax: 200, orders_count: 50 },
			{ total_tax: 500, orders_count: 100 },
			of,
		);
		expect(part).toMatchObject({ label: 'Orders', by: 225, change: { before: 50, now: 100 } });
	});

	it('is a whole number of items, unless some are sold by weight', async () => {
		const of: ChangeSubject = {
			...{ ...subject, endpoint: 'products', metric: 'items_sold' },
			toUnits: (items) => Math.round(items * 1e6),
		};
		// 7 orders of 3 items become 10 of 3.5: 3 × 3.25 = 9.75 items more by their number.
		const before = { items_sold: 21, orders_count: 7 };
		expect(await partOf(before, { items_sold: 35, orders_count: 10 }, of)).toMatchObject({
			...{ label: 'Orders', by: 10_000_000 },
		});
		// 10 of 3.55: 3 × 3.275.
		expect(await partOf(before, { items_sold: 35.5, orders_count: 10 }, of)).toMatchObject({
			...{ label: 'Orders', by: 9_825_000 },
		});
	});

	it('moved it in the direction of its change', async () => {
		// 10 orders of 100 become 9 of 200: -150 by orders, 950 by their average.
		const part = await partOf(
			{ gross_sales: 1000, orders_count: 10 },
			{ gross_sales: 1800, orders_count: 9 },
		);
		expect(part).toMatchObject({ label: 'Average per order', by: 950 });
	});

	it('is unknown if the number did not change', async () => {
		const part = await partOf(
			{ gross_sales: 1000, orders_count: 10 },
			{ gross_sales: 1000, orders_count: 20 },
		);
		expect(part).toBeUndefined();
	});

	it('is unknown where the totals lack a factor, and for a number that is only counted', async () => {
		expect(
			await partOf({ gross_sales: 1000 }, { gross_sales: 2700, orders_count: 30 }),
		).toBeUndefined();
		const orders: ChangeSubject = { ...subject, endpoint: 'orders', metric: 'orders_count' };
		const before = { orders_count: 1 };
		const counted = await greatestPart(orders, { before, now: { orders_count: 5 } });
		expect(counted?.found.whole).toEqual({ before: 1, now: 5 });
		expect(counted?.part).toBeUndefined();
	});

	it('is a term of an extension’s formula, unless each is less than a quarter of the change', async () => {
		const terms = ['a', 'b', 'c', 'd', 'e'];
		const own = {
			meaning: {
				key: 'sum',
				unit: 'amount',
				sumsOver: [],
				rule: 'an extension',
				label: () => 'Sum',
				explanation: () => '',
				formula: { terms: terms.map((metric) => ({ metric, sign: 1 as const })) },
			},
			fields: terms,
			of: (row: Row) => terms.reduce((sum, term) => sum + Number(row[term]), 0),
			labelOf: (field: string) => field,
		} as const;
		const sum = { ...subject, metric: 'sum', own };
		const none = { a: 0, b: 0, c: 0, d: 0, e: 0 };
		expect(await partOf(none, { a: 1, b: 1, c: 1, d: 1, e: 1 }, sum)).toBeUndefined();
		const part = await partOf(none, { a: -3, b: 1, c: 0, d: 6, e: 1 }, sum);
		expect(part).toMatchObject({ label: 'd', by: 6 });
	});
});

describe('The change of an amount that an order does not say', () => {
	const base: ChangeSubject = { ...subject, endpoint: 'tax-places', metric: 'taxable_amount' };
	const said = { taxable_amount: 120, orders_count: 3, unknown_bases: 0 };
	const unsaid = { taxable_amount: null, orders_count: 3, unknown_bases: 1 };

	it.each([
		[said, unsaid],
		[unsaid, said],
		[unsaid, unsaid],
	])('is unknown, and no part of it is told: %j to %j', async (before, now) => {
		const totals = async (_report: string, { after }: Record<string, unknown>) =>
			after === 'now' ? now : before;
		expect(await loadWhole(base, { totals })).toMatchObject({ isKnown: false });
		expect(await greatestPart(base, { before, now })).toBeUndefined();
	});

	it('is told as soon as both periods say it', async () => {
		const totals = async (_report: string, { after }: Record<string, unknown>) =>
			after === 'now' ? { ...said, taxable_amount: 0 } : said;
		expect(await loadWhole(base, { totals })).toMatchObject({
			isKnown: true,
			whole: { before: 120, now: 0 },
		});
	});
});
