import { isFilterName } from '@store-analytics/rest-api';
import { invalidParameters } from '../router/errors';
import type { Route } from '../router/route';

/**
 * Has a report refuse filters that it does not know. WordPress lets unknown parameters pass; but without a filter that
 * somebody asked for, a report has the numbers of something else.
 */
export function refusingUnknownFilters(report: Route): Route {
	return {
		...report,
		async handle(call) {
			const known = report.args(call.features);
			const unknown = [...call.sent.keys()].filter(
				(name) => isFilterName(name) && !Object.hasOwn(known, name),
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
