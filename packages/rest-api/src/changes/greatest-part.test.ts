import { loadGreatestPart } from './greatest-part';
import { loadWhole } from './splits';
import type { ChangeSubject, FetchReports, Row } from './subject';

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

/** A shop with these totals, and a record of the requests. */
function shop(totalsOf: (report: string, query: Row) => Row) {
	const asked: string[] = [];
	const reports: FetchReports = {
		totals: async (report, query) => {
			asked.push(report);
			return totalsOf(report, query);
		},
		rows: async (report) => {
			asked.push(report);
			return { rows: [], total: 0 };
		},
	};
	return { reports, asked };
}

async function partOf(changed: ChangeSubject, totalsOf: (report: string, query: Row) => Row) {
	const { reports, asked } = shop(totalsOf);
	const found = await loadWhole(changed, reports);
	const known = asked.length;
	const part = await loadGreatestPart(changed, found, reports);
	return { part, asked: asked.slice(known) };
}

const sales = (then: Row, now: Row) => (_report: string, query: Row) =>
	query['after'] === 'then' ? then : now;

describe('The part that moved a number most', () => {
	it('is the factor with the greater share, without a request of its own', async () => {
		// 20 orders more at (100 + 90) / 2 are 1900; 10 less at (30 + 10) / 2 orders are -200.
		const { part, asked } = await partOf(
			subject,
			sales({ gross_sales: 1000, orders_count: 10 }, { gross_sales: 2700, orders_count: 30 }),
		);
		expect(part).toMatchObject({ label: 'Orders', by: 1900, change: { before: 10, now: 30 } });
		expect(asked).toEqual([]);
	});

	it('moved it in the direction of its change', async () => {
		// 10 orders of 100 become 9 of 200: -150 by orders, 950 by their average.
		const { part } = await partOf(
			subject,
			sales({ gross_sales: 1000, orders_count: 10 }, { gross_sales: 1800, orders_count: 9 }),
		);
		expect(part).toMatchObject({ label: 'Average per order', by: 950 });
	});

	it('is unknown if the number did not change', async () => {
		const { part, asked } = await partOf(
			subject,
			sales({ gross_sales: 1000, orders_count: 10 }, { gross_sales: 1000, orders_count: 20 }),
		);
		expect(part).toBeUndefined();
		expect(asked).toEqual([]);
	});

	const orders: ChangeSubject = {
		...subject,
		endpoint: 'orders',
		rows: 'orders',
		metric: 'orders_count',
	};
	const counted = (all: number, newOnes: number, returning: number) => (_: string, query: Row) => {
		const { after, customer_type: kind } = query;
		if (after === 'then') return { orders_count: 0 };
		return { orders_count: kind === 'new' ? newOnes : kind ? returning : all };
	};

	it('of a number that is only counted is the kind of customers', async () => {
		const { part, asked } = await partOf(orders, counted(10, 3, 7));
		expect(part).toMatchObject({ label: 'Returning customers', by: 7 });
		expect(asked).toHaveLength(4);
	});

	it('is none if all parts are small, or less than the unexplained rest', async () => {
		expect((await partOf(orders, counted(10, 2, 1))).part).toBeUndefined();
		expect((await partOf(orders, counted(10, 4, 0))).part).toBeUndefined();
	});

	it('is not looked for where all rows would have to be read', async () => {
		const downloads: ChangeSubject = {
			...subject,
			endpoint: 'downloads',
			rows: 'downloads',
			metric: 'download_count',
		};
		const { part, asked } = await partOf(
			downloads,
			sales({ download_count: 1 }, { download_count: 5 }),
		);
		expect(part).toBeUndefined();
		expect(asked).toEqual([]);
	});
});
