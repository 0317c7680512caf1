import { isDictionary, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { createResourceStore, resolver, slot, valueOf, type ResourceState } from '../resource';

/** Name of the store of what routes understand. */
export const STORE_NAME = 'store-analytics/route-arguments';

const names = slot<readonly string[], [report: string]>('names', (report) => report);

const selectors = {
	/** The parameters that a report understands, such as `orders/stats`; undefined until known. */
	getRouteArguments: (state: ResourceState, report: string): readonly string[] | undefined =>
		valueOf(state, names, report),
	/** The error of the last request; undefined without one. */
	getRouteArgumentsError: (state: ResourceState, report: string): unknown =>
		state.errors[names.key(report)],
};

/** WordPress describes a route as `{ endpoints: [ { methods, args } ] }`. */
function parseArguments(reply: unknown): string[] {
	const endpoints = isDictionary(reply) ? reply['endpoints'] : undefined;
	return (Array.isArray(endpoints) ? endpoints : []).flatMap((endpoint: unknown) => {
		const args = isDictionary(endpoint) ? endpoint['args'] : undefined;
		return isDictionary(args) ? Object.keys(args) : [];
	});
}

/** `store-analytics/route-arguments`: which parameters the shop's reports understand. */
export const store = createResourceStore(STORE_NAME, {
	selectors,
	actions: {},
	resolvers: {
		getRouteArguments: resolver('getRouteArguments', {
			store: STORE_NAME,
			slot: names,
			load: ([report]: [string], signal) =>
				request({
					path: paths.reportItems(report),
					method: 'OPTIONS',
					signal,
					isExpected: isDictionary,
					parse: parseArguments,
				}),
		}),
	},
});
