import { reportEndpoints } from './report-endpoints';

type Own = typeof reportEndpoints;

/** A route below `reports/`, such as `orders` for rows and `orders/stats`. */
export type ReportRoute = {
	[Name in keyof Own]:
		| (Own[Name] extends { readonly items: unknown } ? Name : never)
		| (Own[Name] extends { readonly stats: unknown } ? `${Name}/stats` : never);
}[keyof Own];

/** Every route of every endpoint. */
export const reportRouteNames: readonly ReportRoute[] = Object.entries(reportEndpoints).flatMap(
	([name, routes]) =>
		// as: what ReportRoute says of these entries
		[
			...('items' in routes ? [name] : []),
			...('stats' in routes ? [`${name}/stats`] : []),
		] as ReportRoute[],
);

/** Paths behind `wc-analytics/` of all numbers of reports: each route, and what Overview's sections are made of. */
export const reportRoutePaths: readonly string[] = [
	...reportRouteNames.map((name) => `reports/${name}`),
	'reports/performance-indicators',
	'leaderboards',
];
