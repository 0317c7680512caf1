import { INTERVAL_UNITS } from '../../reports/periods/interval-calendar';
import { dateTypeArgument } from '../reports/arguments';
import { route, type Route } from '../router/route';
import { sortDirection } from '../router/schema';
import { answerQuery } from './answer-query';
import { orderDimensions } from './order-dimensions';
import { dimensions, metrics } from './what-there-is';

/**
 * `POST store-analytics/v1/query`: metrics of a range by dimensions. Days are the shop's, both included. Rows are sorted by a
 * metric or dimension, by default the first metric from the most to the least; `rows_count` tells how many there are.
 * @example { "metrics": ["net_revenue"], "dimensions": ["device"], "range": { "after": "2026-10-01", "before": "2026-10-31" } }
 */
const query: Route = route({
	path: '/store-analytics/v1/query',
	method: 'POST',
	changes: 'nothing',
	args: {
		metrics: {
			type: 'array',
			items: { type: 'string' },
			maxItems: 20,
			default: ['net_revenue', 'orders_count'],
		},
		dimensions: { type: 'array', items: { type: 'string' }, maxItems: 3, default: [] },
		filters: { type: 'array', maxItems: 20, default: [] },
		range: { type: 'object', required: true },
		compare: { type: 'object' },
		interval: { type: 'string', enum: INTERVAL_UNITS },
		sort: { type: 'string' },
		order: sortDirection,
		limit: { type: 'integer', default: 100, minimum: 1, maximum: 10_000 },
		offset: { type: 'integer', default: 0, minimum: 0 },
		date_type: dateTypeArgument,
	},
	handle: async ({ args, context }) => ({ data: await answerQuery(context, args) }),
});

/** The query behind all breakdowns, and what it can be asked. */
export const queryRoutes: readonly Route[] = [metrics, dimensions, orderDimensions, query];
