import { ORDER_DIMENSIONS } from '../order-dimensions';
import { CREATED, MONEY, QUANTITY, SHARE, type TableDefinition } from '../types';

/**
 * Derived data with the names and columns of WooCommerce’s lookup tables, so that the same query works in both. Lines
 * and taxes also have the order of their refund (`parent_id`, 0 for an order). A refund has the customer type
 * (`returning_customer`) and the dimensions (schema/order-dimensions.ts) of its order; an order has no reason to refund,
 * nobody who did, and no days until then (NULL). `shipping_instance` is that of the first shipping
 * method, whose zone may change. `order_number` counts the orders of the customer, 1 for the first; NULL without a
 * customer. `user_role` is the role of the customer's account today, `guest` without an account (orders/customer-roles.ts).
 * `has_coupon` tells of an order, and of its refunds, whether wc_order_coupon_lookup has a row of the order.
 * `came_back` tells of a new customer's order whether the customer has come back (day-sums/came-back.ts); false elsewhere.
 * Quantities keep their fractions, which WooCommerce cuts off. Taxes by rate keep
 * six decimals where the shop rounds their sum. Of several taxes that an order names by one rate, `tax_rate_id` tells
 * the others apart, and `rate_id` is that of the order; the taxed amount is NULL if it is unknown. Of several taxes on the same
 * items in one country or state, the first has what was taxed there (`country_base`, `state_base`). A line names the
 * slug of its tax class (`standard` for that without one; empty if unknown) and, in lines of text, its options as `pa_size:large`. The large tables have
 * no primary key: they are sorted by date, and an index would cost more than it saves.
 */
export const lookupTables = {
	wc_order_stats: {
		columns: {
			order_id: 'BIGINT NOT NULL',
			parent_id: 'BIGINT NOT NULL',
			...CREATED,
			date_paid: 'TIMESTAMP',
			date_completed: 'TIMESTAMP',
			num_items_sold: `${QUANTITY} NOT NULL`,
			total_sales: `${MONEY} NOT NULL`,
			tax_total: `${MONEY} NOT NULL`,
			shipping_total: `${MONEY} NOT NULL`,
			net_total: `${MONEY} NOT NULL`,
			returning_customer: 'TINYINT',
			status: 'VARCHAR NOT NULL',
			customer_id: 'BIGINT NOT NULL',
			...ORDER_DIMENSIONS,
			refund_reason: 'VARCHAR',
			refunded_by: 'BIGINT',
			days_to_refund: 'INTEGER',
			order_number: 'INTEGER',
			shipping_instance: 'VARCHAR',
			user_role: 'VARCHAR',
			has_coupon: 'BOOLEAN',
			came_back: 'BOOLEAN',
		},
	},
	wc_order_product_lookup: {
		columns: {
			order_item_id: 'BIGINT NOT NULL',
			order_id: 'BIGINT NOT NULL',
			parent_id: 'BIGINT NOT NULL',
			product_id: 'BIGINT NOT NULL',
			variation_id: 'BIGINT NOT NULL',
			customer_id: 'BIGINT',
			date_created: 'TIMESTAMP NOT NULL',
			product_qty: `${QUANTITY} NOT NULL`,
			product_net_revenue: `${MONEY} NOT NULL`,
			product_gross_revenue: `${SHARE} NOT NULL`,
			coupon_amount: `${MONEY} NOT NULL`,
			tax_amount: `${MONEY} NOT NULL`,
			shipping_amount: `${SHARE} NOT NULL`,
			shipping_tax_amount: `${SHARE} NOT NULL`,
			tax_class: "VARCHAR NOT NULL DEFAULT ''",
			attributes: "VARCHAR NOT NULL DEFAULT ''",
		},
	},
	wc_order_coupon_lookup: {
		columns: {
			order_id: 'BIGINT NOT NULL',
			coupon_id: 'BIGINT NOT NULL',
			date_created: 'TIMESTAMP NOT NULL',
			discount_amount: `${MONEY} NOT NULL`,
		},
	},
	wc_order_tax_lookup: {
		columns: {
			order_id: 'BIGINT NOT NULL',
			parent_id: 'BIGINT NOT NULL',
			tax_rate_id: 'BIGINT NOT NULL',
			date_created: 'TIMESTAMP NOT NULL',
			shipping_tax: `${MONEY} NOT NULL`,
			order_tax: `${MONEY} NOT NULL`,
			total_tax: `${MONEY} NOT NULL`,
			rate_id: 'BIGINT NOT NULL',
			tax_code_id: 'BIGINT NOT NULL',
			taxable_amount: MONEY,
			taxed_country: "VARCHAR NOT NULL DEFAULT ''",
			taxed_state: "VARCHAR NOT NULL DEFAULT ''",
			country_base: MONEY,
			state_base: MONEY,
		},
	},
	wc_customer_lookup: {
		columns: {
			customer_id: 'BIGINT NOT NULL',
			user_id: 'BIGINT',
			username: "VARCHAR NOT NULL DEFAULT ''",
			first_name: "VARCHAR NOT NULL DEFAULT ''",
			last_name: "VARCHAR NOT NULL DEFAULT ''",
			email: 'VARCHAR',
			date_last_active: 'TIMESTAMP',
			date_registered: 'TIMESTAMP',
			country: "VARCHAR NOT NULL DEFAULT ''",
			postcode: "VARCHAR NOT NULL DEFAULT ''",
			city: "VARCHAR NOT NULL DEFAULT ''",
			state: "VARCHAR NOT NULL DEFAULT ''",
		},
	},
	wc_category_lookup: {
		columns: { category_tree_id: 'BIGINT NOT NULL', category_id: 'BIGINT NOT NULL' },
	},
	wc_product_attributes_lookup: {
		columns: {
			product_id: 'BIGINT NOT NULL',
			product_or_parent_id: 'BIGINT NOT NULL',
			taxonomy: 'VARCHAR NOT NULL',
			term_id: 'BIGINT NOT NULL',
			is_variation_attribute: 'BOOLEAN NOT NULL',
			in_stock: 'BOOLEAN NOT NULL',
		},
	},
	wc_download_log: {
		columns: {
			download_log_id: 'BIGINT NOT NULL',
			timestamp: 'TIMESTAMP NOT NULL',
			permission_id: 'BIGINT NOT NULL',
			user_id: 'BIGINT',
			user_ip_address: 'VARCHAR',
		},
	},
} as const satisfies Record<string, TableDefinition>;
