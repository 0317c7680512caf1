import fc, { type Arbitrary } from 'fast-check';
import { isExportType } from '../../rest/export/columns';
import { routes } from '../../rest';
import type { Route } from '../../rest/router/route';
import type { ArgumentSchema, ArgumentSchemas } from '../../rest/router/schema';
import { buildQueryString } from '../../rest/router/request/query-string';
import type { FuzzRequest } from './fuzz-request';
import { pages } from './page-requests';
import { fitting, odd } from './values';

/**
 * Requests to all routes and pages in turn, with valid arguments by schema and odd ones. The same seed gives the same
 * requests.
 */
export function fuzzRequests(count: number, seed: number): FuzzRequest[] {
	const each = Math.ceil(count / kindsOfRequests.length);
	const byRoute = kindsOfRequests.map((kind, index) =>
		fc.sample(kind, { numRuns: each, seed: seed * 1000 + index }),
	);
	return Array.from({ length: each }, (_, turn) =>
		byRoute.flatMap((requests) => requests[turn] ?? []),
	)
		.flat()
		.slice(0, count);
}

function requestTo(route: Route): Arbitrary<FuzzRequest> {
	const args = route.args();
	const inPath = [...route.path.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => name);
	const query = argumentsOf(
		Object.fromEntries(Object.entries(args).filter(([name]) => !inPath.includes(name))),
	);
	return fc
		.record({
			path: pathTo(route),
			query,
			body: bodyFor(route),
			inBody: fc.boolean(),
			method: methodFor(route),
		})
		.map(({ path, query: values, body, inBody, method }) => {
			const sent = method === 'GET' || method === 'OPTIONS' || !inBody;
			const search = sent ? buildQueryString(new Map(Object.entries(values))) : '';
			return {
				method,
				url: `/wp-json${path}?${search}`.slice(0, 12_000),
				...((method === 'POST' || method === 'PUT') && {
					payload: body ?? JSON.stringify(values),
				}),
			};
		});
}

function methodFor({ method }: Route): Arbitrary<FuzzRequest['method']> {
	if (method === 'GET') return fc.constantFrom(...Array<'GET'>(9).fill('GET'), 'OPTIONS');
	return method === 'DELETE' ? fc.constant('DELETE') : fc.constantFrom('POST', 'PUT');
}

/** Some of the arguments, mostly valid, and sometimes an undeclared one. */
export function argumentsOf(schemas: ArgumentSchemas): Arbitrary<Record<string, unknown>> {
	const names = Object.keys(schemas);
	const known = Object.fromEntries(
		Object.entries(schemas).map(([name, schema]) => [name, oneArgument(schema)]),
	);
	const undeclared = fc.option(
		fc.tuple(
			fc.constantFrom('_fields', '_embed', 'page', 'offset', 'constructor', '__proto__', '_method'),
			odd,
		),
		{ freq: 6 },
	);
	return fc
		.tuple(
			names.length > 0 ? fc.record(known, { requiredKeys: [] }) : fc.constant({}),
			fc.subarray(names, { maxLength: Math.min(names.length, 5) }),
			undeclared,
		)
		.map(([values, kept, more]) =>
			Object.fromEntries([
				...Object.entries(values).filter(([name]) => kept.includes(name)),
				...(more ? [more] : []),
			]),
		);
}

function oneArgument(schema: ArgumentSchema): Arbitrary<unknown> {
	return fc.oneof({ arbitrary: fitting(schema), weight: 6 }, { arbitrary: odd, weight: 1 });
}

const namesInPaths: Readonly<Record<string, readonly string[]>> = {
	slug: ['size', 'pa_size', 'nothing'],
	group_id: ['wc_admin', 'general', 'tax', 'nothing'],
	type: ['revenue', 'orders', 'products', 'customers', 'downloads', 'stock', 'nothing'],
	export_id: ['0', '1'],
	location: ['US', 'IE', 'nothing'],
	leaderboard: ['customers', 'coupons', 'categories', 'products', 'nothing'],
	id: ['me', 'woocommerce_date_type', 'woocommerce_currency', 'nothing'],
};

const ids = fc.oneof(
	fc.integer({ min: 0, max: 200 }).map(String),
	fc.constantFrom('9007199254740993', '9'.repeat(30), '9'.repeat(400)),
);

/** The route's path with values for its parameters. */
function pathTo({ path }: Route): Arbitrary<string> {
	const steps = path.split(/(:[a-z_]+(?:\([^)]*\))?)/).map((step) => {
		if (!step.startsWith(':')) return fc.constant(step);
		const [, name = '', pattern] = /^:([a-z_]+)(\(.*\))?/.exec(step) ?? [];
		return pattern === undefined ? ids : fc.constantFrom(...(namesInPaths[name] ?? ['nothing']));
	});
	return fc.tuple(...steps).map((parts) => parts.join(''));
}

/** A body that differs from the plain arguments. */
function bodyFor(route: Route): Arbitrary<string | undefined> {
	const written = route.path.endsWith('/export')
		? exportBody
		: fc.dictionary(fc.constantFrom(...bodyNames), odd, { maxKeys: 3 }).map(text);
	return fc.oneof(
		{ arbitrary: fc.constant(undefined), weight: 3 },
		{ arbitrary: written, weight: 3 },
		{ arbitrary: brokenBody, weight: 1 },
	);
}

const exported = routes.flatMap((route) => {
	const type = /^\/wc-analytics\/reports\/([a-z]+)(?:\/stats)?$/.exec(route.path)?.[1];
	return type !== undefined && isExportType(type) ? [route] : [];
});

const exportBody = fc
	.constantFrom(...exported)
	.chain((route) => argumentsOf(route.args()))
	.map((report_args) => text({ report_args }));

const brokenBody = fc.constantFrom(
	'',
	'{',
	'null',
	'[]',
	'"text"',
	'{"a":',
	'\u0000',
	`${'['.repeat(50_000)}${']'.repeat(50_000)}`,
	`{"value":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
	'{"toString":1,"valueOf":1,"__proto__":{"a":1},"id":{"toString":1}}',
	'{"update":[{"id":{"toString":1},"value":{"toString":1}},null,1,[],{"id":"woocommerce_date_type"}]}',
);

/** Field names of bodies: of settings and options, products, notes, reviews, users. */
const bodyNames = [
	'value',
	'update',
	'plugins',
	'timezone_string',
	'gmt_offset',
	'start_of_week',
	'WPLANG',
	'blogname',
	'woocommerce_currency',
	'woocommerce_price_num_decimals',
	'woocommerce_excluded_report_order_statuses',
	'woocommerce_meta',
	'stock_quantity',
	'low_stock_amount',
	'manage_stock',
	'stock_status',
	'status',
	'review',
	'noteIds',
	'is_deleted',
	'date_reminder',
	'settings',
	'title',
	'order',
	'enabled',
	'template_name',
	'period',
	'__proto__',
];

function text(value: unknown): string {
	return JSON.stringify(value);
}

/** One per route, and those besides REST. */
export const kindsOfRequests: readonly Arbitrary<FuzzRequest>[] = [
	...routes.map(requestTo),
	...pages,
];
