import type { ArgumentsOf, ArgumentSchemas } from '../router/schema';

const text = { type: 'string', required: true } as const;
const whole = { type: 'integer', required: true } as const;

/** What has to hold, as the shop's plugin sends it with every request (packages/wordpress-plugin/includes/store-server/statement.php). */
export const preconditionArguments = {
	/** Seconds that numbers may be old. */
	max_age: { type: 'integer', required: true, minimum: 0 },
	/** Seconds since 1970 by its clock. */
	now: whole,
	/** The shop's address, as its visitors have it. */
	home: text,
	/** Where its tables lie, as `ShopDatabase.location` has it; '' where its database does not say. */
	tables: text,
	woocommerce: text,
	wordpress: text,
	/** Version that the shop's tables were brought to. */
	database: text,
	old_refunds: { type: 'boolean', required: true },
	date_type: text,
	/** Without those that never count. */
	excluded_statuses: { type: 'array', items: { type: 'string' }, required: true },
	/** IANA name or an offset such as `+05:30`. */
	time_zone: text,
	/** 0 Sunday … 6 Saturday. */
	week_start: whole,
	currency: text,
	decimals: whole,
} as const satisfies ArgumentSchemas;

export type Preconditions = ArgumentsOf<typeof preconditionArguments>;
