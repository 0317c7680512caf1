import { exactSum } from '../exact-sum';
import { linesOf, recordOf, sumOfLines, totalIn } from './documents';
import { isOrder, number, type Row } from './source';

/** The fields of orders and refunds that show what a refund takes back. */
export const refundFields = [
	...['line_items', 'fee_lines', 'shipping_lines', 'tax_lines', 'meta_data'],
	...['total', 'total_tax', 'shipping_total', 'refunds'],
];

/** A refund that takes back its order by the rules since 10.2, whatever its lines are. */
interface WholeRefund {
	readonly order: Row;
	/** Earlier refunds, whose parts it leaves out. WooCommerce before 11.1 takes these back again: none. */
	readonly before: readonly Row[];
}

/**
 * The order that a refund takes back: it is marked as full, or has its order's whole total, or its row has parts of the
 * order that its document lacks.
 */
export function wholeRefund(row: Row, fullRefunds: boolean): WholeRefund | undefined {
	if (isOrder(row) || row['order'] === undefined) return undefined;
	const order = recordOf(row['order']);
	const isMarked =
		isZero(number(row, 'total_sales') + number(order, 'total')) || typeOf(row) === 'full';
	if (!(fullRefunds && isMarked) && !hasPartsOfOrder(row)) return undefined;
	const net = number(order, 'total') - number(order, 'total_tax') - number(order, 'shipping_total');
	const isAgain = isZero(number(row, 'net_total') + net);
	return { order, before: isAgain ? [] : earlierRefunds(row) };
}

/** What a refund returns of the items: the lines that reports of items count, with negative totals. */
export function returnedLines(row: Row, fullRefunds: boolean): readonly Row[] {
	const isCounted = (line: Row) =>
		number(line, 'quantity') !== 0 || (fullRefunds && number(line, 'total') !== 0);
	const whole = wholeRefund(row, fullRefunds);
	if (!whole || !hasNoItems(row)) return linesOf(row['document'], 'line_items').filter(isCounted);
	if (typeOf(row) === 'partial') return [];
	const sold = linesOf(whole.order, 'line_items').filter((line) => number(line, 'quantity') !== 0);
	const gone = whole.before.flatMap((refund) => linesOf(refund, 'line_items').filter(isCounted));
	return [...sold, ...gone].map((line) => ({ ...line, total: -number(line, 'total') }));
}

/** The fees that a refund returns, negative. */
export function returnedFees(row: Row, fullRefunds: boolean): number {
	const whole = wholeRefund(row, fullRefunds);
	if (!whole || !hasNoItems(row)) return totalIn(row['document'], 'fee_lines');
	return -sumOfLines([whole.order, ...whole.before].flatMap((one) => linesOf(one, 'fee_lines')));
}

/** Tax of a refund's document. */
export function taxIn(refund: Row): number {
	const taxes = linesOf(refund, 'tax_lines');
	return exactSum([sumOfLines(taxes, 'tax_total'), sumOfLines(taxes, 'shipping_tax_total')]);
}

/** Refunds of the same order that came before, as documents. */
function earlierRefunds(row: Row): readonly Row[] {
	const { before } = row;
	return Array.isArray(before) ? before.map(recordOf) : [];
}

/** Items, taxes or shipping of a row whose document has no lines. */
function hasPartsOfOrder(row: Row): boolean {
	const hasLines = ['line_items', 'shipping_lines', 'fee_lines'].some(
		(name) => linesOf(row['document'], name).length > 0,
	);
	const isNet = isZero(number(row, 'total_sales') - number(row, 'net_total'));
	return !hasLines && (number(row, 'num_items_sold') < 0 || !isNet);
}

const hasNoItems = ({ document }: Row) => linesOf(document, 'line_items').length === 0;

function typeOf({ document }: Row): string {
	const mark = linesOf(document, 'meta_data').find(({ key }) => key === '_refund_type');
	return String(mark?.['value'] ?? '');
}

const isZero = (amount: number) => Math.abs(amount) < 1e-6;
