import { dimensionParam } from '@store-analytics/rest-api/breakdowns';
import { encodeQuery } from '@store-analytics/rest-api';
import { askFor, RefusedError } from '../ask';
import { partsOfQuery } from '../schemas';
import { SHOP_TEXT_NOTE, withDays, type Tool, type ToolArguments, type ToolContext } from '../tool';

type Row = Readonly<Record<string, unknown>>;
interface Page {
	readonly rows: readonly Row[];
	readonly total: number;
}

const MOST = 100;
const { range, filters } = partsOfQuery();

/** Orders, products or customers behind a number. */
export const rows: Tool = {
	name: 'rows',
	title: 'List rows',
	description:
		'Lists the orders, products or customers behind a number, for spot checks. Customers are "Customer #123" unless the owner allows names.',
	input: {
		type: 'object',
		properties: {
			of: { type: 'string', enum: ['orders', 'products', 'customers'] },
			range,
			filters,
			limit: { type: 'integer', minimum: 1, maximum: MOST, default: 25 },
			offset: { type: 'integer', minimum: 0, default: 0 },
		},
		required: ['of', 'range'],
		additionalProperties: false,
	},
	output: {
		type: 'object',
		properties: {
			note: { type: 'string' },
			of: { type: 'string' },
			rows: { type: 'array', items: { type: 'object' } },
			rows_count: { type: 'integer', description: 'All rows, also those that limit leaves out.' },
		},
		required: ['note', 'of', 'rows', 'rows_count'],
	},
	async run(args, context) {
		const asked = await withDays(args, context.ask);
		const read = lists[String(asked['of'])];
		if (!read) {
			throw new RefusedError('of is one of these: orders, products, customers.', 400);
		}
		const { limit = 25, offset = 0 } = asked;
		const page = pageOf(limit, offset);
		const found = await read(asked, page, context);
		return { note: SHOP_TEXT_NOTE, of: asked['of'], rows: found.rows, rows_count: found.total };
	},
};

interface Window {
	readonly limit: number;
	readonly offset: number;
}

function pageOf(limit: unknown, offset: unknown): Window {
	const isLimit = Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= MOST;
	if (!isLimit) throw new RefusedError(`limit is a whole number from 1 to ${MOST}.`, 400);
	if (!Number.isInteger(offset) || Number(offset) < 0) {
		throw new RefusedError('offset is a whole number, 0 or more.', 400);
	}
	return { limit: Number(limit), offset: Number(offset) };
}

type Read = (args: ToolArguments, page: Window, context: ToolContext) => Promise<Page>;

const lists: Readonly<Record<string, Read | undefined>> = {
	orders: async (args, page, { ask, personal }) => {
		const query = { ...daysOf(args), ...filterParams(args), extended_info: true };
		const found = await listed(ask, '/wc-analytics/reports/orders', query, page);
		return { ...found, rows: found.rows.map((row) => orderRow(row, personal)) };
	},
	products: async (args, { limit, offset }, { ask }) => {
		const { range: days, filters: only = [] } = args;
		const body = {
			metrics: ['num_items_sold', 'net_revenue', 'orders_count'],
			dimensions: ['product'],
			...{ range: days, filters: only, limit, offset },
		};
		const { rows: found, rows_count: total } = await askFor<{ rows: Row[]; rows_count: number }>(
			ask,
			'/store-analytics/v1/query',
			body,
		);
		return { rows: found.map(productRow), total };
	},
	customers: async (args, page, { ask, personal }) => {
		if (args['filters'] !== undefined && JSON.stringify(args['filters']) !== '[]') {
			throw new RefusedError('Customers take no filters. Ask for orders with them.', 400);
		}
		const query = { ...daysOf(args), orderby: 'total_spend' };
		const found = await listed(ask, '/wc-analytics/reports/customers', query, page);
		return { ...found, rows: found.rows.map((row) => customerRow(row, personal)) };
	},
};

function daysOf({ range: days }: ToolArguments): { after: string; before: string } {
	const { after, before } = Object(days) as Record<string, unknown>; // as: REST checks it
	if (typeof after !== 'string' || typeof before !== 'string') {
		throw new RefusedError(
			'range needs two days of the shop, such as { "after": "2026-10-01", "before": "2026-10-31" }.',
			400,
		);
	}
	const time = (moment: string, edge: string) =>
		moment.includes('T') ? moment : `${moment}T${edge}`;
	return { after: time(after, '00:00:00'), before: time(before, '23:59:59') };
}

/** Filters as reports take them. */
function filterParams({ filters: asked }: ToolArguments): Readonly<Record<string, string>> {
	const list: readonly unknown[] = Array.isArray(asked) ? asked : [];
	const params = list.flatMap((filter) => {
		const { dimension, is, is_not: isNot, is_unknown: isUnknown } = Object(filter) as Row;
		const texts = (values: unknown) =>
			(Array.isArray(values) ? values : [values]).map((one: unknown) =>
				one === null ? null : String(one),
			);
		return [
			...(is === undefined ? [] : [dimensionParam(String(dimension), 'is', texts(is))]),
			...(isNot === undefined ? [] : [dimensionParam(String(dimension), 'is_not', texts(isNot))]),
			...(isUnknown === undefined
				? []
				: [dimensionParam(String(dimension), isUnknown === true ? 'is' : 'is_not', [null])]),
		];
	});
	const merged: Record<string, string> = {};
	for (const [name, value] of params.flatMap((one) => Object.entries(one))) {
		if (name in merged) {
			throw new RefusedError(`Orders take one condition ${name}; put its values in one list.`, 400);
		}
		merged[name] = value;
	}
	return merged;
}

/** Rows of a report, which has pages: those that hold the window. */
async function listed(
	ask: ToolContext['ask'],
	path: string,
	query: object,
	{ limit, offset }: Window,
): Promise<Page> {
	const first = Math.floor(offset / limit) + 1;
	const read = async (page: number) => {
		const answer = await ask({
			path: `${path}?${encodeQuery({ ...query, per_page: limit, page })}`,
		});
		const data = await askFor<Row[]>(() => Promise.resolve(answer), path);
		return { data, total: answer.total ?? data.length };
	};
	const { data, total } = await read(first);
	const skipped = offset % limit;
	const further = skipped > 0 && first * limit < total ? (await read(first + 1)).data : [];
	return { rows: [...data, ...further].slice(skipped, skipped + limit), total };
}

const shopText = (value: unknown) => ({ shop_text: String(value ?? '') });

/** A name only where the owner allows it. */
function customerName(id: unknown, first: unknown, last: unknown, personal: boolean) {
	const name = [first, last].filter((part) => typeof part === 'string' && part !== '').join(' ');
	return personal && name !== '' ? shopText(name) : `Customer #${String(id)}`;
}

function orderRow(row: Row, personal: boolean): Row {
	const details = Object(row['extended_info']) as { customer?: Row; products?: Row[] }; // as: what REST adds
	const { customer = {}, products = [] } = details;
	return {
		order: row['order_number'],
		refund_of: row['parent_id'] === 0 ? null : row['parent_id'],
		date: row['date'],
		status: row['status'],
		customer: customerName(
			row['customer_id'],
			customer['first_name'],
			customer['last_name'],
			personal,
		),
		customer_type: row['customer_type'],
		net_revenue: row['net_total'],
		total_sales: row['total_sales'],
		items: row['num_items_sold'],
		products: products.map((product) => ({
			product: product['id'],
			name: shopText(product['name']),
			quantity: Number(product['quantity'] ?? 0),
		})),
	};
}

function productRow(row: Row): Row {
	const label = Object(row['label']) as { product?: string }; // as: a row of the query
	return {
		product: row['product'],
		name: shopText(label.product),
		items_sold: row['num_items_sold'],
		net_revenue: row['net_revenue'],
		orders_count: row['orders_count'],
	};
}

function customerRow(row: Row, personal: boolean): Row {
	return {
		customer: customerName(row['id'], row['first_name'] ?? row['name'], row['last_name'], personal),
		country: row['country'],
		orders_count: row['orders_count'],
		total_spend: row['total_spend'],
		last_order: row['date_last_order'] ?? null,
	};
}
