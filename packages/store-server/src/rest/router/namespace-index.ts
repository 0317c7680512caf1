import type { Features } from '../../schema/features';
import { methodNames, route, type Route } from './route';

/** One route per namespace that tells which routes there are, with their methods and arguments. */
export function namespaceIndexes(routes: readonly Route[]): Route[] {
	const namespaces = new Set(routes.map(({ path }) => namespaceOf(path)));
	return [...namespaces].map((namespace) =>
		route({
			path: `/${namespace}`,
			handle: ({ features }) => ({
				data: {
					namespace,
					routes: describe(
						routes.filter(
							({ path, exists }) => namespaceOf(path) === namespace && exists(features),
						),
						features,
					),
				},
			}),
		}),
	);
}

/** `wc-analytics`, or with a version `wp/v2`. */
function namespaceOf(path: string): string {
	return /^\/([a-z-]+(?:\/v\d+)?)/.exec(path)?.[1] ?? '';
}

function describe(routes: readonly Route[], features: Features): Record<string, object> {
	const described: Record<string, { methods: string[]; endpoints: object[] }> = {};
	for (const { path, method, args } of routes) {
		const methods = methodNames[method];
		const known = (described[path] ??= { methods: [], endpoints: [] });
		known.methods.push(...methods.filter((name) => !known.methods.includes(name)));
		known.endpoints.push({ methods, args: args(features) });
	}
	return described;
}
