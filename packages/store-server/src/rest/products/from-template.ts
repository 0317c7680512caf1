import { productRow } from '../../documents/read/catalog';
import { columnsOf } from '../../schema/schema';
import { openShop } from '../../reports/shop';
import { fetchRows, raw } from '../../database/sql';
import { route, type Route } from '../router/route';

/** What each template says beyond a product without anything. */
const templates = {
	physical: { type: 'simple', manage_stock: false },
	digital: { type: 'simple', virtual: true, downloadable: true },
	variable: { type: 'variable' },
} as const;

/** `POST onboarding/tasks/create_product_from_template`: a product to be filled in; returns its id (S7.products.3). */
export const createFromTemplate: Route = route({
	path: '/wc-admin/onboarding/tasks/create_product_from_template',
	method: 'POST',
	changes: 'products',
	args: {
		template_name: {
			type: 'string',
			enum: ['physical', 'digital', 'variable'],
			required: true,
		},
		status: {
			type: 'string',
			enum: ['draft', 'pending', 'private', 'publish'],
			default: 'draft',
		},
	},
	async handle({ args, context, siteUrl }) {
		const { time } = await openShop(context);
		const now = context.now();
		const utc = now.toISOString().slice(0, 19);
		const local = time.local(now).replace(' ', 'T');
		const columns = columnsOf('products');
		return context.database.transaction(async (database) => {
			const [last] = await fetchRows<{ id: number }>(
				database,
				// Products, orders and coupons share their numbers, as in WordPress.
				raw(`SELECT COALESCE(MAX(id), 0) AS id FROM (SELECT id FROM products
					UNION ALL SELECT id FROM orders UNION ALL SELECT id FROM refunds
					UNION ALL SELECT id FROM coupons)`),
			);
			const id = (last?.id ?? 0) + 1;
			const document = {
				...blank,
				...templates[args.template_name],
				id,
				status: args.status,
				permalink: `${siteUrl}/?post_type=product&p=${id}`,
				date_created: local,
				date_created_gmt: utc,
				date_modified: local,
				date_modified_gmt: utc,
			};
			const row = productRow({ document, text: JSON.stringify(document) }, time);
			await database.run(
				`INSERT INTO products (${columns.join(', ')}) VALUES (${columns
					.map((name) => (name.startsWith('date_') ? 'CAST( ? AS TIMESTAMP )' : '?'))
					.join(', ')})`,
				row.map((value) => (value === undefined ? null : value)),
			);
			return { data: { id } };
		});
	},
});

const blank = {
	name: 'Product',
	slug: '',
	type: 'simple',
	featured: false,
	catalog_visibility: 'visible',
	description: '',
	short_description: '',
	sku: '',
	price: '',
	regular_price: '',
	sale_price: '',
	on_sale: false,
	purchasable: false,
	total_sales: 0,
	virtual: false,
	downloadable: false,
	downloads: [],
	tax_status: 'taxable',
	tax_class: '',
	manage_stock: false,
	stock_quantity: null,
	stock_status: 'instock',
	backorders: 'no',
	backorders_allowed: false,
	backordered: false,
	low_stock_amount: null,
	average_rating: '0.00',
	rating_count: 0,
	parent_id: 0,
	categories: [],
	tags: [],
	images: [],
	attributes: [],
	default_attributes: [],
	variations: [],
	grouped_products: [],
	menu_order: 0,
	meta_data: [],
} as const;
