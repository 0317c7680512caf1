import { rowsIn, rowsRequest, statsRequest } from '@store-analytics/rest-api/breakdowns';
import {
	loadWhole,
	splitsOf,
	type ChangeSubject,
	type Row,
} from '@store-analytics/rest-api/changes';
import type { ChangesResponse, ChangeSplit } from '@store-analytics/rest-api/contract';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { laidShop } from '../../testing/shops/laid-shop';
import { exact } from '../../testing/sums';
const shop = laidShop(layFixture);

const october = { after: '2026-10-01', before: '2026-10-31' };
const september = { after: '2026-09-01', before: '2026-09-30' };

async function post<Body>(name: string, about: object): Promise<{ status: number; body: Body }> {
	const url = `/wp-json/store-analytics/v1/${name}`;
	const reply = await shop.app.inject({ method: 'POST', url, payload: JSON.stringify(about) });
	return { status: reply.statusCode, body: reply.json<Body>() };
}
const changes = async (about: object) => {
	const asked = { metric: 'net_revenue', range: october, compare: september, ...about };
	return (await post<ChangesResponse>('changes', asked)).body;
};
const parts = (split: ChangeSplit | undefined) =>
	split?.parts.map(({ key, value, compared, change }) => [key, value, compared, change]);
const sumOf = ({ parts: named, rest }: ChangeSplit) =>
	exact(named.reduce((sum, { change }) => sum + change, rest.change));

// The numbers of both months are added up from the export's orders and refunds.
describe('What changed from September to October in the recorded shop', () => {
	it('is told by payment method in parts that add up to the cent, the greatest first', async () => {
		const { by, ...whole } = await changes({ dimensions: ['payment_method'] });
		expect(whole).toMatchObject({
			...{ version: 1, metric: 'net_revenue', currency: 'USD' },
			...{ value: 15196.53, compared: 14027.05, change: 1169.48 },
		});
		expect(parts(by[0])).toEqual([
			['cod', 8652.73, 8058.09, 594.64],
			['cheque', 1306.76, 923.43, 383.33],
			['bacs', 5237.04, 5045.53, 191.51],
		]);
		expect(by[0]).toMatchObject({
			label: 'Payment method',
			rest: { change: 0, count: 0 },
			sums_up: true,
		});
	});

	it('is told of orders, and of a filtered number', async () => {
		const { change, by } = await changes({
			metric: 'orders_count',
			dimensions: ['payment_method'],
		});
		expect([change, parts(by[0])]).toEqual([
			10,
			[
				['cod', 72, 63, 9],
				['bacs', 52, 49, 3],
				['cheque', 17, 19, -2],
			],
		]);
		const filters = [{ dimension: 'payment_method', is: ['cod'] }];
		expect(await changes({ filters })).toMatchObject({ value: 8652.73, compared: 8058.09 });
	});

	it('names orders without a campaign by that, and other empty values as unknown', async () => {
		const labelOf = async (dimension: string) => {
			const { by } = await changes({ dimensions: [dimension] });
			return by[0]?.parts.find(({ key }) => key === null)?.label;
		};
		expect(await labelOf('campaign')).toBe('(no campaign recorded)');
		expect(await labelOf('shipping_state')).toBe('(unknown)');
	});

	it('links each part to the screen that compares its numbers', async () => {
		const { by, link } = await changes({ dimensions: ['payment_method'] });
		const days =
			'period=custom&after=2026-10-01&before=2026-10-31&compare=custom&compare_after=2026-09-01&compare_before=2026-09-30';
		const screen = `admin.php?page=wc-admin&path=/analytics/breakdown&by=payment_method&${days}`;
		expect(link).toBe(`${screen}&chart=net_revenue`);
		expect(by[0]?.parts[0]?.link).toBe(
			`${screen}&filter=advanced&payment_method_is=cod&chart=net_revenue`,
		);
	});

	it('is split by three dimensions that the server chooses, and each adds up', async () => {
		const { by, change } = await changes({});
		expect(by.length).toBe(3);
		expect(by.map(sumOf)).toEqual([change, change, change]);
		// Each of them has more than one value, and no part of it exceeds the twenty that are named.
		expect(by.every(({ parts: named }) => named.length > 1 && named.length <= 20)).toBe(true);
	});

	it('takes the overlap off where an order can have several values, and says so', async () => {
		const { by, change } = await changes({ dimensions: ['category'] });
		expect(by[0]?.sums_up).toBe(false);
		expect(sumOf(by[0] as ChangeSplit)).toBe(change); // as: one was asked for
	});

	it.each([
		[{ metric: 'avg_order_value' }, 'rows of it do not add up. Ask for'],
		[{ metric: 'net_sales' }, 'There is no metric "net_sales"'],
		[{ metrics: ['taxes'] }, 'Name one metric'],
		[{ metric: 'orders_count', dimensions: ['refund_reason'] }, 'refunds are none'],
		[{ dimensions: ['channel'] }, 'There is no dimension "channel"'],
		[{ compare: { after: '2026-09-01' } }, 'compare needs two days'],
	])('is refused for %j, with the reason', async (about, reason) => {
		const asked = { metric: 'net_revenue', range: october, compare: september, ...about };
		const { status, body } = await post<{ message: string }>('changes', asked);
		expect([status, body.message]).toEqual([400, expect.stringContaining(reason)]);
	});
});

/** The screen's own split by the rows of its table, with the numbers of the query. */
async function onScreen(by: string) {
	const query = async (about: object) => (await post<{ totals: Row }>('query', { ...about })).body;
	const subject: ChangeSubject = {
		...{ endpoint: 'breakdown', rows: 'breakdown', metric: 'net_revenue', filters: { by } },
		before: { after: '2026-09-01T00:00:00', before: '2026-09-30T23:59:59' },
		now: { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' },
		toUnits: (value) => Math.round(value * 100),
		countryName: (code) => code,
		...{ ordersAlone: false, fullRefunds: false },
	};
	const reports = {
		totals: async (_report: string, params: object) =>
			(await query(statsRequest({ ...params, interval: undefined }))).totals,
		rows: async (_report: string, params: object) =>
			rowsIn(await query(rowsRequest({ ...params })), by),
	};
	const found = await loadWhole(subject, reports);
	const source = splitsOf(subject).find(({ key }) => key === 'breakdown');
	return { found, split: await source?.load(found, reports) };
}

describe('The parts of a change', () => {
	it.each(['payment_method', 'billing_city', 'product', 'category', 'source'])(
		'by %s are those of the screen',
		async (by) => {
			const [{ found, split }, told] = await Promise.all([
				onScreen(by),
				changes({ dimensions: [by] }),
			]);
			expect(Math.round(told.change * 100)).toBe(found.whole.now - found.whole.before);
			const named = told.by[0]?.parts ?? [];
			// The screen names eight of them, and all where two more would be the others.
			const shown = named.length > 10 ? named.slice(0, 8) : named;
			expect(split?.parts.map((part) => [part.label, part.by])).toEqual(
				shown.map(({ label, change }) => [label, Math.round(change * 100)]),
			);
			expect(split?.parts.length).toBe(shown.length);
		},
	);
});
