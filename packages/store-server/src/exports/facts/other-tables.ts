import {
	count,
	day,
	id,
	items,
	local,
	money,
	ORDER_ROWS,
	personal,
	text,
	utc,
	type FactTable,
} from './fact-table';

const purchases = `(SELECT customer_id, COUNT(*) FILTER (WHERE parent_id = 0) AS orders,
	SUM(total_sales) AS total, MIN(date_created) FILTER (WHERE parent_id = 0) AS first,
	MAX(date_created) FILTER (WHERE parent_id = 0) AS last
	FROM ${ORDER_ROWS} WHERE counts GROUP BY customer_id) p`;

export const customers: FactTable = {
	name: 'customers',
	meaning: 'Customers, one row each, with accounts and guests. A range does not limit them.',
	from: `wc_customer_lookup c LEFT JOIN ${purchases} ON p.customer_id = c.customer_id
		LEFT JOIN users u ON u.id = c.user_id`,
	columns: {
		customer_id: id('c.customer_id', 'Customer.'),
		country: text('c.country', 'Country.'),
		state: text('c.state', 'State.'),
		user_role: text(
			"CASE WHEN COALESCE(c.user_id, 0) = 0 THEN 'guest' ELSE u.role END",
			'Role of the account today, such as customer; guest without account.',
		),
		registered_local: local('c.date_registered', 'When the account was made; empty for guests.'),
		last_active_utc: utc('c.date_last_active', 'Last activity.'),
		orders: count('COALESCE(p.orders, 0)', 'Counted orders of all time.'),
		total_spend: money('COALESCE(p.total, 0)', 'Total sales of all time, less refunds.'),
		first_order: day('p.first', "Day of the first counted order in the shop's zone."),
		last_order: day('p.last', "Day of the last counted order in the shop's zone."),
		user_id: { ...id('c.user_id', 'User of WordPress; empty for guests.'), isPersonal: true },
		username: personal('c.username', 'Name of the user.'),
		first_name: personal('c.first_name', 'First name.'),
		last_name: personal('c.last_name', 'Last name.'),
		email: personal('c.email', 'Email address.'),
		city: personal('c.city', 'City.'),
		postcode: personal('c.postcode', 'Postcode.'),
	},
};

const categories = `(SELECT pc.product_id, string_agg(c.name, ', ' ORDER BY c.name) AS names
	FROM product_categories pc JOIN categories c ON c.id = pc.category_id GROUP BY pc.product_id) k`;

const terms = (taxonomy: string) =>
	`(SELECT string_agg(t.name, ', ' ORDER BY t.name) FROM product_terms t
		WHERE t.taxonomy = '${taxonomy}' AND t.product_id = COALESCE(NULLIF(p.parent_id, 0), p.id))`;

export const products: FactTable = {
	name: 'products',
	meaning: 'Products and variations as they are now. A range does not limit them.',
	from: `products p LEFT JOIN ${categories} ON k.product_id = p.id`,
	columns: {
		product_id: id('p.id', 'Product or variation.'),
		parent_id: id('NULLIF(p.parent_id, 0)', 'Product of a variation.'),
		type: text('p.type', 'Type, such as simple or variation.'),
		status: text('p.status', 'Status, such as publish or trash.'),
		name: text('p.name', 'Name.'),
		sku: text('p.sku', 'SKU.'),
		price: money('p.price', 'Price.'),
		stock_status: text('p.stock_status', 'Stock status, such as instock.'),
		stock_quantity: {
			type: 'DOUBLE',
			sql: 'p.stock_quantity',
			meaning: 'Items in stock; empty if stock is not managed.',
			unit: 'items',
		},
		categories: text('k.names', 'Names of its categories, separated by commas.'),
		tags: text(terms('product_tag'), 'Names of its tags, or its product’s, separated by commas.'),
		brands: text(
			terms('product_brand'),
			'Names of its brands, or its product’s, separated by commas.',
		),
		created_utc: utc('p.date_created_gmt', 'When it was created.'),
		created_local: local('p.date_created', 'When it was created.'),
	},
};

const sums = `(SELECT CAST(dated AS DATE) AS day, COUNT(*) FILTER (WHERE parent_id = 0) AS orders,
	COUNT(*) FILTER (WHERE parent_id <> 0) AS refunds, SUM(num_items_sold) AS items,
	SUM(total_sales) AS total, SUM(net_total) AS net, SUM(tax_total) AS tax, SUM(shipping_total) AS shipping
	FROM ${ORDER_ROWS} WHERE counts AND dated IS NOT NULL GROUP BY 1) d`;

export const days: FactTable = {
	name: 'days',
	meaning: 'Sums of each day with counted orders or refunds.',
	from: sums,
	day: 'd.day',
	sortedBy: 'd.day',
	columns: {
		date: day('d.day', "Day in the shop's zone."),
		orders: count('d.orders', 'Orders.'),
		refunds: count('d.refunds', 'Refunds.'),
		items_sold: items('d.items', 'Items sold, less returned ones.'),
		total_sales: money('d.total', 'Total sales, less refunds.', 'DECIMAL(38,6)'),
		net_total: money('d.net', 'Net sales, less refunds.', 'DECIMAL(38,6)'),
		tax_total: money('d.tax', 'Taxes, less refunded ones.', 'DECIMAL(38,6)'),
		shipping_total: money('d.shipping', 'Shipping, less refunded.', 'DECIMAL(38,6)'),
	},
};
