import { receive, slot, valueOf, type ResourceState, type Slot } from './state';
import { stateOf, type Thunk, type ThunkArgs } from './thunk';

/** An entity with an id, stored once and listed by queries. `isUpdating` means that a change is in flight. */
export type Entity<Fields> = Fields & { isUpdating?: boolean };

/** The entities of one kind in a store. */
export interface Entities<Fields extends { id: number | string }> {
	place: Slot<[id: number | string], Entity<Fields>>;
	/** Returns the entities of a list, and the same array until one changes; unknown ids are left out. */
	list(state: ResourceState, ids: readonly (number | string)[]): readonly Entity<Fields>[];
	/** Returns values for `receive` that put entities into the store. */
	values(things: readonly Fields[]): Record<string, unknown>;
	/** Merges fields into an entity. */
	merge(id: number | string, fields: object): Thunk<void>;
	/** Puts a response's entities into the store, except those that have changed since `before`. */
	putResponse(things: readonly Fields[], before: ResourceState, thunkArgs: ThunkArgs): void;
}

/** Declares a kind of entity. */
export function entities<Fields extends { id: number | string }>(name: string): Entities<Fields> {
	const place = slot<Entity<Fields>, [id: number | string]>(name, String);
	const lists = new WeakMap<readonly unknown[], readonly Entity<Fields>[]>();
	return {
		place,
		list(state, ids) {
			const found = ids.flatMap((id) => valueOf(state, place, id) ?? []);
			const known = lists.get(ids);
			const isSame =
				known?.length === found.length && known.every((thing, index) => thing === found[index]);
			if (known && isSame) return known;
			lists.set(ids, found);
			return found;
		},
		values: (things) => Object.fromEntries(things.map((thing) => [place.key(thing.id), thing])),
		merge:
			(id, fields) =>
			({ dispatch, select }) => {
				const current = valueOf(stateOf({ select }), place, id);
				dispatch(receive({ [place.key(id)]: { id, ...current, ...fields } }));
			},
		putResponse(things, before, { dispatch, select }) {
			const { data } = stateOf({ select });
			const untouched = things.filter(
				({ id }) => data[place.key(id)] === before.data[place.key(id)],
			);
			dispatch(receive(this.values(untouched)));
		},
	};
}
