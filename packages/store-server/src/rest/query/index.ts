import { queryLimits } from '@store-analytics/rest-api/contract';
import { INTERVAL_UNITS } from '../../reports/periods/interval-calendar';
import { dateTypeArgument } from '../reports/arguments';
import { route, type Route } from '../router/route';
import { sortDirection, type ArgumentSchemas } from '../router/schema';
import { checkBody } from './check-body';
import { answerChanges } from './answer-changes';
import { answerQuery } from './answer-query';
import { formats } from './formats';
import { freshness } from './freshness';
import { orderDimensions } from './order-dimensions';
import { rows } from './rows';
import { dimensions, metrics, schema } from './what-there-is';

/** The arguments of queries; the schema of the contract says the same. */
const queryArguments = {
	metrics: {
		type: 'array',
		items: { type: 'string' },
		maxItems: queryLimits.metrics,
		default: ['net_revenue', 'orders_count'],
	},
	dimensions: {
		type: 'array',
		items: { type: 'string' },
		maxItems: queryLimits.dimensions,
		default: [],
	},
	filters: { type: 'array', maxItems: queryLimits.filters, default: [] },
	range: { type: 'object', required: true },
	compare: { type: 'object' },
	interval: { type: 'string', enum: INTERVAL_UNITS },
	sort: { type: 'string' },
	order: sortDirection,
	limit: { type: 'integer', default: 100, minimum: 1, maximum: queryLimits.rows },
	offset: { type: 'integer', default: 0, minimum: 0, maximum: 1_000_000_000 },
	date_type: dateTypeArgument,
} as const satisfies ArgumentSchemas;

/**
 * `POST store-analytics/v1/query`: metrics of a range by dimensions. Days are the shop's, both included. Rows are sorted by a
 * metric or dimension, by default the first metric from the most to the least; `rows_count` tells how many there are.
 * @example { "metrics": ["net_revenue"], "dimensions": ["device"], "range": { "after": "2026-10-01", "before": "2026-10-31" } }
 */
const query: Route = route({
	path: '/store-analytics/v1/query',
	method: 'POST',
	changes: 'nothing',
	args: queryArguments,
	async handle({ args, body, context }) {
		checkBody(body, queryArguments);
		return { data: await answerQuery(context, args) };
	},
});

/** The arguments of changes. */
const changesArguments = {
	metric: { type: 'string' },
	metrics: { type: 'array', items: { type: 'string' }, maxItems: 1 },
	dimensions: queryArguments.dimensions,
	filters: queryArguments.filters,
	range: { type: 'object', required: true },
	compare: { type: 'object', required: true },
	date_type: dateTypeArgument,
} as const satisfies ArgumentSchemas;

/**
 * `POST store-analytics/v1/changes`: what changed in a metric between two ranges, in exact parts by each dimension. The parts
 * and the rest of a dimension add up to the change, to the cent.
 * @example { "metric": "net_revenue", "dimensions": ["device"], "range": { … }, "compare": { … } }
 */
const changes: Route = route({
	path: '/store-analytics/v1/changes',
	method: 'POST',
	changes: 'nothing',
	args: changesArguments,
	async handle({ args, body, context }) {
		checkBody(body, changesArguments);
		return { data: await answerChanges(context, args) };
	},
});

/** The query behind all breakdowns, and what it can be asked. */
export const queryRoutes: readonly Route[] = [
	metrics,
	dimensions,
	orderDimensions,
	schema,
	freshness,
	formats,
	query,
	changes,
	rows,
];
