import { isDictionary, parseItems, paths, type Note } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	byQuery,
	createResourceStore,
	entities,
	fail,
	failureOf,
	isUnderWay,
	operate,
	queryKey,
	receive,
	resolver,
	setRequesting,
	slot,
	stateOf,
	tellOtherTabs,
	valueOf,
	type Entity,
	type ResourceState,
	type Thunk,
} from '../resource';

/** Name of the notes store. */
export const STORE_NAME = 'wc/admin/notes';

const notes = entities<Note>('note');
const lists = slot<readonly number[], [query?: object]>('notes', queryKey);
/** The value before a response. */
export const none: readonly Entity<Note>[] = Object.freeze([]);

const selectors = {
	/** Notes of the inbox for a query; empty until they are there. */
	getNotes: byQuery(0, (state: ResourceState, query?: object): readonly Entity<Note>[] => {
		const ids = valueOf(state, lists, query);
		return ids ? notes.list(state, ids) : none;
	}),
	/** What went wrong for a query, or with an operation such as `getNotes` or `updateNote`; false for nothing. */
	getNotesError: (state: ResourceState, what: unknown): unknown =>
		failureOf(state, typeof what === 'string' ? what : lists.key(isDictionary(what) ? what : {})),
	/** Checks whether an operation is in flight. */
	isNotesRequesting: isUnderWay,
};

/** The notes of a reply. */
export function parseNotes(reply: unknown): Note[] {
	return parseItems(reply).filter((row) => typeof row['id'] === 'number') as unknown as Note[]; // fields are shown as they come
}

/** Sends a change of one note and stores the shop's response as the note. */
function change(
	operation: string,
	id: number,
	call: { path: string; method: 'DELETE' | 'POST' | 'PUT'; data?: object },
): Thunk<Promise<Note>> {
	return (thunkArgs) =>
		operate(thunkArgs, operation, async () => {
			const { dispatch } = thunkArgs;
			dispatch(notes.merge(id, { isUpdating: true }));
			try {
				const note = await request<Note>(call);
				dispatch(notes.merge(id, note));
				tellOtherTabs(STORE_NAME, 'setNote', id, note);
				return note;
			} finally {
				dispatch(notes.merge(id, { isUpdating: false }));
			}
		});
}

/** Sends a change of many notes and stores the shop's response as those notes. */
function changeAll(
	operation: string,
	call: { path: string; method: 'DELETE' | 'PUT'; query?: object; data?: object },
): Thunk<Promise<Note[]>> {
	return (thunkArgs) =>
		operate(thunkArgs, operation, async () => {
			const changed = await request({ ...call, parse: parseNotes });
			thunkArgs.dispatch(receive(notes.values(changed)));
			tellOtherTabs(STORE_NAME, 'setNotes', changed);
			return changed;
		});
}

const actions = {
	/** Runs the action of a note's button in the shop (S7.notes.2). */
	triggerNoteAction: (noteId: number, actionId: number) =>
		change('triggerNoteAction', noteId, {
			path: `${paths.notes}/${noteId}/action/${actionId}`,
			method: 'POST',
		}),
	/** Deletes a note; it stays in the store as deleted, for undo (S7.notes.3). */
	removeNote: (noteId: number) =>
		change('removeNote', noteId, { path: `${paths.notes}/delete/${noteId}`, method: 'DELETE' }),
	/** Deletes all notes that match (S7.notes.4). */
	removeAllNotes: (query: object = {}) =>
		changeAll('removeAllNotes', { path: `${paths.notes}/delete/all`, method: 'DELETE', query }),
	/** Changes fields of many notes (S7.notes.5). */
	batchUpdateNotes: (noteIds: readonly number[], fields: object) =>
		changeAll('batchUpdateNotes', {
			path: `${paths.notes}/update`,
			method: 'PUT',
			data: { noteIds, ...fields },
		}),
	/** Changes fields of a note (S7.notes.6). */
	updateNote: (noteId: number, fields: object) =>
		change('updateNote', noteId, {
			path: `${paths.notes}/${noteId}`,
			method: 'PUT',
			data: fields,
		}),
	setNote: (noteId: number, fields: object) => notes.merge(noteId, fields),
	setNoteIsUpdating: (noteId: number, isUpdating: boolean) => notes.merge(noteId, { isUpdating }),
	setNotes: (list: readonly Note[]) => receive(notes.values(list)),
	setNotesQuery: (query: object, noteIds: readonly number[]) =>
		receive({ [lists.key(query)]: noteIds }),
	setError: (operation: string, error: unknown) => fail(operation, error),
	setIsRequesting: (operation: string, isRequesting: boolean) =>
		setRequesting(operation, isRequesting),
};

const resolvers = {
	getNotes: resolver('getNotes', {
		store: STORE_NAME,
		slot: lists,
		limit: 50,
		operation: 'getNotes',
		async load([query = {}], signal, thunkArgs) {
			const before = stateOf(thunkArgs);
			const list = await request({
				path: paths.notes,
				query,
				signal,
				isExpected: Array.isArray,
				parse: parseNotes,
			});
			notes.putResponse(list, before, thunkArgs);
			return list.map(({ id }) => id);
		},
	}),
};

/** `wc/admin/notes`: the inbox (S7.notes). */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
