import { customerKeys } from '../expected/customers';
import type { MetaDocument, OrderDocument, RefundDocument } from '../expected/documents';
import { taxesOfCharge, taxesOfLine } from '../expected/exact-taxes';
import { grouped } from '../expected/grouped';
import { oncePer } from '../expected/once-per';
import { readWall, type Wall } from '../expected/request/clock';
import type { DateType } from '../expected/settings';
import type { Shop } from '../expected/shop';
import type { Transaction } from '../expected/transactions';

/** An order or a refund as WooCommerce's tables have it, defects included: worked out from the documents alone. */
export interface RawRow {
	readonly id: number;
	/** 0 for an order. */
	readonly parent: number;
	readonly status: string;
	readonly isCounted: boolean;
	/** Whether it is a refund of all that its order had. */
	readonly isWhole: boolean;
	/** The customer of its order. */
	readonly buyer: string;
	/** The taxes of its own document, and their rates. */
	readonly taxes: Document['tax_lines'];
	readonly rates: readonly number[];
	/** Whether its own document has items; a refund of an amount has none. */
	readonly hasItems: boolean;
	/** When it counts in Orders and Revenue; undefined if it never does. */
	readonly dated: Wall | undefined;
	/** All its dates: requests may ask for another than the shop's. */
	readonly dates: Readonly<Record<DateType, Wall | undefined>>;
	/** When it counts in Products, Coupons and the rest. */
	readonly created: Wall;
	/** Whole pieces, as in `pieces` of a line. */
	readonly items: number;
	/** The customer's money. */
	readonly total: number;
	readonly net: number;
	readonly tax: number;
	/** The taxes of its own document, which Taxes counts. */
	readonly taxed: number;
	readonly shipping: number;
	/** The discount of each coupon, and their codes; none for a refund. */
	readonly coupons: readonly number[];
	readonly codes: readonly string[];
	readonly lines: readonly RawLine[];
}

/** A line of an order or a refund, with its share of the shipping. */
export interface RawLine {
	/** 0 if it is deleted, as in the documents. */
	readonly product: number;
	readonly name: string;
	readonly variation: number;
	readonly pieces: number;
	/** With its fraction. */
	readonly quantity: number;
	readonly net: number;
	readonly tax: number;
	readonly shipping: number;
	readonly gross: number;
	/** What coupons took off. */
	readonly discount: number;
	/** What was chosen, by the attribute's key. */
	readonly options: ReadonlyMap<string, unknown>;
	/** Also if the variation is deleted, which then has no id here. */
	readonly isVariation: boolean;
}

type Document = OrderDocument | RefundDocument;
type Rules = Shop['settings'];

/** All rows of counted statuses. */
export const rawRows = oncePer((shop: Shop): readonly RawRow[] =>
	allRawRows(shop).filter(({ isCounted }) => isCounted),
);

/** All rows, whatever their status. */
export const allRawRows = oncePer((shop: Shop): readonly RawRow[] => {
	const { documents, settings } = shop;
	const refundsOf = grouped(documents.refunds, ({ parent_id }) => parent_id);
	const buyerOf = customerKeys(documents, settings);
	return documents.orders
		.filter(({ meta_data }) => !(settings.leavesOutTestOrders && meta_data.some(isTest)))
		.flatMap((order) => {
			const sold = rowOf(order, buyerOf(order), settings);
			const refunds = [...(refundsOf.get(order.id) ?? [])].sort((one, two) => one.id - two.id);
			const rows: RawRow[] = [];
			for (const refund of refunds) rows.push(refundRow(refund, order, [sold, ...rows], settings));
			return [sold, ...rows];
		});
});

const isTest = ({ key, value }: MetaDocument) => key === '_wcpay_mode' && value === 'test';

function rowOf(order: OrderDocument, buyer: string, settings: Rules): RawRow {
	const readDate = (text: string | null) => (text ? readWall(text) : undefined);
	const dates = {
		date_created: readDate(order.date_created),
		date_paid: readDate(order.date_paid),
		date_completed: readDate(order.date_completed),
	};
	return {
		...amountsOf(order, Number(order.total), settings, { parentId: 0, order }),
		tax: Number(order.total_tax),
		net: Number(order.total) - Number(order.total_tax) - Number(order.shipping_total),
		id: order.id,
		parent: 0,
		status: order.status,
		isCounted: !settings.excludedStatuses.includes(order.status),
		isWhole: false,
		buyer,
		dated: dates[settings.dateType],
		dates,
		created: readWall(order.date_created),
		coupons: order.coupon_lines.map(({ discount }) => Number(discount)),
		codes: order.coupon_lines.map(({ code }) => code),
	};
}

function refundRow(
	refund: RefundDocument,
	order: OrderDocument,
	[sold, ...before]: readonly RawRow[],
	settings: Rules,
): RawRow {
	const created = readWall(refund.date_created);
	const own: RawRow = {
		...amountsOf(refund, -Number(refund.amount), settings, { parentId: order.id, order }),
		id: refund.id,
		parent: order.id,
		status: order.status,
		isCounted: !settings.excludedStatuses.includes(order.status),
		isWhole: false,
		buyer: sold?.buyer ?? '',
		dated: created,
		dates: { date_created: created, date_paid: created, date_completed: created },
		created,
		coupons: [],
		codes: [],
	};
	const type = refund.meta_data.find(({ key }) => key === '_refund_type')?.value;
	const isWhole = type === 'full' || Number(refund.amount) === Number(order.total);
	if (!settings.fullRefunds || !isWhole || !sold) return own;
	// WooCommerce takes the whole order off, also what was refunded before.
	const whole = {
		isWhole: true,
		items: -sold.items,
		net: -sold.net,
		tax: -sold.tax,
		shipping: -sold.shipping,
	};
	const isNamed = refund.line_items.length > 0 || type !== 'full';
	return { ...own, ...whole, lines: isNamed ? own.lines : linesOfOrder(sold, before) };
}

/**
 * A refund without lines returns those of its order, without free ones: all pieces and taxes, and what is left of the
 * amount and of the shipping. A line's part of the shipping is its whole quantity by the order's whole pieces.
 */
function linesOfOrder(sold: RawRow, before: readonly RawRow[]): RawLine[] {
	const returned = before.flatMap(({ lines }) => lines);
	const pieces = sold.items + sum(returned, (line) => line.pieces);
	// Nothing, if more shipping came back than was paid.
	const left = Math.max(0, sold.shipping + sum(before, (row) => row.shipping));
	return sold.lines.flatMap((line) => {
		const same = returned.filter((one) => isSameItem(one, line));
		// Returned by product: more than this line had, if others of the product came back, too.
		const net = -Math.abs(line.net + sum(same, (one) => one.net));
		if (Math.abs(net) < 1e-6) return [];
		const tax = -line.tax;
		const share = pieces === 0 ? 0 : line.quantity / pieces;
		const shipping = -left * share;
		const gross = net + tax + shipping - sum(sold.lines, shippingTaxOf) * share;
		const back = { pieces: -line.pieces, quantity: -line.quantity };
		return [{ ...line, ...back, net, tax, shipping, gross, discount: 0 }];
	});
}

/** Deleted items have no ids in the documents, but names of their own. */
function isSameItem(one: RawLine, other: RawLine): boolean {
	const isGone = one.product === 0 || (one.isVariation && one.variation === 0);
	return (
		one.product === other.product &&
		one.variation === other.variation &&
		(!isGone || one.name === other.name)
	);
}

const shippingTaxOf = (line: RawLine) => line.gross - line.net - line.tax - line.shipping;

function amountsOf(
	document: Document,
	total: number,
	settings: Rules,
	of: Pick<Transaction, 'parentId' | 'order'>,
) {
	const { decimals, roundsAtSubtotal, fullRefunds } = settings;
	const shipping = sum(document.shipping_lines, (line) => Number(line.total));
	// REST rounds it to the currency; the tables do not, and many lines of yen add up to more than one.
	const shippingTax = sum(document.shipping_lines, (charge) =>
		sum(taxesOfCharge(charge, of, settings).values(), (one) => one),
	);
	const tax = sum(
		document.tax_lines,
		(line) => Number(line.tax_total) + Number(line.shipping_tax_total),
	);
	const items = sum(document.line_items, ({ quantity }) => quantity);
	const lines = document.line_items
		// Since 10.2, refunds also count amounts without pieces.
		.filter(
			({ quantity, total: amount }) =>
				quantity !== 0 || (fullRefunds && total < 0 && Number(amount) !== 0),
		)
		.map((line): RawLine => {
			const share = items === 0 ? 0 : line.quantity / items;
			const taxes = sum(taxesOfLine(line, of, settings).values(), (one) => one);
			const own = roundsAtSubtotal ? taxes : rounded(taxes, decimals);
			const net = Number(line.total);
			return {
				product: line.product_id,
				variation: line.variation_id,
				pieces: Math.trunc(line.quantity),
				quantity: line.quantity,
				net,
				tax: own,
				shipping: shipping * share,
				gross: net + own + (shipping + shippingTax) * share,
				discount: Number(line.subtotal) - net,
				...chosenIn(line, of),
				name: line.name,
			};
		});
	const rates = document.tax_lines.map(({ rate_id }) => rate_id);
	const { line_items, shipping_lines, fee_lines, tax_lines } = document;
	const hasItems = [line_items, shipping_lines, fee_lines, tax_lines].some(
		(list) => list.length > 0,
	);
	const net = total - tax - shipping;
	return {
		items: Math.trunc(items),
		total,
		net,
		tax,
		taxed: tax,
		shipping,
		lines,
		taxes: tax_lines,
		rates,
		hasItems,
	};
}

type LineDocument = Document['line_items'][number];

/** What was chosen; a line of a refund is a variation if the line of the order is that it returns. */
function chosenIn(
	{ variation_id, meta_data }: LineDocument,
	{ order }: Pick<Transaction, 'order'>,
) {
	const options = new Map(meta_data.map(({ key, value }) => [key, value]));
	const sold = order.line_items.find(({ id }) => id === Number(options.get('_refunded_item_id')));
	const keys = (sold?.meta_data ?? meta_data).map(({ key }) => key);
	return { options, isVariation: variation_id !== 0 || keys.some((key) => key.startsWith('pa_')) };
}

/** Halves away from zero, as WooCommerce rounds. */
function rounded(amount: number, decimals: number): number {
	const size = Math.round(Math.abs(amount) * 10 ** decimals + 1e-6) / 10 ** decimals;
	return amount < 0 ? -size : size;
}

export function sum<Row>(rows: Iterable<Row>, of: (row: Row) => number): number {
	let all = 0;
	for (const row of rows) all += of(row);
	return all;
}
