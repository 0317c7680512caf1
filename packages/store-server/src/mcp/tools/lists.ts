import { askFor } from '../ask';
import { freshnessOf, type ObjectSchema, type Tool } from '../tool';

type Listed = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const textOrNull = { type: ['string', 'null'] };
const nothing: ObjectSchema = { type: 'object', properties: {}, additionalProperties: false };

/** What can be asked for. */
export const metrics: Tool = {
	name: 'metrics',
	title: 'List metrics',
	description:
		'Lists all numbers that a query can ask for: name, unit, meaning, formula, and the dimensions that cannot split them.',
	input: nothing,
	output: {
		type: 'object',
		properties: {
			metrics: {
				type: 'array',
				items: {
					type: 'object',
					properties: { key: text, label: text, unit: text, meaning: text, not_by: texts },
					required: ['key', 'label', 'unit', 'meaning', 'not_by'],
				},
			},
		},
		required: ['metrics'],
	},
	run: async (_args, { ask }) => ({
		metrics: await askFor<Listed[]>(ask, '/store-analytics/v1/metrics'),
	}),
};

/** What numbers can be broken down and filtered by. */
export const dimensions: Tool = {
	name: 'dimensions',
	title: 'List dimensions',
	description:
		'Lists what numbers can be broken down and filtered by, such as country, device, product or coupon, and what goes together.',
	input: nothing,
	output: {
		type: 'object',
		properties: {
			dimensions: {
				type: 'array',
				items: {
					type: 'object',
					properties: { key: text, label: text, combines_with: texts, metrics: texts },
					required: ['key', 'label', 'combines_with', 'metrics'],
				},
			},
		},
		required: ['dimensions'],
	},
	run: async (_args, { ask }) => ({
		dimensions: await askFor<Listed[]>(ask, '/store-analytics/v1/dimensions'),
	}),
};

/** How current the numbers are. */
export const freshness: Tool = {
	name: 'freshness',
	title: 'How current the data are',
	description:
		'Tells when the data were new (UTC), which days they cover, how many orders there are, and the shop’s current day, currency and time zone.',
	input: nothing,
	output: {
		type: 'object',
		properties: {
			data_as_of: textOrNull,
			rules: text,
			covers: {
				type: 'object',
				properties: { since: textOrNull, until: textOrNull },
				required: ['since', 'until'],
			},
			orders: { type: 'integer' },
			today: text,
			currency: text,
			time_zone: text,
		},
		required: ['data_as_of', 'rules', 'covers', 'orders'],
	},
	run: async (_args, { ask }) => ({ ...(await freshnessOf(ask)) }),
};
