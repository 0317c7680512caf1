import type { StoreContext } from '../store-context';
import type { Features } from '../../schema/features';
import { fetchRows, allOf, raw, sql, type Sql } from '../../database/sql';
import type { RestError } from '../router/errors';
import { route, type Call, type Route, type RouteReply } from '../router/route';
import { type ArgumentSchemas, contextArgument, pagingArguments } from '../router/schema';

/** A stored REST document and the columns that links are made of. */
interface DocumentRow {
	readonly id: number;
	readonly body: string;
	readonly parent_id: number;
	/** When an order last held the product; only where that was asked. */
	readonly last_order_date?: string | null;
	/** The title, where the stored document has only a part of it. */
	readonly name?: string;
	/** The name of the product that a variation is of, in its own document. */
	readonly written_parent?: string | null;
}

type DocumentLinks = Readonly<Record<string, readonly object[]>>;

/** A collection of stored documents that is served as it is, with links. */
export interface DocumentCollection {
	readonly path: string;
	/** SELECT with the columns id, body, parent_id and those that conditions and sorting name. */
	readonly rows: Sql;
	readonly args?: ArgumentSchemas;
	/** False: all in one page. */
	readonly paged?: boolean;
	/** Allow headers of the list and of a single document. */
	readonly allow: readonly [list: string, single: string];
	/** The response where a single document is not there; undefined: there is no route for single ones. */
	readonly missing?: RestError;
	/** The collection to list instead, if these arguments ask for another. */
	instead?(call: Call<Readonly<Record<string, unknown>>>): Promise<DocumentCollection | undefined>;
	conditions(args: Readonly<Record<string, unknown>>): readonly Sql[];
	/** ORDER BY terms of our own making. */
	sort(args: Readonly<Record<string, unknown>>): string;
	links(row: DocumentRow, restUrl: (path: string) => string, call: Call): DocumentLinks;
	/** Changes to the document before it is sent. */
	write?(
		document: Record<string, unknown>,
		row: DocumentRow,
		features: Features,
	): Record<string, unknown>;
}

/** Routes of a collection: the list, and each document by id. */
export function documentRoutes(collection: DocumentCollection): Route[] {
	const list = route({
		path: collection.path,
		allow: collection.allow[0],
		args: { ...contextArgument, ...pagingArguments, ...collection.args },
		handle: async (call) => listDocuments((await collection.instead?.(call)) ?? collection, call),
	});
	const { missing } = collection;
	return missing ? [list, singleRoute(collection, missing)] : [list];
}

function singleRoute(collection: DocumentCollection, missing: RestError): Route {
	return route({
		path: `${collection.path}/:id`,
		allow: collection.allow[1],
		args: { ...contextArgument, id: { type: 'integer', required: true } },
		async handle(call) {
			const conditions = [sql`id = ${call.args.id}`, ...scope(call)];
			const [row] = await fetchRows<DocumentRow>(
				call.context.database,
				sql`SELECT * FROM (${collection.rows}) WHERE ${allOf(conditions)}`,
			);
			if (!row) {
				throw missing;
			}
			return { data: writeDocument(collection, row, call) };
		},
	});
}

/** Collections under another document (`/attributes/1/terms`) hold only what belongs to it. */
function scope(call: Call<unknown>): Sql[] {
	const owner = call.sent.get('attribute_id') ?? call.sent.get('product_id');
	return owner === undefined ? [] : [sql`parent_id = ${Number(owner)}`];
}

async function listDocuments(
	collection: DocumentCollection,
	call: Call<Readonly<Record<string, unknown>>>,
): Promise<RouteReply> {
	const { args, context } = call;
	const conditions = [...includeConditions(args), ...collection.conditions(args), ...scope(call)];
	const matching = sql`SELECT * FROM (${collection.rows}) WHERE ${allOf(conditions)}`;
	const perPage = Number(args['per_page']);
	const offset = Number(args['offset'] ?? (Number(args['page']) - 1) * perPage);
	const limit = collection.paged === false ? raw('') : sql`LIMIT ${perPage} OFFSET ${offset}`;
	const [rows, total] = await Promise.all([
		fetchRows<DocumentRow>(
			context.database,
			sql`SELECT * FROM (${matching})
				ORDER BY ${raw(sortTerms(collection, args))} ${limit}`,
		),
		count(context, matching),
	]);
	return {
		data: rows.map((row) => writeDocument(collection, row, call)),
		total,
		totalPages: collection.paged === false ? 1 : Math.ceil(total / perPage),
	};
}

async function count({ database }: StoreContext, rows: Sql): Promise<number> {
	const [counted] = await fetchRows<{ total: number }>(
		database,
		sql`SELECT COUNT(*) AS total FROM (${rows})`,
	);
	return counted?.total ?? 0;
}

function includeConditions(args: Readonly<Record<string, unknown>>): Sql[] {
	const conditions: Sql[] = [];
	const include = numbers(args['include']);
	const exclude = numbers(args['exclude']);
	if (include.length > 0) {
		conditions.push(raw(`id IN (${include.join(', ')})`));
	}
	if (exclude.length > 0) {
		conditions.push(raw(`id NOT IN (${exclude.join(', ')})`));
	}
	return conditions;
}

function numbers(value: unknown): number[] {
	return Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : [];
}

function sortTerms(
	collection: DocumentCollection,
	args: Readonly<Record<string, unknown>>,
): string {
	const include = numbers(args['include']);
	return args['orderby'] === 'include' && include.length > 0
		? `list_position([${include.join(', ')}], id)`
		: collection.sort(args);
}

function writeDocument(
	collection: DocumentCollection,
	row: DocumentRow,
	call: Call<unknown>,
): object {
	// Stored by the importer as the object that the real shop sent.
	const document = JSON.parse(row.body) as Record<string, unknown>;
	const written = collection.write?.(document, row, call.features) ?? document;
	// Links are made from the request's path, whatever the arguments.
	return { ...written, _links: collection.links(row, call.restUrl, call as Call) };
}

/** Links to the document itself and to its collection. */
export function selfLinks(path: string, id: number): DocumentLinks {
	return { self: [{ href: `${path}/${id}` }], collection: [{ href: path }] };
}
