import { closedValues, everyDimension } from '../dimensions';
import { queryMeanings, type MeaningRules } from '../metrics';
import { intervals } from '../report-params';
import { CONTRACT_VERSION, queryLimits } from './limits';
import { changesResponse, queryResponse } from './response-schema';

/** JSON schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A day or a time of the shop. */
export const momentPattern =
	'^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d)?$';

const moment = { type: 'string', pattern: momentPattern };

/** The schema of a range. */
export const rangeSchema = {
	type: 'object',
	description: 'Two days of the shop, or times such as 2026-10-31T12:00:00. Both are included.',
	properties: { after: moment, before: moment },
	required: ['after', 'before'],
	additionalProperties: false,
} as const satisfies JsonSchema;

function namesOf(rules: MeaningRules) {
	return {
		metric: { type: 'string', enum: queryMeanings(rules).map(({ key }) => key) },
		dimension: { type: 'string', enum: everyDimension().map(({ key }) => key) },
	};
}

const filterValue = { type: ['string', 'number', 'null'] };
const filterValues = { anyOf: [filterValue, { type: 'array', items: filterValue }] };

/** Values of a dimension that has no others; null and an empty text are the unknown value. */
function closedCondition(dimension: string, values: readonly string[]) {
	const known = [...values, ...values.filter((one) => /^\d+$/.test(one)).map(Number), '', null];
	const value = { enum: known };
	const only = { anyOf: [value, { type: 'array', items: value }] };
	return {
		if: { properties: { dimension: { const: dimension } }, required: ['dimension'] },
		then: { properties: { is: only, is_not: only } },
	};
}

function filterSchema(rules: MeaningRules): JsonSchema {
	const closed = everyDimension().flatMap(({ key }) => {
		const values = closedValues(key);
		return values ? [closedCondition(key, values)] : [];
	});
	return {
		type: 'object',
		properties: {
			dimension: namesOf(rules).dimension,
			is: filterValues,
			is_not: filterValues,
			is_unknown: { type: 'boolean' },
		},
		required: ['dimension'],
		additionalProperties: false,
		anyOf: ['is', 'is_not', 'is_unknown'].map((name) => ({ required: [name] })),
		allOf: closed,
	};
}

/** The parts that requests of query and changes have in common. */
function sharedProperties(rules: MeaningRules) {
	const { dimension } = namesOf(rules);
	return {
		dimensions: {
			type: 'array',
			items: dimension,
			maxItems: queryLimits.dimensions,
			uniqueItems: true,
			description:
				'What the numbers are broken down by. Products, coupons and taxes are different parts of orders: only one of these kinds at once.',
		},
		filters: {
			type: 'array',
			items: filterSchema(rules),
			maxItems: queryLimits.filters,
			description: 'All conditions must apply. Null is the unknown value.',
		},
		range: rangeSchema,
		compare: { ...rangeSchema, description: 'Another range, whose numbers are added.' },
		date_type: { type: 'string', enum: ['date_created', 'date_paid', 'date_completed'] },
	};
}

function queryRequest(rules: MeaningRules): JsonSchema {
	const { metric } = namesOf(rules);
	return {
		title: 'Query',
		description: `Numbers of a range by dimensions. At most ${queryLimits.metrics} metrics, ${queryLimits.dimensions} dimensions, ${queryLimits.rows} rows a request and ${queryLimits.intervals} intervals; with an interval, at most ${queryLimits.intervalRows} rows.`,
		type: 'object',
		properties: {
			metrics: {
				type: 'array',
				items: metric,
				maxItems: queryLimits.metrics,
				default: ['net_revenue', 'orders_count'],
			},
			...sharedProperties(rules),
			interval: { type: 'string', enum: intervals },
			sort: { type: 'string', description: 'A metric or dimension of the request.' },
			order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
			limit: { type: 'integer', minimum: 1, maximum: queryLimits.rows, default: 100 },
			offset: { type: 'integer', minimum: 0, maximum: 1_000_000_000, default: 0 },
		},
		required: ['range'],
		additionalProperties: false,
	};
}

function changesRequest(rules: MeaningRules): JsonSchema {
	const { metric } = namesOf(rules);
	return {
		title: 'Changes',
		description:
			'What changed between two ranges: exact parts of the change of one metric, by each dimension. Without dimensions the server chooses them.',
		type: 'object',
		properties: {
			metric,
			metrics: { type: 'array', items: metric, minItems: 1, maxItems: 1 },
			...sharedProperties(rules),
		},
		required: ['range', 'compare'],
		oneOf: [{ required: ['metric'] }, { required: ['metrics'] }],
		additionalProperties: false,
	};
}

/** The rules that a schema cannot express. The server refuses such requests with status 400 and says why. */
const furtherRules = [
	'A day must exist, and a range must not end before it begins.',
	'Only one kind of parts of orders at once: what was sold, coupons, or refunds.',
	'Refunds have no numbers of orders; `not_by` of each metric lists what it cannot be broken down by.',
	'`sort` names a metric or dimension of the request.',
	`With an interval, at most ${queryLimits.intervalRows} rows, and at most ${queryLimits.intervals} intervals.`,
	'An order status must exist in the shop.',
	'Changes take metrics whose rows add up: no averages and no customers.',
];

/** What `GET store-analytics/v1/schema` answers. */
export interface QueryContract {
	readonly version: number;
	readonly limits: typeof queryLimits;
	readonly further_rules: readonly string[];
	readonly query: { readonly request: JsonSchema; readonly response: JsonSchema };
	readonly changes: { readonly request: JsonSchema; readonly response: JsonSchema };
}

/**
 * Returns the public contract: JSON schema of requests and responses, limits, and what no schema can say.
 * @example queryContract({ ordersAlone: true, fullRefunds: true }).version // 1
 */
export function queryContract(rules: MeaningRules): QueryContract {
	return {
		version: CONTRACT_VERSION,
		limits: queryLimits,
		further_rules: furtherRules,
		query: { request: queryRequest(rules), response: queryResponse },
		changes: { request: changesRequest(rules), response: changesResponse },
	};
}
