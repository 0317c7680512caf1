import type { Mismatch } from '../compare';
import { oncePerName, oncePer } from '../expected/once-per';
import { isWithin, readPeriod, type Period } from '../expected/request/periods';
import { readWall } from '../expected/request/clock';
import { readQuery } from '../expected/request/query';
import type { Shop } from '../expected/shop';
import type { Responses } from '../intended/responses';
import { valueAt } from '../intended/reply-values';
import { rawRows, sum, type RawLine, type RawRow } from './raw-rows';

const PLACE =
	/^body\.(?:totals|intervals\[(\d+)\]\.subtotals)\.segments\[(\d+)\]\.subtotals\.(\w+)$/;

/** The filters of which WooCommerce's numbers of segments are known. */
const KNOWN = new Set(
	'after before interval page per_page order orderby segmentby fields products variations categories'.split(
		' ',
	),
);

/** A field of a segment that differs, with what WooCommerce adds up for it. */
export interface SegmentField {
	readonly field: string;
	readonly rows: readonly RawRow[];
	/** How often a line belongs to the segment: twice to a category with two of its product's. */
	times(line: RawLine): number;
}

/** What the place of a mismatch is about; undefined where WooCommerce's number is not known. */
export function segmentField(
	{ where }: Pick<Mismatch, 'where'>,
	responses: Responses,
	date: 'dated' | 'created',
): SegmentField | undefined {
	const { request, ours, shop, now } = responses;
	const [, interval, segment = '', field = ''] = PLACE.exec(where) ?? [];
	if (field === '' || !Object.keys(request.query ?? {}).every((name) => KNOWN.has(name))) {
		return undefined;
	}
	const span: Period =
		interval === undefined
			? readPeriod(readQuery(request.query), shop, now)
			: {
					after: readWall(String(valueAt(ours, `body.intervals[${interval}].date_start`))),
					before: readWall(String(valueAt(ours, `body.intervals[${interval}].date_end`))),
				};
	const id = Number(valueAt(ours, `body.totals.segments[${segment}].segment_id`));
	const by = String(request.query?.['segmentby']);
	return {
		field,
		rows: rowsIn(shop)(date)(span),
		times: (line) => timesIn(by, id, line, shop),
	};
}

/** Kept, because each number of each segment of an interval asks for them. */
const rowsIn = oncePer((shop: Shop) =>
	oncePerName((date: 'dated' | 'created') => {
		const known = new Map<string, readonly RawRow[]>();
		return (span: Period): readonly RawRow[] => {
			const name = `${span.after} ${span.before}`;
			const rows = known.get(name) ?? rawRows(shop).filter((row) => isWithin(span, row[date]));
			known.set(name, rows);
			return rows;
		};
	}),
);

function timesIn(by: string, id: number, line: RawLine, shop: Shop): number {
	switch (by) {
		case 'product':
			return line.product === id ? 1 : 0;
		case 'variation':
			return line.variation === id ? 1 : 0;
		case 'category':
			return pathsTo(shop)(line.product).filter((category) => category === id).length;
		default:
			return NaN;
	}
}

/** The categories of a product and all above each of them: one that is above two of them comes twice. */
const pathsTo = oncePer(({ documents }: Shop) => {
	const parents = new Map(documents.categories.map(({ id, parent }) => [id, parent]));
	const products = new Map(
		[...documents.products, ...documents.trashed].map(({ id, categories = [] }) => [
			id,
			categories.map((category) => category.id),
		]),
	);
	// WooCommerce's tree of categories lacks the one that it was installed with, as long as nobody saves it.
	const isInTree = (id: number) =>
		documents.categories.find((category) => category.id === id)?.slug !== 'uncategorized';
	return oncePerName((product: number) =>
		(products.get(product) ?? []).filter(isInTree).flatMap((category) => {
			const path: number[] = [];
			for (let at = category; at > 0; at = parents.get(at) ?? 0) path.push(at);
			return path;
		}),
	);
});

/** WooCommerce's numbers of Orders and Revenue by contents: lines count once per coupon of their order. */
export function segmentOfOrders({ field, rows, times }: SegmentField): number | undefined {
	const held = rows.filter(({ lines }) => lines.some((line) => times(line) > 0));
	const over = (of: (line: RawLine) => number) =>
		sum(held, ({ lines, coupons }) => {
			const copies = Math.max(1, coupons.length);
			return sum(lines, (line) => times(line) * copies * of(line));
		});
	switch (field) {
		case 'num_items_sold':
			return over(({ pieces }) => pieces);
		case 'net_revenue':
			return over(({ net }) => net);
		case 'taxes':
			return over(({ tax }) => tax);
		case 'shipping':
			return over(({ shipping }) => shipping);
		case 'total_sales':
			return over(({ gross }) => gross);
		case 'refunds':
			return over(({ gross }) => Math.min(0, gross));
		case 'coupons':
			return sum(held, ({ lines, coupons }) => sum(lines, times) * sum(coupons, (one) => one));
		case 'coupons_count':
			return new Set(held.flatMap(({ codes }) => codes)).size;
		case 'total_customers':
			return new Set(held.map(({ buyer }) => buyer)).size;
		case 'orders_count':
			return held.length;
		case 'avg_items_per_order':
			return held.length === 0 ? 0 : sum(held, ({ items }) => items) / held.length;
		case 'avg_order_value':
			return held.length === 0 ? 0 : sum(held, ({ net }) => net) / held.length;
		default:
			return undefined;
	}
}

/** WooCommerce's numbers of Orders and Revenue by coupon: an order counts once per coupon that it has. */
export function segmentOfOrdersByCoupon(
	{ field, rows }: SegmentField,
	code: string,
): number | undefined {
	const held = rows.filter(({ codes }) => codes.includes(code));
	const over = (of: (row: RawRow) => number) => sum(held, (row) => row.codes.length * of(row));
	const count = over(() => 1);
	const own = ({ codes, coupons }: RawRow) => coupons[codes.indexOf(code)] ?? 0;
	const sums: Readonly<Record<string, number>> = {
		num_items_sold: over(({ items }) => items),
		total_sales: over(({ total }) => total),
		coupons: over(own),
		coupons_count: new Set(held.flatMap(({ codes }) => codes)).size,
		// No refund has a coupon, and an order below 0 is none.
		refunds: 0,
		taxes: over(({ tax }) => tax),
		shipping: over(({ shipping }) => shipping),
		net_revenue: over(({ net }) => net),
		orders_count: count,
		avg_items_per_order: count === 0 ? 0 : over(({ items }) => items) / count,
		avg_order_value: count === 0 ? 0 : over(({ net }) => net) / count,
	};
	return sums[field];
}

/** WooCommerce's discounts by contents: what was taken off a line counts once per coupon of its order. */
export function segmentOfCoupons({ field, rows, times }: SegmentField): number | undefined {
	const held = rows.filter(({ lines }) => lines.some((line) => times(line) > 0));
	switch (field) {
		case 'amount':
			return sum(held, ({ lines, coupons }) =>
				sum(lines, (line) => times(line) * coupons.length * line.discount),
			);
		case 'coupons_count':
			return new Set(held.flatMap(({ codes }) => codes)).size;
		case 'orders_count':
			return held.filter(({ codes }) => codes.length > 0).length;
		default:
			return undefined;
	}
}

/** What rounding can add to these discounts: REST rounds the price of a line before discounts, which the tables do not. */
export function roundedDiscounts({ rows, times }: SegmentField, { shop }: Responses): number {
	const half = 0.5 * 10 ** -shop.settings.decimals;
	return sum(rows, ({ lines, coupons }) =>
		sum(lines, (line) => times(line) * coupons.length * half),
	);
}

/**
 * Whether the recorded number is WooCommerce's own, to the precision of its sums.
 * @param rounded What rounding in the export can add to the difference.
 */
export function isTheirs(
	told: number | undefined,
	{ where, expected }: Pick<Mismatch, 'where' | 'expected'>,
	{ shop }: Responses,
	rounded = 0,
): boolean {
	// Averages are cut to four decimals, shipping of a line to six.
	const least = /\.avg_/.test(where) ? 1e-4 : 0.5 * 10 ** -shop.settings.decimals;
	return told !== undefined && Math.abs(Number(expected) - told) < least + 1e-4 + rounded;
}
