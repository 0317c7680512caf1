import type { TableDefinition } from '../types';

/** A daily sum of money or pieces: it has room for many amounts of the maximum size. */
const SUM = 'DECIMAL(38,6) NOT NULL';
/** The same of shares of amounts. */
const SHARES = 'DECIMAL(38,10) NOT NULL';
const COUNT = 'BIGINT NOT NULL';

/** The date type that assigns orders to the day, the last such time of these rows, and the status of their orders. */
const DAY = {
	date_type: 'VARCHAR NOT NULL',
	dated: 'TIMESTAMP NOT NULL',
	status: 'VARCHAR NOT NULL',
} as const;

/** The sums of lines; `returned_…` only of those whose net amount is negative. */
const OF_LINES = {
	product_qty: SUM,
	product_net_revenue: SUM,
	product_gross_revenue: SHARES,
	returned_net_revenue: SUM,
	returned_gross_revenue: SHARES,
	coupon_amount: SUM,
	tax_amount: SUM,
	shipping_amount: SHARES,
} as const;

/**
 * Daily sums of the lookup tables, for each date type; both are written in one transaction (day-sums). `orders` counts
 * the orders of a row. In the tables about parts of orders, `first_orders` counts each order in only one row per day,
 * so that it can be summed.
 */
export const dayTables = {
	/**
	 * Orders and refunds are separate (`parent_id` 0 and 1), and so are rows whose net or whole amount is negative; `entries`
	 * counts all of a row, `new_orders` the orders of new customers.
	 */
	order_days: {
		columns: {
			...DAY,
			parent_id: 'BIGINT NOT NULL',
			entries: COUNT,
			orders: COUNT,
			new_orders: COUNT,
			num_items_sold: SUM,
			total_sales: SUM,
			tax_total: SUM,
			shipping_total: SUM,
			net_total: SUM,
		},
	},
	/**
	 * Lines of orders and of refunds are separate, too. Like `first_orders`: `product_orders` among the rows of a product, `variation_orders` among those of a variation (0: of
	 * none), `varied_orders` among those of variations. `…_new_orders` are the same of new customers.
	 */
	line_days: {
		columns: {
			...DAY,
			parent_id: 'BIGINT NOT NULL',
			product_id: 'BIGINT NOT NULL',
			variation_id: 'BIGINT NOT NULL',
			...OF_LINES,
			orders: COUNT,
			product_orders: COUNT,
			product_new_orders: COUNT,
			variation_orders: COUNT,
			variation_new_orders: COUNT,
			varied_orders: COUNT,
			first_orders: COUNT,
		},
	},
	/** The amounts after the discount are those of the orders, each once for a coupon. */
	coupon_days: {
		columns: {
			...DAY,
			coupon_id: 'BIGINT NOT NULL',
			discount_amount: SUM,
			num_items_sold: SUM,
			total_sales: SUM,
			tax_total: SUM,
			shipping_total: SUM,
			net_total: SUM,
			orders: COUNT,
			new_orders: COUNT,
			first_orders: COUNT,
		},
	},
	/** `unknown_bases` counts the rows without taxed amount. */
	tax_days: {
		columns: {
			...DAY,
			tax_rate_id: 'BIGINT NOT NULL',
			tax_code_id: 'BIGINT NOT NULL',
			shipping_tax: SUM,
			order_tax: SUM,
			total_tax: SUM,
			taxable_amount: SUM,
			unknown_bases: COUNT,
			orders: COUNT,
			first_orders: COUNT,
		},
	},
	/**
	 * Lines and taxes by the value of a dimension that an order may have several of (`dimension`, `value`; day-sums/part-values).
	 * Columns that these have not are 0. `new_orders` are the orders of new customers. `first_orders` counts each order at its
	 * last value in the order of text, so that the empty one, unknown, counts the orders that say nothing.
	 */
	part_days: {
		columns: {
			...DAY,
			parent_id: 'BIGINT NOT NULL',
			dimension: 'VARCHAR NOT NULL',
			value: 'VARCHAR NOT NULL',
			...OF_LINES,
			order_tax: SUM,
			shipping_tax: SUM,
			total_tax: SUM,
			orders: COUNT,
			new_orders: COUNT,
			first_orders: COUNT,
		},
	},
	/** Orders with products directly in a category, by creation day. */
	category_days: {
		columns: { ...DAY, category_id: 'BIGINT NOT NULL', orders: COUNT },
	},
} as const satisfies Record<string, TableDefinition>;

/** Counts that are not kept day by day (day-sums). */
export const countTables = {
	/**
	 * Number of customers with orders or refunds on a day (`dated`, its midnight), by their last such day before it.
	 * For a date range, customers without an earlier day in the range are counted. By date type, for the statuses of
	 * `CUSTOMERS_COUNTED`.
	 */
	customer_days: {
		columns: {
			date_type: 'VARCHAR NOT NULL',
			dated: 'TIMESTAMP NOT NULL',
			previous: 'TIMESTAMP',
			customers: COUNT,
		},
	},
	/** The most that a customer can have spent in any period, for the same statuses: all orders without refunds. */
	customer_spending: {
		columns: { customer_id: 'BIGINT NOT NULL', most: SUM },
	},
	/**
	 * Customers who are new in several orders that count, by what the shop says; for the same statuses. Few, or none: whoever
	 * counts new customers may count orders, but for these (reports/metrics/new-customers).
	 */
	repeated_newcomers: {
		columns: { customer_id: 'BIGINT NOT NULL' },
	},
	/** Downloads by day in UTC, like the log. */
	download_days: {
		columns: { dated: 'TIMESTAMP NOT NULL', downloads: COUNT },
	},
} as const satisfies Record<string, TableDefinition>;
