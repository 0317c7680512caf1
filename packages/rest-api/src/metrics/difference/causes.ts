import { exactSum } from '../exact-sum';
import { linesOf, recordOf, sumOfLines, totalIn } from '../rows/documents';
import { itemsOfOrders } from '../rows/placed-orders';
import { isOrder, number, type Row } from '../rows/source';
import { returnedFees, returnedLines } from '../rows/whole-refunds';

/** Why two numbers of the same name differ. */
export type CauseKind =
	/** Orders of these days without the date that Orders goes by: not paid, or not completed, yet. */
	| 'undated'
	/** Orders of these days that Orders has on other days. */
	| 'left'
	/** Orders of other days that Orders has on these. */
	| 'entered'
	/** Orders, or their items, that the other report does not count. */
	| 'without'
	| 'fees'
	| 'refunds'
	/** What remains: rounding, and orders that were changed after they were counted. */
	| 'rest';

/** A cause with its share of the difference; the shares add up to it. */
export interface Cause {
	readonly kind: CauseKind;
	/** The number of orders or refunds; 0 if unknown. */
	readonly count: number;
	readonly value: number;
}

export type ItemReport = keyof typeof itemsOfOrders;

/** Both sides: orders by the day on which they were placed, and the rows of Orders. All have their documents. */
export interface Sides {
	readonly placed: readonly Row[];
	readonly rows: readonly Row[];
}

interface Share {
	readonly kind: CauseKind;
	readonly value: number;
}

const oneEach = { ofPlaced: () => 1, ofRow: () => 1 };

/** Returns what leads from the orders of an item's report to those of Orders. */
export function causesOfOrders(report: ItemReport, sides: Sides, dateField: string): Cause[] {
	const { keysIn } = itemsOfOrders[report];
	const isHeld = (document: unknown) => keysIn(recordOf(document)).length > 0;
	const held = sides.placed.filter(({ document }) => isHeld(document));
	const orders = sides.rows.filter(isOrder);
	const documents = documentsOf(sides.placed);
	const without = orders
		.filter((row) => documents.has(idOf(row)) && !isHeld(documents.get(idOf(row))))
		.map((): Share => ({ kind: 'without', value: 1 }));
	return summed([
		...byDates({ placed: held, rows: orders, known: sides.placed }, dateField, oneEach),
		...without,
	]);
}

/** Returns what leads to the orders of Orders, if both reports go by the same date. The rows have their documents. */
export function ordersWithout(report: ItemReport, rows: readonly Row[]): Cause[] {
	const { keysIn } = itemsOfOrders[report];
	const without = rows
		.filter((row) => isOrder(row) && keysIn(recordOf(row['document'])).length === 0)
		.map((): Share => ({ kind: 'without', value: 1 }));
	return summed(without);
}

/** Returns what leads from the net sales of items to those of Orders. */
export function causesOfNetSales(
	report: 'products' | 'variations',
	sides: Sides,
	{ dateField, fullRefunds }: { readonly dateField: string; readonly fullRefunds: boolean },
): Cause[] {
	const isCounted = (line: Row) => report === 'products' || number(line, 'variation_id') > 0;
	const counted = (document: unknown) =>
		sumOfItems(document, (line) => isOfPieces(line) && isCounted(line));
	const documents = documentsOf(sides.placed);
	const parts = sides.rows.flatMap((row): Share[] => {
		if (!isOrder(row)) return partsOfRefund(row, isCounted, fullRefunds);
		const document = documents.get(idOf(row));
		return document ? partsOf(document, isCounted) : [];
	});
	const sums = {
		ofPlaced: ({ document }: Row) => counted(document),
		ofRow: (row: Row) => number(row, 'net_total'),
	};
	const orders = sides.rows.filter(isOrder);
	return summed([
		...byDates({ placed: sides.placed, rows: orders, known: sides.placed }, dateField, sums),
		...parts,
	]);
}

interface ByDates {
	readonly placed: readonly Row[];
	readonly rows: readonly Row[];
	/** All orders of these days, counted or not. */
	readonly known: readonly Row[];
}

interface Sums {
	readonly ofPlaced: (row: Row) => number;
	readonly ofRow: (row: Row) => number;
}

/** The orders that only one of both sides has, because the sides go by different dates. */
function byDates({ placed, rows, known }: ByDates, dateField: string, sums: Sums): Share[] {
	const [inRows, inKnown] = [new Set(rows.map(idOf)), new Set(known.map(idOf))];
	return [
		...placed
			.filter((row) => !inRows.has(idOf(row)))
			.map((row): Share => {
				const isDated = Boolean(recordOf(row['document'])[dateField]);
				return { kind: isDated ? 'left' : 'undated', value: -sums.ofPlaced(row) };
			}),
		...rows
			.filter((row) => !inKnown.has(idOf(row)))
			.map((row): Share => ({ kind: 'entered', value: sums.ofRow(row) })),
	];
}

type IsCounted = (line: Row) => boolean;

/** Orders' lines without pieces are in no report of items. */
const isOfPieces: IsCounted = (line) => number(line, 'quantity') !== 0;

/** What the net sales of an order have beyond those of its counted items. */
function partsOf(document: unknown, isCounted: IsCounted): Share[] {
	return [
		{
			kind: 'without',
			value: sumOfItems(document, (line) => isOfPieces(line) && !isCounted(line)),
		},
		{ kind: 'refunds', value: sumOfItems(document, (line) => !isOfPieces(line)) },
		{ kind: 'fees', value: totalIn(document, 'fee_lines') },
	];
}

/** The same of a refund. What it returns beyond items and fees is an amount that names no item. */
function partsOfRefund(row: Row, isCounted: IsCounted, fullRefunds: boolean): Share[] {
	const lines = returnedLines(row, fullRefunds);
	const fees = returnedFees(row, fullRefunds);
	const rest = exactSum([number(row, 'net_total'), -sumOfLines(lines), -fees]);
	const isRounding = Math.abs(rest) <= mostRounding * lines.length;
	return [
		{ kind: 'without', value: sumOfLines(lines.filter((line) => !isCounted(line))) },
		{ kind: 'fees', value: fees },
		{ kind: 'refunds', value: isRounding ? 0 : rest },
	];
}

/** The shop rounds the total of each line: at most so much for each. */
const mostRounding = 0.005;

function sumOfItems(document: unknown, isCounted: IsCounted): number {
	return sumOfLines(linesOf(document, 'line_items').filter(isCounted));
}

const idOf = (row: Row) => number(row, 'order_id');

function documentsOf(placed: readonly Row[]): ReadonlyMap<number, unknown> {
	return new Map(placed.map((row) => [idOf(row), row['document']]));
}

/** All kinds but the rest, in the order of their rows. */
const kinds = ['undated', 'left', 'entered', 'without', 'fees', 'refunds'] as const;

function summed(shares: readonly Share[]): Cause[] {
	return kinds.flatMap((kind) => {
		const values = shares.filter((one) => one.kind === kind && one.value !== 0);
		const value = exactSum(values.map((one) => one.value));
		return values.length === 0 ? [] : [{ kind, count: values.length, value }];
	});
}

/** Adds what remains of the difference, so that the shares add up to it. */
export function withRest(causes: readonly Cause[], difference: number): Cause[] {
	const exact = exactSum([difference, ...causes.map(({ value }) => -value)]);
	const rest = Math.round(exact * 1e6) / 1e6;
	const known = causes.filter(({ value }) => value !== 0);
	return rest === 0 ? known : [...known, { kind: 'rest', count: 0, value: rest }];
}
