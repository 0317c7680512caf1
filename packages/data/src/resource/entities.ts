import { receive, slot, valueOf, type ResourceState, type Slot } from './state';
import { stateOf, type Thunk, type ThunkArgs } from './thunk';

/** A thing with an id, kept once and listed by queries. `isUpdating` says that a change of it is in flight. */
export type Entity<Fields> = Fields & { isUpdating?: boolean };

/** Things of one kind in a store. */
export interface Entities<Fields extends { id: number | string }> {
	place: Slot<[id: number | string], Entity<Fields>>;
	/** The things of a list, the same array as long as none of them changes; unknown ids are left out. */
	list(state: ResourceState, ids: readonly (number | string)[]): readonly Entity<Fields>[];
	/** Values for `receive` that put things into the store. */
	values(things: readonly Fields[]): Record<string, unknown>;
	/** Merges fields into a thing. */
	merge(id: number | string, fields: object): Thunk<void>;
	/** Puts a response's things into the store, but those that have changed since `before`. */
	putResponse(things: readonly Fields[], before: ResourceState, thunkArgs: ThunkArgs): void;
}

/** Declares a kind of thing. */
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
