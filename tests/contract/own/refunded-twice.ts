import type { Mismatch } from '../compare';
import { keptByThem } from './kept-orders';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import type { Shop } from '../expected/shop';
import { numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { numberOfLines, numberOfOrders, statField } from './numbers-of-rows';
import { rawRows, sum, type RawLine, type RawRow } from './raw-rows';

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
	const found = statField(mismatch, responses, ({ dated }) => dated);
	const asked = keptByThem(responses);
	const rows = found?.inSpan.filter(({ id }) => asked.has(id));
	return found && rows && numberOfOrders(found.field, rows, responses);
}

function ofLines(mismatch: Mismatch, responses: Responses): number | undefined {
	const { products, categories, variations, ...others } = responses.request.query ?? {};
	const isFiltered = [products, categories, variations].some((one) => one !== undefined);
	const found = statField(mismatch, responses, ({ created }) => created);
	const isAsked = ({ isVariation }: RawLine) =>
		isVariation || responses.request.path.endsWith('/products/stats');
	return found && !isFiltered && !('match' in others)
		? numberOfLines(found.field, found.rows, isAsked)
		: undefined;
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
	const found = documents.products.find(({ id }) => id === product);
	return (found?.categories ?? []).map(({ id }) => id);
}

function within(responses: Responses, date: 'created' | 'dated'): readonly RawRow[] {
	const { request, shop, now } = responses;
	const period = readPeriod(readQuery(request.query), shop, now);
	return rawRows(shop).filter((row) => isWithin(period, row[date]));
}
