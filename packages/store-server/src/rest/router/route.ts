import type { StoreContext } from '../store-context';
import type { Feature, Features } from '../../schema/features';
import { RestError } from './errors';
import type { ShopScreen } from './followed-shop';
import type { ArgumentSchema, ArgumentSchemas, ArgumentsOf } from './schema';

/** `EDIT` covers the methods that WordPress accepts for a change: POST, PUT and PATCH. */
type RouteMethod = 'GET' | 'POST' | 'EDIT' | 'DELETE';

export const methodNames: Readonly<Record<RouteMethod, readonly string[]>> = {
	GET: ['GET'],
	POST: ['POST'],
	EDIT: ['POST', 'PUT', 'PATCH'],
	DELETE: ['DELETE'],
};

/** A request as a handler sees it. */
export interface Call<Values = Record<string, unknown>> {
	readonly args: Values;
	/** All sent arguments, even undeclared ones. */
	readonly sent: ReadonlyMap<string, unknown>;
	readonly body: unknown;
	readonly context: StoreContext;
	/** The features of the shop's WooCommerce in responses. */
	readonly features: Features;
	/** The address of this server, without a trailing slash: `http://127.0.0.1:8080`. */
	readonly siteUrl: string;
	/** `siteUrl` + `/wp-json` + path. */
	restUrl(path: string): string;
}

export interface RouteReply {
	readonly data: unknown;
	/** Sets X-WP-Total and, with `totalPages`, X-WP-TotalPages and links to the neighbouring pages. */
	readonly total?: number;
	readonly totalPages?: number;
	readonly status?: number;
	/** Arguments in links to other pages that differ from the sent ones. */
	linkedQuery?(sent: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown>;
}

export interface Route {
	readonly path: string;
	readonly pattern: RegExp;
	readonly method: RouteMethod;
	/** Checks the route against the shop's WooCommerce; without features, the newest. */
	args(features?: Features): ArgumentSchemas;
	/** Checks whether the shop's WooCommerce has this route. */
	exists(features: Features): boolean;
	/** The error for callers without access. */
	readonly denied: RestError;
	/** Value of the Allow header, if it is not the methods at this path. */
	readonly allow?: string;
	/** Whether the token of the shop's own WordPress gives access. */
	readonly isForShop: boolean;
	/** What it changes; undefined for reads. */
	readonly changes: Changes | undefined;
	handle(call: Call): Promise<RouteReply>;
}

/**
 * The data that a route with a body changes: `nothing` if it only asks, `own` if it exists only in this store, such as the
 * user's preferences. Everything else is the shop's, named by its screen there. A store that follows a shop refuses the
 * latter.
 */
export type Changes = 'nothing' | 'own' | ShopScreen;

type RouteDefinition<Schemas extends ArgumentSchemas> = RouteBasics<Schemas> &
	({ method?: 'GET' } | { method: RouteMethod; changes: Changes });

interface RouteBasics<Schemas extends ArgumentSchemas> {
	/** With its namespace. `:id` matches digits, `:name` with a pattern in brackets anything else. */
	path: string;
	/** The arguments in the newest WooCommerce. */
	args?: Schemas;
	/** The arguments before a feature: another schema, or undefined if there was none. */
	before?: Partial<Record<Feature, Readonly<Record<string, ArgumentSchema | undefined>>>>;
	/** The feature that introduced the route. */
	since?: Feature;
	/** The feature that removed the route. */
	until?: Feature;
	denied?: RestError;
	/** The shop's own WordPress has access too. */
	isForShop?: boolean;
	allow?: string;
	handle(call: Call<ArgumentsOf<Schemas>>): Promise<RouteReply> | RouteReply;
}

export const cannotList = (): RestError =>
	new RestError('woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.', 401);

/** Declares a route; its arguments are validated before `handle` gets them. */
export function route<const Schemas extends ArgumentSchemas>(
	definition: RouteDefinition<Schemas>,
): Route {
	return {
		path: definition.path,
		pattern: pathPattern(definition.path),
		method: definition.method ?? 'GET',
		args: (features) => argumentsFor(definition, features),
		exists: (features) =>
			(definition.since === undefined || features[definition.since]) &&
			(definition.until === undefined || !features[definition.until]),
		denied: definition.denied ?? cannotList(),
		isForShop: definition.isForShop ?? false,
		allow: definition.allow,
		changes: 'changes' in definition ? definition.changes : undefined,
		async handle(call) {
			// The dispatcher has just validated `args` against these very schemas.
			return definition.handle(call as Call<ArgumentsOf<Schemas>>);
		},
	};
}

function argumentsFor<Schemas extends ArgumentSchemas>(
	{ args, before }: RouteDefinition<Schemas>,
	features: Features | undefined,
): ArgumentSchemas {
	let schemas: Record<string, ArgumentSchema | undefined> = { ...args };
	for (const [feature, older] of Object.entries(before ?? {})) {
		// Keys of `before` are features.
		schemas = features?.[feature as Feature] === false ? { ...schemas, ...older } : schemas;
	}
	const kept = Object.entries(schemas).filter(
		(entry): entry is [string, ArgumentSchema] => entry[1] !== undefined,
	);
	return Object.fromEntries(kept);
}

/** `/a/:id/b/:slug([a-z]+)` → an anchored expression with named groups. */
function pathPattern(path: string): RegExp {
	const source = path.replace(
		/:([a-z_]+)(\([^)]*\))?/g,
		(_match, name: string, pattern?: string) => `(?<${name}>${pattern?.slice(1, -1) ?? '\\d+'})`,
	);
	return new RegExp(`^${source}$`);
}

/** A response with the headers of a collection; `perPage` 0 means one empty page. */
export function collection(data: unknown[], total: number, perPage: number): RouteReply {
	return { data, total, totalPages: perPage > 0 ? Math.ceil(total / perPage) : 0 };
}
