import { encodeQuery } from '@store-analytics/rest-api';
import { askFor, RefusedError } from '../ask';
import { partsOfQuery } from '../schemas';
import {
	SHOP_TEXT_NOTE,
	withDays,
	withLinks,
	type Tool,
	type ToolArguments,
	type ToolContext,
} from '../tool';

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
		const { rows: found, total } = await read(asked, page, context);
		const linked = await withLinks(found, context);
		return { note: SHOP_TEXT_NOTE, of: asked['of'], rows: linked, rows_count: total };
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

interface Found {
	readonly rows: readonly Row[];
	readonly rows_count: number;
}

const lists: Readonly<Record<string, Read | undefined>> = {
	orders: async ({ range: days, filters: only = [] }, window, context) => {
		const body = { of: 'orders', range: days, filters: only, ...window };
		const found = await askFor<Found>(context.ask, '/store-analytics/v1/rows', body);
		const names = await namesOf(found.rows, context);
		return { rows: found.rows.map((row) => orderRow(row, names)), total: found.rows_count };
	},
	products: async ({ range: days, filters: only = [] }, window, { ask }) => {
		const body = {
			metrics: ['net_revenue', 'num_items_sold', 'orders_count'],
			dimensions: ['product'],
			...{ range: days, filters: only, ...window },
		};
		const found = await askFor<Found>(ask, '/store-analytics/v1/query', body);
		return { rows: found.rows.map(productRow), total: found.rows_count };
	},
	customers: async ({ range: days, filters: only = [] }, window, context) => {
		const body = { of: 'customers', range: days, filters: only, ...window };
		const found = await askFor<Found>(context.ask, '/store-analytics/v1/rows', body);
		const names = await namesOf(found.rows, context);
		return { rows: found.rows.map((row) => customerRow(row, names)), total: found.rows_count };
	},
};

type Names = (id: unknown) => string | { readonly shop_text: string };

/** How customers are called: by their number unless the owner allows names. */
async function namesOf(found: readonly Row[], { ask, personal }: ToolContext): Promise<Names> {
	const byId = new Map<number, string>();
	if (personal && found.length > 0) {
		const ids = [...new Set(found.map((row) => Number(row['customer_id'])))];
		const query = encodeQuery({ customers: ids.join(), per_page: MOST });
		const path = `/wc-analytics/reports/customers?${query}`;
		for (const { id, name } of await askFor<Row[]>(ask, path)) {
			if (typeof name === 'string' && name.trim() !== '') byId.set(Number(id), name.trim());
		}
	}
	return (id) => {
		const name = byId.get(Number(id));
		return name === undefined ? `Customer #${String(id)}` : shopText(name);
	};
}

const shopText = (value: unknown) => ({ shop_text: String(value ?? '') });

function orderRow({ customer_id: id, products, ...row }: Row, names: Names): Row {
	const list: readonly Row[] = Array.isArray(products) ? products : [];
	return {
		...row,
		customer: names(id),
		products: list.map((one) => ({
			...one,
			name: one['name'] === null ? null : shopText(one['name']),
		})),
	};
}

function productRow(row: Row): Row {
	const label = Object(row['label']) as { product?: string }; // as: a row of the query
	const { product } = row;
	return {
		product,
		name: label.product === undefined ? null : shopText(label.product),
		items_sold: row['num_items_sold'],
		net_revenue: row['net_revenue'],
		orders_count: row['orders_count'],
		link: product === null ? null : `post.php?action=edit&post=${String(product)}`,
	};
}

function customerRow({ customer_id: id, ...row }: Row, names: Names): Row {
	const link = `admin.php?page=wc-admin&path=/analytics/customers&filter=single_customer&customers=${String(id)}`;
	return { customer: names(id), ...row, link };
}
