import type { Mismatch } from '../compare';
import { keptByThem } from './kept-orders';
import { oncePer } from '../expected/once-per';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import type { Shop } from '../expected/shop';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { dateAsked, numberOfLines, numberOfOrders, statField } from './numbers-of-rows';
import { segmentField, type SegmentField } from './segment-numbers';
import { rawRows, sum, type RawLine, type RawRow } from './raw-rows';
import { isInCategories } from './trashed-products';

/** Everything of an order is taken off again by a full refund, also what was refunded before. */
export function numberWithRefundsTwice(
	mismatch: Mismatch,
	responses: Responses,
): number | undefined {
	const { path } = responses.request;
	if (/\/(orders|revenue)\/stats$/.test(path)) return ofOrders(mismatch, responses);
	if (/\/(products|variations)\/stats$/.test(path)) return ofLines(mismatch, responses);
	if (path.endsWith('/performance-indicators')) return ofIndicator(mismatch, responses);
	return path.endsWith('/reports/orders')
		? ofOrderRow(mismatch, responses)
		: ofItemRow(mismatch, responses);
}

function ofOrders(mismatch: Mismatch, responses: Responses): number | undefined {
	const found = statField(mismatch, responses, dateAsked(responses));
	const asked = keptByThem(responses);
	const rows = found?.inSpan.filter(({ id }) => asked.has(id));
	return found && rows && numberOfOrders(found.field, rows, responses);
}

function ofLines(mismatch: Mismatch, responses: Responses): number | undefined {
	const query = readQuery(responses.request.query);
	const [products, categories] = [query.ids('products'), query.ids('categories')];
	const variations = query.ids('variations');
	const segment = segmentField(mismatch, responses, 'created');
	if (segment) return ofSegment(segment);
	const found = statField(mismatch, responses, ({ created }) => created);
	const isAsked = ({ isVariation, product, variation }: RawLine) =>
		(isVariation || responses.request.path.endsWith('/products/stats')) &&
		(products.length === 0 || products.includes(product)) &&
		(variations.length === 0 || variations.includes(variation)) &&
		(categories.length === 0 || isInCategories(responses.shop, product, categories));
	return found && !query.has('match') ? numberOfLines(found.field, found.rows, isAsked) : undefined;
}

function ofSegment({ field, rows, times }: SegmentField): number | undefined {
	const over = (of: (line: RawLine) => number) =>
		sum(rows, ({ lines }) => sum(lines, (line) => times(line) * of(line)));
	if (field === 'items_sold') return over(({ pieces }) => pieces);
	return field === 'net_revenue' ? over(({ net }) => net) : undefined;
}

function ofIndicator({ where }: Mismatch, responses: Responses): number | undefined {
	const { ours } = responses;
	const row = where.replace(/\.value$/, '');
	const [report = '', field = ''] = String(valueAt(ours, `${row}.stat`)).split('/');
	const rows = within(responses, report === 'products' ? 'created' : 'dated');
	return report === 'products'
		? numberOfLines(field, rows, () => true)
		: numberOfOrders(field, rows, responses);
}

function ofOrderRow({ where }: Mismatch, { ours, shop }: Responses): number | undefined {
	const [, row = '', field = ''] = /^(body\[\d+\])\.(\w+)$/.exec(where) ?? [];
	const found = rawRows(shop).find(({ id }) => id === numberAt(ours, `${row}.order_id`));
	return field === 'net_total' ? found?.net : found?.items;
}

/** A row of Products, Variations or Categories. */
function ofItemRow({ where }: Mismatch, responses: Responses): number | undefined {
	const [, row = '', field = ''] = /^(body\[\d+\])\.(\w+)$/.exec(where) ?? [];
	const column = /products$|variations$/.exec(responses.request.path)?.[0].replace(/s$/, '_id');
	const id = numberAt(responses.ours, `${row}.${column ?? 'category_id'}`);
	const isOfRow = (line: RawLine) =>
		column === undefined
			? categoriesOf(responses.shop, line.product).includes(id)
			: (column === 'product_id' ? line.product : line.variation) === id;
	const lines = within(responses, 'created').flatMap((one) => one.lines.filter(isOfRow));
	return field === 'items_sold' ? sum(lines, ({ pieces }) => pieces) : sum(lines, ({ net }) => net);
}

function categoriesOf({ documents }: Shop, product: number): readonly number[] {
	const found = [...documents.products, ...documents.trashed].find(({ id }) => id === product);
	return (found?.categories ?? []).map(({ id }) => id);
}

function within(responses: Responses, date: 'created' | 'dated'): readonly RawRow[] {
	const { request, shop, now } = responses;
	const period = readPeriod(readQuery(request.query), shop, now);
	return rawRows(shop).filter((row) => isWithin(period, row[date]));
}

/** Whether the recorded orders are sorted by what the tables have, where refunded parts are subtracted again. */
export const areSortedByRefundsTwice = oncePer((responses: Responses): boolean => {
	const { theirs, request, shop } = responses;
	const rows = new Map(rawRows(shop).map((row) => [row.id, row]));
	const sign = request.query?.['order'] === 'asc' ? 1 : -1;
	const values = listAt(theirs, 'body').map((one) => {
		const row = rows.get(numberAt(one, 'order_id'));
		return (request.query?.['orderby'] === 'net_total' ? row?.net : row?.items) ?? NaN;
	});
	return values.every((value, at) => at === 0 || sign * (value - (values[at - 1] ?? 0)) >= -1e-6);
});

/**
 * Whether the recorded products or variations have the numbers of their lines, where refunded parts are subtracted
 * again, and are sorted by them; and ours are not, so that the sort differs for this reason.
 */
export const areItemsSortedByRefundsTwice = oncePer((responses: Responses): boolean => {
	const { theirs, ours, request } = responses;
	const field = request.query?.['orderby'] === 'net_revenue' ? 'net_revenue' : 'items_sold';
	const column = /variations$/.test(request.path) ? 'variation_id' : 'product_id';
	const sign = request.query?.['order'] === 'asc' ? 1 : -1;
	const lines = within(responses, 'created').flatMap((row) => row.lines);
	const numberOf = (row: unknown) => {
		const isOfRow = (line: RawLine) =>
			(column === 'product_id' ? line.product : line.variation) === numberAt(row, column);
		return sum(lines.filter(isOfRow), (line) => (field === 'net_revenue' ? line.net : line.pieces));
	};
	const rows = listAt(theirs, 'body');
	const isSorted = (values: readonly number[]) =>
		values.every((value, at) => at === 0 || sign * (value - (values[at - 1] ?? 0)) >= -1e-6);
	return (
		rows.every((row) => Math.abs(numberAt(row, field) - numberOf(row)) < 0.006) &&
		isSorted(rows.map(numberOf)) &&
		listAt(ours, 'body').some((row) => Math.abs(numberAt(row, field) - numberOf(row)) > 1e-6)
	);
});
