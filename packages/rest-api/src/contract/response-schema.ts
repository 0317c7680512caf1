import { CONTRACT_VERSION, MOST_PARTS } from './limits';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const number = { type: 'number' };
const numbers = { type: 'object', additionalProperties: number };
const texts = { type: 'object', additionalProperties: text };
const version = { const: CONTRACT_VERSION };

const object = (
	properties: Readonly<Record<string, unknown>>,
	optional: readonly string[] = [],
) => ({
	type: 'object',
	properties,
	required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const listOf = (items: object) => ({ type: 'array', items });

const row = {
	description:
		'Values of the dimensions by name (null: unknown) and numbers by name. Label: names of values. Share: parts of the total, 0.25 for a quarter.',
	...object({ label: texts, share: numbers, compared: numbers }, ['compared']),
};

const interval = object(
	{
		interval: text,
		date_start: text,
		date_end: text,
		totals: numbers,
		rows: listOf({ type: 'object' }),
	},
	['rows'],
);

const described = { type: 'object', properties: { key: text, label: text }, required: ['key'] };

/** The response to a query. Programs must accept further fields. */
export const queryResponse = object(
	{
		version,
		rows: listOf(row),
		rows_count: { type: 'integer', description: 'All rows, also those that limit leaves out.' },
		totals: numbers,
		compared_totals: numbers,
		intervals: listOf(interval),
		compared_intervals: listOf(interval),
		metrics: listOf(described),
		dimensions: listOf(described),
		coverage: {
			type: 'object',
			description: 'By dimension: the share of orders with a value, and the first day with one.',
			additionalProperties: object({ known: number, since: textOrNull }),
		},
		link: { ...textOrNull, description: 'The screen that shows the same numbers.' },
		rules: text,
		data_as_of: { ...textOrNull, description: 'UTC.' },
		currency: text,
		time_zone: text,
	},
	['compared_totals', 'intervals', 'compared_intervals'],
);

const part = object({
	key: { ...textOrNull, description: 'The value; null is the unknown one.' },
	label: text,
	value: number,
	compared: number,
	change: number,
	link: textOrNull,
});

const split = object({
	dimension: text,
	label: text,
	parts: { ...listOf(part), maxItems: MOST_PARTS },
	rest: object({ change: number, count: { type: 'integer' } }),
	sums_up: {
		type: 'boolean',
		description: 'False if an order can have several values. The rest then takes off the overlap.',
	},
});

/** The response about a change. Parts and rest of each dimension add up to `change`, to the cent. */
export const changesResponse = object({
	version,
	metric: text,
	value: number,
	compared: number,
	change: number,
	by: listOf(split),
	link: textOrNull,
	rules: text,
	data_as_of: textOrNull,
	currency: text,
});
