import { contextArgument, optionalIdList, type ArgumentSchemas } from '../../router/schema';

const text = { type: 'string' } as const;
/** Words with commas between, each of which is looked for. */
const words = { type: 'string', maxLength: 8000 } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const moments = { type: 'array', items: moment, isRange: true } as const;
const numbers = { type: 'array', items: { type: 'number' }, isRange: true } as const;

/** The filters that table and statistics of Customers have in common. */
export const customerFilterArguments = {
	...contextArgument,
	force_cache_refresh: { type: 'boolean' },
	match: { type: 'string', enum: ['all', 'any'], default: 'all' },
	search: text,
	searchby: { type: 'string', enum: ['name', 'username', 'email', 'all'], default: 'name' },
	name_includes: words,
	name_excludes: words,
	username_includes: words,
	username_excludes: words,
	email_includes: words,
	email_excludes: words,
	country_includes: words,
	country_excludes: words,
	last_active_before: moment,
	last_active_after: moment,
	last_active_between: moments,
	registered_before: moment,
	registered_after: moment,
	registered_between: moments,
	last_order_before: moment,
	last_order_after: moment,
	orders_count_min: { type: 'integer' },
	orders_count_max: { type: 'integer' },
	orders_count_between: numbers,
	total_spend_min: { type: 'number' },
	total_spend_max: { type: 'number' },
	total_spend_between: numbers,
	avg_order_value_min: { type: 'number' },
	avg_order_value_max: { type: 'number' },
	avg_order_value_between: numbers,
	customers: optionalIdList,
	customers_exclude: optionalIdList,
	user_type: { type: 'string', enum: ['all', 'registered', 'guest'] },
	location_includes: words,
	location_excludes: words,
} as const satisfies ArgumentSchemas;

/** Filters that the table alone takes. */
export const customerTableArguments = {
	users: optionalIdList,
	include: optionalIdList,
	filter_empty: {
		type: 'array',
		items: {
			type: 'string',
			enum: ['email', 'name', 'country', 'city', 'state', 'postcode'],
		},
	},
} as const satisfies ArgumentSchemas;

/** What older shops do not know, and let pass. */
export const unknownBefore = {
	customerDetails: {
		user_type: undefined,
		location_includes: undefined,
		location_excludes: undefined,
	},
	customerTexts: { customers_exclude: undefined },
} as const;
