import type { ArgumentsOf, ArgumentSchemas } from '../router/schema';

const text = { type: 'string', required: true } as const;
const whole = { type: 'integer', required: true } as const;

/** What has to hold, as the shop's plugin sends it with every request (packages/wordpress-plugin/includes/store-server/preconditions.php). */
export const preconditionArguments = {
	/** Accepted age of numbers in seconds. */
	max_age: { type: 'integer', required: true, minimum: 0 },
	/** Seconds since 1970 by its clock. */
	now: whole,
	/** The shop's address, as its visitors have it. */
	home: text,
	/** The location of its tables, like `ShopDatabase.location`; '' if its database does not tell. */
	tables: text,
	woocommerce: text,
	wordpress: text,
	/** Version of the shop's database schema. */
	database: text,
	old_refunds: { type: 'boolean', required: true },
	date_type: text,
	/** Without those that never count. */
	excluded_statuses: { type: 'array', items: { type: 'string' }, required: true },
	/** Kinds of orders that the shop leaves out, such as `zero_total`; none before WooCommerce 11. */
	excluded_orders: { type: 'array', items: { type: 'string' }, default: [] },
	/** IANA name or an offset such as `+05:30`. */
	time_zone: text,
	/** 0 Sunday … 6 Saturday. */
	week_start: whole,
	currency: text,
	decimals: whole,
} as const satisfies ArgumentSchemas;

export type Preconditions = ArgumentsOf<typeof preconditionArguments>;
