import type { Mismatch } from '../compare';
import { readWall, type Wall } from '../expected/request/clock';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import { valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { allRawRows, sum, type RawLine, type RawRow } from './raw-rows';

const PLACE = /^body\.(?:totals|intervals\[(\d+)\]\.subtotals)\.(\w+)$/;

interface StatField {
	readonly field: string;
	readonly rows: readonly RawRow[];
	/** Also those of other statuses. */
	readonly inSpan: readonly RawRow[];
}

/** The date that a request to Orders or Revenue asks for. */
export function dateAsked({ request, shop }: Responses): (row: RawRow) => Wall | undefined {
	const asked = request.query?.['date_type'];
	const type = (['date_created', 'date_paid', 'date_completed'] as const).find(
		(one) => one === asked && request.path.endsWith('/stats'),
	);
	return ({ dates }) => dates[type ?? shop.settings.dateType];
}

/** The field of statistics at a place, and the rows of its time. */
export function statField(
	{ where }: Pick<Mismatch, 'where'>,
	{ request, ours, shop, now }: Responses,
	dateOf: (row: RawRow) => number | undefined,
): StatField | undefined {
	const [, interval, field = ''] = PLACE.exec(where) ?? [];
	if (field === '') return undefined;
	const of = (name: string) =>
		readWall(String(valueAt(ours, `body.intervals[${interval}].date_${name}`)));
	const span =
		interval === undefined
			? readPeriod(readQuery(request.query), shop, now)
			: { after: of('start'), before: of('end') };
	const inSpan = allRawRows(shop).filter((row) => isWithin(span, dateOf(row)));
	return { field, rows: inSpan.filter(({ isCounted }) => isCounted), inSpan };
}

/** WooCommerce's numbers of Orders and Revenue over some orders and refunds. */
export function numberOfOrders(
	field: string,
	rows: readonly RawRow[],
	{ shop }: Pick<Responses, 'shop'>,
): number | undefined {
	const { ordersAlone, fullRefunds } = shop.settings;
	const orders = rows.filter(({ parent }) => parent === 0);
	const averaged = ordersAlone ? orders : rows;
	const whole = ({ net, tax, shipping }: RawRow) => net + tax + shipping;
	const paid = ({ total }: RawRow) => total;
	const coupons = sum(rows, (row) => sum(row.coupons, (one) => one));
	const returned = rows.filter(({ net }) => net < -1e-6);
	const refunds = -sum(returned, (row) => (fullRefunds ? whole(row) : row.net));
	const sums: Readonly<Record<string, number>> = {
		orders_count: orders.length,
		num_items_sold: sum(rows, ({ items }) => items),
		total_sales: sum(rows, paid),
		net_revenue: sum(rows, ({ net }) => net),
		taxes: sum(rows, ({ tax }) => tax),
		shipping: sum(rows, ({ shipping }) => shipping),
		coupons,
		coupons_count: new Set(rows.flatMap(({ codes }) => codes)).size,
		total_customers: new Set(rows.map(({ buyer }) => buyer)).size,
		products: new Set(rows.flatMap(({ lines }) => lines.map(productOf))).size,
		refunds,
		gross_sales: ordersAlone
			? sum(orders, ({ net }) => net) + coupons
			: sum(rows, ({ total, tax, shipping }) => total - tax - shipping) + coupons + refunds,
		avg_items_per_order: ratio(
			sum(averaged, ({ items }) => items),
			orders.length,
		),
		avg_order_value: ratio(
			sum(averaged, ({ net }) => net),
			orders.length,
		),
	};
	return sums[field];
}

/** WooCommerce's numbers of Products and Variations over some lines. */
export function numberOfLines(
	field: string,
	rows: readonly RawRow[],
	isAsked: (line: RawLine) => boolean,
): number | undefined {
	const lines = rows.flatMap((row) => row.lines.filter(isAsked).map((line) => ({ row, line })));
	const sums: Readonly<Record<string, number>> = {
		items_sold: sum(lines, ({ line }) => line.pieces),
		net_revenue: sum(lines, ({ line }) => line.net),
		// Refunds count as orders if they return nothing.
		orders_count: new Set(lines.filter(({ line }) => line.gross >= 0).map(({ row }) => row.id))
			.size,
		products_count: new Set(lines.map(({ line }) => productOf(line))).size,
		variations_count: new Set(lines.map(({ line }) => line.variation)).size,
	};
	return sums[field];
}

/** Deleted products have no id any more, but their name; what was chosen may follow it. */
function productOf({ product, name, isVariation }: RawLine): number | string {
	return product || (isVariation ? name.replace(/ - (?!.* - ).*$/, '') : name);
}

function ratio(part: number, whole: number): number {
	return whole === 0 ? 0 : part / whole;
}
