import {
	count,
	day,
	flag,
	id,
	items,
	local,
	money,
	ORDER_ROWS,
	percent,
	personal,
	text,
	utc,
	type FactColumn,
	type FactTable,
} from './fact-table';

/** What orders and refunds have alike, so that their rows can be united. */
const dated = {
	date: day('s.dated', "Day in the shop's zone on which reports count it, by the shop's setting."),
	created_utc: utc('s.date_created_gmt', 'When it was created.'),
	created_local: local('s.date_created', 'When it was created.'),
} as const;

const counted = {
	status: text("regexp_replace(s.status, '^wc-', '')", 'Status, such as completed.'),
	counts: flag('s.counts', 'Whether reports count it: its status is not excluded in Settings.'),
	currency: text('s.currency', 'Currency of its amounts.'),
	customer_id: id('s.customer_id', 'Customer, see customers.'),
	is_returning: flag('s.returning_customer = 1', 'Whether the customer had ordered before.'),
	order_number: count(
		's.order_number',
		'Which order of its customer it is, or its order: 1 for the first.',
	),
} as const;

const amounts = {
	items_sold: items('s.num_items_sold', 'Items sold; negative for returned ones.'),
	total_sales: money('s.total_sales', 'All of it, with taxes and shipping.'),
	net_total: money('s.net_total', 'Net sales: without taxes and shipping, after discounts.'),
	tax_total: money('s.tax_total', 'Taxes.'),
	shipping_total: money('s.shipping_total', 'Shipping, without taxes.'),
} as const;

const said = {
	payment_method: text('s.payment_method', 'Id of the payment method.'),
	shipping_method: text('s.shipping_method', 'Id of the shipping method.'),
	shipping_zone_id: id(
		'(SELECT MIN(z.zone_id) FROM shipping_zone_methods z WHERE z.instance_id = s.shipping_instance)',
		'Zone that has the shipping method today; 0 is everywhere else.',
	),
	source_type: text('s.source_type', 'Kind of the source that brought the customer.'),
	source: text('s.source', 'Source (utm_source).'),
	medium: text('s.medium', 'Medium (utm_medium).'),
	campaign: text('s.campaign', 'Campaign (utm_campaign).'),
	term: text('s.term', 'Search term (utm_term).'),
	content: text('s.content', 'Content (utm_content).'),
	device: text('s.device', 'Kind of device.'),
	referrer: text('s.referrer', 'Host that linked to the shop.'),
	landing_page: text('s.landing_page', 'Path of the first page.'),
	created_via: text('s.created_via', 'What created the order, such as checkout.'),
} as const;

const places = (kind: 'billing' | 'shipping'): Readonly<Record<string, FactColumn>> => ({
	[`${kind}_country`]: text(`s.${kind}_country`, `Country of the ${kind} address.`),
	[`${kind}_state`]: text(`s.${kind}_state`, `State of the ${kind} address.`),
	[`${kind}_city`]: personal(`s.${kind}_city`, `City of the ${kind} address.`),
	[`${kind}_postcode`]: personal(`s.${kind}_postcode`, `Postcode of the ${kind} address.`),
});

export const orders: FactTable = {
	name: 'orders',
	meaning: 'Orders, one row each, of all statuses.',
	from: `${ORDER_ROWS} LEFT JOIN orders o ON o.id = s.order_id`,
	where: 's.parent_id = 0',
	day: 's.dated',
	columns: {
		order_id: id('s.order_id', 'Order.'),
		number: text('o.number', 'Number of the order.'),
		...dated,
		paid_utc: utc('o.date_paid_gmt', 'When it was paid.'),
		completed_utc: utc('o.date_completed_gmt', 'When it was completed.'),
		...counted,
		...amounts,
		discount_total: money('o.discount_total', 'Discounts of coupons, without taxes.'),
		...places('billing'),
		...places('shipping'),
		...said,
		first_name: personal('o.first_name', 'First name of the billing address.'),
		last_name: personal('o.last_name', 'Last name of the billing address.'),
		email: personal('o.email', 'Email address of the buyer.'),
		address: personal('o.address_1', 'Street of the billing address.'),
		ip_address: personal('o.ip_address', 'IP address of the buyer.'),
		customer_note: personal('o.customer_note', 'Note of the buyer.'),
	},
};

export const refunds: FactTable = {
	name: 'refunds',
	meaning: 'Refunds, one row each, with negative amounts, on the day of the refund.',
	from: ORDER_ROWS,
	where: 's.parent_id <> 0',
	day: 's.dated',
	columns: {
		refund_id: id('s.order_id', 'Refund.'),
		order_id: id('s.parent_id', 'Refunded order.'),
		...dated,
		...counted,
		...amounts,
		days_to_refund: count('s.days_to_refund', 'Days from the order to the refund.'),
		...places('billing'),
		...places('shipping'),
		...said,
		reason: personal('s.refund_reason', 'Reason, as somebody wrote it.'),
		refunded_by: { ...id('s.refunded_by', 'User who made the refund.'), isPersonal: true },
	},
};

/** What parts of orders and refunds say of the order or refund. */
const ofItsOrder = {
	order_id: id('CASE s.parent_id WHEN 0 THEN s.order_id ELSE s.parent_id END', 'Order.'),
	refund_id: id('CASE s.parent_id WHEN 0 THEN NULL ELSE s.order_id END', 'Refund, if it is one.'),
	date: day('s.dated', "Day in the shop's zone of its order or refund."),
	created_local: local('s.date_created', 'When its order or refund was created.'),
	counts: flag('s.counts', 'Whether reports count its order or refund.'),
	currency: text('s.currency', 'Currency of its amounts.'),
	customer_id: id('s.customer_id', 'Customer, see customers.'),
} as const;

export const lines: FactTable = {
	name: 'lines',
	meaning: 'Lines of orders, and of refunds with negative amounts.',
	from: `wc_order_product_lookup l JOIN ${ORDER_ROWS} ON s.order_id = l.order_id
		LEFT JOIN order_items i ON i.order_item_id = l.order_item_id AND i.order_item_type = 'line_item'`,
	day: 's.dated',
	columns: {
		line_id: id('l.order_item_id', 'Line.'),
		...ofItsOrder,
		product_id: id('l.product_id', 'Product, see products.'),
		variation_id: id('NULLIF(l.variation_id, 0)', 'Variation, see products.'),
		name: text('i.order_item_name', 'Name of the product when it was sold.'),
		tax_class: text("NULLIF(l.tax_class, '')", 'Slug of its tax class, such as standard.'),
		attributes: text(
			"NULLIF(replace(l.attributes, chr(10), ', '), '')",
			'What was chosen, such as pa_size:large, separated by commas.',
		),
		quantity: items('l.product_qty', 'Items sold; negative for returned ones.'),
		net_total: money('l.product_net_revenue', 'Net sales, after discounts.'),
		gross_total: money(
			'l.product_gross_revenue',
			'With taxes and its share of shipping.',
			'DECIMAL(26,10)',
		),
		discount_total: money('l.coupon_amount', 'Discounts of coupons.'),
		tax_total: money('l.tax_amount', 'Taxes of the items.'),
		shipping_total: money('l.shipping_amount', 'Its share of shipping.', 'DECIMAL(26,10)'),
		shipping_tax: money(
			'l.shipping_tax_amount',
			'Taxes on its share of shipping.',
			'DECIMAL(26,10)',
		),
	},
};

export const taxes: FactTable = {
	name: 'taxes',
	meaning: 'Taxes of orders by rate, and of refunds with negative amounts.',
	from: `wc_order_tax_lookup t JOIN ${ORDER_ROWS} ON s.order_id = t.order_id
		LEFT JOIN (SELECT id, any_value(code) AS code, any_value(rate) AS rate, any_value(name) AS name
			FROM tax_codes GROUP BY id) c ON c.id = t.tax_code_id`,
	day: 's.dated',
	columns: {
		...ofItsOrder,
		tax_rate_id: id('NULLIF(t.rate_id, 0)', 'Rate; empty if a service computed the tax.'),
		tax_code: text("NULLIF(c.code, '')", 'Code of the rate, such as US-CA-STATE TAX-1.'),
		tax_name: text("NULLIF(c.name, '')", 'Name of the rate, such as VAT.'),
		tax_rate: percent('c.rate', 'The rate, when the order was made.'),
		country: text("NULLIF(t.taxed_country, '')", 'Country that the tax belongs to.'),
		state: text("NULLIF(t.taxed_state, '')", 'State that the tax belongs to.'),
		taxable_amount: money('t.taxable_amount', 'What the rate was charged on; empty if unknown.'),
		order_tax: money('t.order_tax', 'Tax on items and fees.'),
		shipping_tax: money('t.shipping_tax', 'Tax on shipping.'),
		total_tax: money('t.total_tax', 'Both.'),
	},
};
