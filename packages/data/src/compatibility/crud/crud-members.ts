import type { ResourceState, Thunk } from '../../resource';
import type { ResourceId } from './resource-path';

/** The kind of entity in a store. */
export interface Crud<One extends string, Many extends string> {
	name: string;
	/** As in the names of selectors: `Product`, `Products`. */
	one: One;
	many: Many;
	/** Path of the collection; `{product_id}` is filled from ids, queries and fields. */
	path: string;
}

/** An entity of a store, including fields of extensions. */
type Held<Item> = Item & Readonly<Record<string, unknown>>;

/** Selectors by their public names, e.g. `getProduct`, `getProducts`, `getProductsTotalCount`. */
export type CrudSelectors<One extends string, Many extends string, Item> = {
	[Name in `get${One}`]: (state: ResourceState, id: ResourceId) => Held<Item> | undefined;
} & {
	[Name in `get${Many}`]: (
		state: ResourceState,
		query?: object,
		defaultValue?: readonly Held<Item>[],
	) => readonly Held<Item>[] | undefined;
} & {
	[Name in `get${Many}TotalCount`]: (
		state: ResourceState,
		query?: object,
		defaultValue?: number,
	) => number | undefined;
} & {
	[Name in `get${One}Error` | `get${One}UpdateError` | `get${One}DeleteError`]: (
		state: ResourceState,
		id: ResourceId,
	) => unknown;
} & {
	[Name in `get${Many}Error`]: (state: ResourceState, query?: object) => unknown;
} & { [Name in `get${One}CreateError`]: (state: ResourceState) => unknown } & {
	isRequesting: (state: ResourceState, operation: string, id?: ResourceId) => boolean;
};

/** Actions by their public names. Each rejects with an OperationError, which the store also keeps (S8.13). */
export type CrudActions<One extends string, Item> = {
	[Name in `create${One}`]: (fields: Partial<Item> & object) => Thunk<Promise<Held<Item>>>;
} & {
	[Name in `update${One}`]: (
		id: ResourceId,
		fields: Partial<Item> & object,
	) => Thunk<Promise<Held<Item>>>;
} & { [Name in `delete${One}`]: (id: ResourceId, force?: boolean) => Thunk<Promise<Held<Item>>> };
