import { isDictionary, MAX_PER_PAGE, parseItems } from '@store-analytics/rest-api';
import { request, requestWithHeaders } from '@store-analytics/rest-api/client';
import {
	byQuery,
	createResourceStore,
	entities,
	errorOf,
	failureOf,
	forget,
	isUnderWay,
	operate,
	receive,
	resolver,
	queryKey,
	slot,
	stateOf,
	valueOf,
	type ResourceState,
	type ThunkArgs,
} from '../../resource';
import type { Crud, CrudActions, CrudSelectors } from './crud-members';
import {
	resourcePath,
	resourceId,
	itemPath,
	type ResourceItem,
	type ResourceId,
} from './resource-path';

type Query = Readonly<Record<string, unknown>>;

/** One page of a list. */
interface Page {
	ids: readonly (number | string)[];
	total: number;
}

function parseThings(reply: unknown): ResourceItem[] {
	// Some collections know their things by slug only.
	return parseItems(reply).map((row) => ({ id: row['slug'], ...row }) as ResourceItem); // fields are shown as they come
}

const parseThing = (reply: unknown): ResourceItem =>
	parseThings([isDictionary(reply) ? reply : {}])[0] ?? { id: 0 };

/** Returns the key of an operation on one entity. */
const operationKey = (operation: string, id?: ResourceId): string =>
	id === undefined ? operation : `${operation} ${resourceId(id)}`;

function crudActions(
	{ name, one, many, path }: Crud<string, string>,
	things: ReturnType<typeof entities<ResourceItem>>,
) {
	/** Invalidates lists and counts, because an entity may have been added, removed or moved. */
	const forgetLists = ({ registry }: ThunkArgs) => {
		const { invalidateResolutionForStoreSelector: invalidate } = registry.dispatch(name);
		for (const list of [`get${many}`, `get${many}TotalCount`]) invalidate?.(list as never); // every store has it
	};
	return {
		[`create${one}`]: (fields: Query) => (thunkArgs: ThunkArgs) =>
			operate(thunkArgs, `create${one}`, async () => {
				const { url, rest } = resourcePath(path, fields);
				const thing = await request({ path: url, method: 'POST', data: rest, parse: parseThing });
				thunkArgs.dispatch(receive(things.values([thing])));
				forgetLists(thunkArgs);
				return thing;
			}),
		[`update${one}`]: (id: ResourceId, fields: Query) => (thunkArgs: ThunkArgs) =>
			operate(thunkArgs, operationKey(`update${one}`, id), async () => {
				const url = itemPath(path, id);
				const thing = await request({ path: url, method: 'PUT', data: fields, parse: parseThing });
				thunkArgs.dispatch(things.merge(resourceId(id), thing));
				return thing;
			}),
		[`delete${one}`]:
			(id: ResourceId, force = true) =>
			(thunkArgs: ThunkArgs) =>
				operate(thunkArgs, operationKey(`delete${one}`, id), async () => {
					const url = itemPath(path, id);
					const call = { path: url, method: 'DELETE', query: { force } } as const;
					const thing = await request({ ...call, parse: parseThing });
					thunkArgs.dispatch(forget([things.place.key(resourceId(id))]));
					forgetLists(thunkArgs);
					return thing;
				}),
	};
}

/** The slots in which a store keeps its entities and lists. */
function places() {
	const things = entities<ResourceItem>('thing');
	const single = slot<ResourceItem, [id: ResourceId]>('thing', (id) => String(resourceId(id)));
	const pages = slot<Page, [query?: Query]>('list', queryKey);
	// Only filters change the count; page, sorting and fields do not.
	const total = slot<number, [query?: Query]>('total', (query = {}) =>
		queryKey(
			Object.fromEntries(
				Object.entries(query).filter(
					([name]) => !['page', 'per_page', 'order', 'orderby', '_fields'].includes(name),
				),
			),
		),
	);
	return { things, single, pages, total };
}

function crudSelectors(
	{ one, many }: Crud<string, string>,
	{ things, single, pages, total }: ReturnType<typeof places>,
) {
	return {
		[`get${one}`]: (state: ResourceState, id: ResourceId) => valueOf(state, single, id),
		[`get${one}Error`]: (state: ResourceState, id: ResourceId) => errorOf(state, single, id),
		[`get${many}`]: byQuery(
			0,
			(state: ResourceState, query?: Query, defaultValue?: readonly ResourceItem[]) => {
				const page = valueOf(state, pages, query);
				return page ? things.list(state, page.ids) : defaultValue;
			},
		),
		[`get${many}TotalCount`]: byQuery(
			0,
			(state: ResourceState, query?: Query, defaultValue?: number) =>
				valueOf(state, total, query) ?? defaultValue,
		),
		[`get${many}Error`]: (state: ResourceState, query?: Query) => errorOf(state, pages, query),
		[`get${one}CreateError`]: (state: ResourceState) => failureOf(state, `create${one}`),
		[`get${one}UpdateError`]: (state: ResourceState, id: ResourceId) =>
			failureOf(state, operationKey(`update${one}`, id)),
		[`get${one}DeleteError`]: (state: ResourceState, id: ResourceId) =>
			failureOf(state, operationKey(`delete${one}`, id)),
		isRequesting: (state: ResourceState, operation: string, id?: ResourceId) =>
			isUnderWay(state, operationKey(operation, id)),
	};
}

/**
 * Creates a store for one kind of entity, such as products: lists by query, entities by id, and actions to create,
 * change and delete. Ids are numbers, or `{ id, product_id }` for entities with an owner; queries name the owner
 * likewise.
 */
export function createCrudStore<One extends string, Many extends string, Item>(
	crud: Crud<One, Many>,
) {
	const { name, one, many, path } = crud;
	const here = places();
	const { things, single, pages, total } = here;
	const listing = {
		store: name,
		slot: pages,
		limit: 50,
		companions: [total],
		async load([query = {}]: [query?: Query], signal: AbortSignal, thunkArgs: ThunkArgs) {
			const before = stateOf(thunkArgs);
			const { url, rest } = resourcePath(path, query);
			const call = { path: url, query: rest, signal, parse: parseThings };
			const { data, total: count } = await requestWithHeaders(call);
			// A list may contain only some fields.
			const whole = data.map((thing) => ({
				...(before.data[things.place.key(thing.id)] as ResourceItem | undefined), // only things are there
				...thing,
			}));
			things.putResponse(whole, before, thunkArgs);
			return { ids: data.map(({ id }) => id), total: count ?? data.length };
		},
		also: (page: Page, [query]: [query?: Query]) => ({ [total.key(query)]: page.total }),
	};
	const resolvers = {
		[`get${many}`]: resolver(`get${many}`, listing),
		[`get${many}TotalCount`]: resolver<[query?: Query], number>(`get${many}TotalCount`, {
			store: name,
			slot: total,
			limit: 50,
			// Requests the smallest page, because only the headers matter.
			async load([query = {}], signal) {
				const { url, rest } = resourcePath(path, query);
				const smallest = { ...rest, page: 1, per_page: 1, _fields: ['id'] };
				const reply = await requestWithHeaders({
					path: url,
					query: smallest,
					signal,
					parse: parseThings,
				});
				return reply.total ?? reply.data.length;
			},
		}),
		[`get${one}`]: resolver<[ResourceId], ResourceItem>(`get${one}`, {
			store: name,
			slot: single,
			limit: MAX_PER_PAGE * 10,
			load: ([id], signal) => request({ path: itemPath(path, id), signal, parse: parseThing }),
		}),
	};
	return createResourceStore(name, {
		selectors: crudSelectors(crud, here) as unknown as CrudSelectors<One, Many, Item>, // built from the names in the type
		actions: crudActions(crud, things) as unknown as CrudActions<One, Item>, // as above; fields are displayed unchanged
		resolvers,
	});
}
