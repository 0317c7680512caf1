import { isFilterName } from '@store-analytics/rest-api';
import { invalidParameters } from '../router/errors';
import type { Route } from '../router/route';

/** Filters that WooCommerce's own routes leave out, in all recorded shops. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
	'/wc-analytics/reports/orders/stats': ['order_includes', 'order_excludes'],
	'/wc-analytics/reports/customers': ['order_before', 'order_after'],
	'/wc-analytics/reports/customers/stats': ['order_before', 'order_after'],
};

/**
 * Has a report refuse filters that it does not know. WordPress lets unknown parameters pass; but without a filter that
 * somebody asked for, a report has the numbers of something else.
 */
export function refusingUnknownFilters(report: Route): Route {
	return {
		...report,
		async handle(call) {
			const known = [...Object.keys(report.args(call.features)), ...(leftOut[report.path] ?? [])];
			const unknown = [...call.sent.keys()].filter(
				(name) => isFilterName(name) && !known.includes(name),
			);
			if (unknown.length > 0) throw invalidParameters(new Map(unknown.map(problemWith)));
			return report.handle(call);
		},
	};
}

function problemWith(name: string) {
	const message = `This store does not know the filter ${name}.`;
	return [name, { code: 'rest_unknown_filter', message, data: null }] as const;
}
