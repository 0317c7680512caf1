import fc from 'fast-check';

import type { StoreDatabase } from '../../database/store-database';

/** For tests: a small shop made up by fast-check, in the tables that reports read. Money is in cents. */
export interface RandomShop {
	readonly timeZone: string;
	readonly weekStart: number;
	readonly dateType: string;
	readonly orders: readonly RandomOrder[];
}

interface RandomOrder {
	readonly created: number;
	readonly paidAfter: number | null;
	readonly completedAfter: number | null;
	readonly status: string;
	readonly customer: number;
	readonly lines: readonly { product: number; quantity: number; net: number; tax: number }[];
	readonly discount: number;
	readonly shipping: number;
	/** Cents of the first line that were paid back, and when. */
	readonly refund: { after: number; net: number } | null;
}

const HOUR = 3_600_000;
/** Wall-clock time of the earliest order: around both clock changes of the northern winter and New Year. */
const FIRST = Date.UTC(2025, 9, 20);

const hours = (most: number) => fc.integer({ min: 0, max: most });

const order: fc.Arbitrary<RandomOrder> = fc.record({
	created: fc.integer({ min: 0, max: 170 * 24 * 60 }).map((minutes) => FIRST + minutes * 60_000),
	paidAfter: fc.option(hours(60)),
	completedAfter: fc.option(hours(200)),
	status: fc.constantFrom('completed', 'processing', 'on-hold', 'refunded', 'pending', 'failed'),
	customer: fc.integer({ min: 1, max: 5 }),
	lines: fc.array(
		fc.record({
			product: fc.integer({ min: 1, max: 4 }),
			quantity: fc.integer({ min: 1, max: 5 }),
			net: fc.integer({ min: 0, max: 90_000 }),
			tax: fc.integer({ min: 0, max: 9_000 }),
		}),
		{ minLength: 1, maxLength: 3 },
	),
	discount: fc.constantFrom(0, 0, 0, 250, 1_999),
	shipping: fc.constantFrom(0, 500, 1_299),
	refund: fc.option(fc.record({ after: hours(400), net: fc.integer({ min: 1, max: 5_000 }) }), {
		freq: 3,
	}),
});

export const randomShop: fc.Arbitrary<RandomShop> = fc.record({
	timeZone: fc.constantFrom(
		'UTC',
		'America/New_York',
		'Asia/Kolkata',
		'Australia/Lord_Howe',
		'America/St_Johns',
		'Pacific/Apia',
	),
	weekStart: fc.integer({ min: 0, max: 6 }),
	dateType: fc.constantFrom('date_created', 'date_paid', 'date_completed'),
	orders: fc.array(order, { maxLength: 25 }),
});

type Row = (string | number | null)[];

/** Puts the shop into an empty store. */
export async function insertShop(database: StoreDatabase, shop: RandomShop): Promise<void> {
	const stats: Row[] = [];
	const items: Row[] = [];
	const coupons: Row[] = [];
	shop.orders.forEach((entry, index) => {
		const id = 2 * index + 1;
		stats.push(orderRow(id, entry));
		items.push(...entry.lines.map((line, place) => itemRow(id, place, entry, line)));
		if (entry.discount > 0) {
			coupons.push([id, 9, stamp(entry.created), entry.discount / 100]);
		}
		if (entry.refund) {
			stats.push(refundRow(id + 1, id, entry, entry.refund));
		}
	});
	const options: Row[] = [
		['timezone_string', JSON.stringify(shop.timeZone)],
		['start_of_week', String(shop.weekStart)],
		['woocommerce_date_type', JSON.stringify(shop.dateType)],
	];
	for (const [table, rows] of Object.entries({
		wc_order_stats: stats,
		wc_order_product_lookup: items,
		wc_order_coupon_lookup: coupons,
		options,
	})) {
		await database.append(table, rows);
	}
}

function orderRow(id: number, entry: RandomOrder): Row {
	const net = sum(entry.lines.map((line) => line.net));
	const tax = sum(entry.lines.map((line) => line.tax));
	return [
		id,
		0,
		stamp(entry.created),
		stamp(entry.created),
		entry.paidAfter === null ? null : stamp(entry.created + entry.paidAfter * HOUR),
		entry.completedAfter === null ? null : stamp(entry.created + entry.completedAfter * HOUR),
		sum(entry.lines.map(({ quantity }) => quantity)),
		(net + tax + entry.shipping) / 100,
		tax / 100,
		entry.shipping / 100,
		net / 100,
		id % 2,
		`wc-${entry.status}`,
		entry.customer,
	];
}

/** A refund has its order's status, and its own day under every date type. */
function refundRow(
	id: number,
	parent: number,
	entry: RandomOrder,
	{ after, net }: NonNullable<RandomOrder['refund']>,
): Row {
	const made = stamp(entry.created + after * HOUR);
	const amount = -net / 100;
	const status = `wc-${entry.status}`;
	return [
		id,
		parent,
		made,
		made,
		made,
		made,
		0,
		amount,
		0,
		0,
		amount,
		null,
		status,
		entry.customer,
	];
}

function itemRow(
	id: number,
	place: number,
	entry: RandomOrder,
	line: RandomOrder['lines'][number],
): Row {
	const net = line.net / 100;
	return [
		id * 10 + place,
		id,
		line.product,
		0,
		entry.customer,
		stamp(entry.created),
		line.quantity,
		net,
		net + line.tax / 100,
		0,
		line.tax / 100,
		0,
		0,
	];
}

function stamp(wall: number): string {
	return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
