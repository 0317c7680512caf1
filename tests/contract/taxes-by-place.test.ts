import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { callerHeaders, openRecordedStore, packedExport, type RecordedStore } from './store';

const year = { after: '2025-11-01T00:00:00', before: '2026-10-31T23:59:59' };

type Document = Readonly<Record<string, unknown>>;

const lists = (document: Document | undefined, name: string) =>
	(document?.[name] ?? []) as readonly Document[]; // as: the export has lists there
const money = (document: Document, name: string) => Number(document[name]);

/** Sums of a place in cents. */
type Sums = Record<'base' | 'items' | 'shipping' | 'refunded', number>;

/**
 * Adds up taxes from the documents of the export: an order of a place by its codes, a refund by its own day with the codes of
 * its order, and of each item the net amount once. The shop goes by the day of payment.
 */
function sumsOf(
	documents: Readonly<Record<'orders' | 'refunds', readonly Document[]>>,
	parts: number,
) {
	const sums = new Map<string, Sums>();
	const add = (place: string, key: keyof Sums, amount: number) => {
		const own = sums.get(place) ?? { base: 0, items: 0, shipping: 0, refunded: 0 };
		sums.set(place, own);
		own[key] += Math.round(amount * 100);
	};
	const isIn = (moment: unknown) =>
		typeof moment === 'string' && moment >= year.after && moment <= year.before;
	const orders = new Map(documents.orders.map((order) => [order['id'], order]));
	const isCounted = (order: Document | undefined) =>
		order !== undefined &&
		!['pending', 'failed', 'cancelled', 'trash'].includes(String(order['status']));
	const placesOf = (order: Document | undefined) =>
		new Map(
			lists(order, 'tax_lines').map((tax) => [
				tax['rate_id'],
				// `US-CA-CA DISTRICT TAX-2`, and without a state `DE-VAT-1`.
				String(tax['rate_code']).split('-').slice(0, -2).slice(0, parts).join(':'),
			]),
		);
	for (const document of [...orders.values(), ...documents.refunds]) {
		const isRefund = !orders.has(document['id']);
		const order = isRefund ? orders.get(document['parent_id']) : document;
		if (!isCounted(order) || !isIn(document[isRefund ? 'date_created' : 'date_paid'])) continue;
		const places = placesOf(order);
		for (const kind of ['line_items', 'fee_lines', 'shipping_lines']) {
			for (const item of lists(document, kind)) {
				const taxes = lists(item, 'taxes').filter(
					({ id, total }) => places.has(id) && total !== '',
				);
				const named = new Set(taxes.map(({ id }) => places.get(id) ?? ''));
				for (const place of named) add(place, 'base', money(item, 'total'));
			}
		}
		for (const tax of lists(document, 'tax_lines')) {
			const place = places.get(tax['rate_id']) ?? '';
			const [onItems, onShipping] = [money(tax, 'tax_total'), money(tax, 'shipping_tax_total')];
			if (isRefund) add(place, 'refunded', -onItems - onShipping);
			else {
				add(place, 'items', onItems);
				add(place, 'shipping', onShipping);
			}
		}
	}
	return Object.fromEntries(sums);
}

describe('Taxes of a year by place', () => {
	let store: RecordedStore;
	beforeAll(async () => {
		store = await openRecordedStore();
	});
	afterAll(() => store.close());

	const ask = async (path: string) => {
		const query = new URLSearchParams({ ...year, per_page: '100' });
		const url = `/wp-json/${path}${path.includes('?') ? '&' : '?'}${query}`;
		const reply = await store.server.inject({ url, headers: callerHeaders() });
		expect([url, reply.statusCode]).toEqual([url, 200]);
		return reply.json();
	};

	const files = unzipSync(readFileSync(packedExport));
	const read = (name: string): readonly Document[] =>
		JSON.parse(Buffer.from(files[name] ?? []).toString());
	const documents = { orders: read('orders.json'), refunds: read('refunds.json') };

	it.each([
		['country', 1],
		['state', 2],
	])('are what the documents of orders and refunds say, by %s', async (by, parts) => {
		const rows: readonly Document[] = await ask(`store-analytics/v1/taxes?by=${by}`);
		const cents = (amount: unknown) => Math.round(Number(amount) * 100);
		const found = rows.map((row) => [
			row['id'],
			{
				base: cents(row['taxable_amount']),
				items: cents(row['charged_tax']),
				shipping: cents(row['charged_shipping_tax']),
				refunded: cents(row['refunded_tax']),
			},
		]);
		expect(found.length).toBeGreaterThan(10);
		expect(Object.fromEntries(found)).toEqual(sumsOf(documents, parts));
	});

	it('are those of Revenue to the cent', async () => {
		const { totals } = await ask('wc-analytics/reports/revenue/stats?fields[]=taxes');
		const { taxes, difference, unknown_count } = await ask('store-analytics/v1/taxes/differences');
		expect({ taxes, difference, unknown_count }).toEqual({
			...{ taxes: totals.taxes, difference: 0, unknown_count: 0 },
		});
	});
});
