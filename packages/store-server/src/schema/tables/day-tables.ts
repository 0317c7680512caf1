import type { TableDefinition } from '../types';

/** A sum over a day: room for many amounts that are as large as one may be. */
const SUM = 'DECIMAL(38,6) NOT NULL';
const COUNT = 'BIGINT NOT NULL';

/** Which of its dates puts an order into a day, the last such moment of these rows, and the status of their orders. */
const DAY = {
	date_type: 'VARCHAR NOT NULL',
	dated: 'TIMESTAMP NOT NULL',
	status: 'VARCHAR NOT NULL',
} as const;

/**
 * What the lookup tables add up to by day, for each kind of date; written with them in one transaction (day-sums). `orders` are those of a
 * row; of the tables of what orders hold, `first_orders` counts each order in one row of its day only, so that these may be summed.
 */
export const dayTables = {
	/** Orders and refunds apart (`parent_id` 0 and 1), and those that take away apart from those that do not; `entries` are all of a row. */
	order_days: {
		columns: {
			...DAY,
			parent_id: 'BIGINT NOT NULL',
			entries: COUNT,
			orders: COUNT,
			num_items_sold: COUNT,
			total_sales: SUM,
			tax_total: SUM,
			shipping_total: SUM,
			net_total: SUM,
		},
	},
	/** As `first_orders`: `product_orders` among the rows of a product, `varied_orders` among those of variations. */
	line_days: {
		columns: {
			...DAY,
			product_id: 'BIGINT NOT NULL',
			variation_id: 'BIGINT NOT NULL',
			product_qty: COUNT,
			product_net_revenue: SUM,
			orders: COUNT,
			product_orders: COUNT,
			varied_orders: COUNT,
			first_orders: COUNT,
		},
	},
	coupon_days: {
		columns: {
			...DAY,
			coupon_id: 'BIGINT NOT NULL',
			discount_amount: SUM,
			orders: COUNT,
			first_orders: COUNT,
		},
	},
	tax_days: {
		columns: {
			...DAY,
			tax_rate_id: 'BIGINT NOT NULL',
			shipping_tax: SUM,
			order_tax: SUM,
			total_tax: SUM,
			orders: COUNT,
			first_orders: COUNT,
		},
	},
	/** Orders with anything of a category that products belong to directly, by the day on which they were made. */
	category_days: {
		columns: { ...DAY, category_id: 'BIGINT NOT NULL', orders: COUNT },
	},
} as const satisfies Record<string, TableDefinition>;

/** What is counted in other ways than day by day (day-sums). */
export const countTables = {
	/**
	 * How many customers have orders or refunds of a day (`dated`, its midnight), by the last day before it on which they had any: those of
	 * some days are those who have no day among them before. By each kind of date, of the statuses that `CUSTOMERS_COUNTED` has.
	 */
	customer_days: {
		columns: {
			date_type: 'VARCHAR NOT NULL',
			dated: 'TIMESTAMP NOT NULL',
			previous: 'TIMESTAMP',
			customers: COUNT,
		},
	},
	/** The most that a customer can have spent in any days, of the same statuses: all orders without what was given back. */
	customer_spending: {
		columns: { customer_id: 'BIGINT NOT NULL', most: SUM },
	},
	/** Downloads by day, in UTC as the log. */
	download_days: {
		columns: { dated: 'TIMESTAMP NOT NULL', downloads: COUNT },
	},
} as const satisfies Record<string, TableDefinition>;
