import { createRegistry } from '@wordpress/data';
import { createResourceStore } from './create-resource-store';
import { entities } from './entities';
import { receive, valueOf, type ResourceState } from './state';
import { stateOf, type Thunk } from './thunk';

interface Note {
	id: number;
	title?: string;
	isRead?: boolean;
}

const notes = entities<Note>('notes');
let beforeAsking: ResourceState;
const store = createResourceStore('test/notes', {
	selectors: {
		getNotes: (state: ResourceState, ids: readonly number[]) => notes.list(state, ids),
		getNote: (state: ResourceState, id: number) => valueOf(state, notes.place, id),
	},
	actions: {
		put: (things: readonly Note[]) => receive(notes.values(things)),
		merge: notes.merge,
		ask: (): Thunk<void> => (thunkArgs) => void (beforeAsking = stateOf(thunkArgs)),
		respond:
			(things: readonly Note[]): Thunk<void> =>
			(thunkArgs) =>
				notes.putResponse(things, beforeAsking, thunkArgs),
	},
});

let registry: ReturnType<typeof createRegistry>;
beforeEach(() => {
	registry = createRegistry();
	registry.register(store);
});
const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);

describe('Entities with an id', () => {
	const [first, second] = [{ id: 1 }, { id: 2 }];

	it('are listed in the order of the list, without unknown ones', async () => {
		await dispatch().put([first, second]);
		expect(select().getNotes([2, 7, 1])).toEqual([second, first]);
	});

	it('are the same list until one of them changes, is added or removed', async () => {
		const ids = [1, 2];
		await dispatch().put([first]);
		const alone = select().getNotes(ids);
		expect(alone).toEqual([first]);
		await dispatch().put([second]);
		const both = select().getNotes(ids);
		expect(both).toEqual([first, second]);
		await dispatch().put([{ id: 3 }]);
		expect(select().getNotes(ids)).toBe(both);
		await dispatch().merge(2, { isRead: true });
		expect(select().getNotes(ids)).toEqual([first, { id: 2, isRead: true }]);
	});

	it('keep their other fields when some change, and their id when they were unknown', async () => {
		await dispatch().put([{ id: 1, title: 'Sale' }]);
		await dispatch().merge(1, { isRead: true });
		await dispatch().merge(9, { isRead: true });
		expect(select().getNote(1)).toEqual({ id: 1, title: 'Sale', isRead: true });
		expect(select().getNote(9)).toEqual({ id: 9, isRead: true });
	});

	it('keep a change that was made while the request was in flight', async () => {
		await dispatch().put([first, second]);
		await dispatch().ask();
		await dispatch().merge(2, { isRead: true });
		await dispatch().respond([
			{ id: 1, title: 'Sale' },
			{ id: 2, isRead: false },
			{ id: 3, title: 'New' },
		]);
		expect(select().getNotes([1, 2, 3])).toEqual([
			{ id: 1, title: 'Sale' },
			{ id: 2, isRead: true },
			{ id: 3, title: 'New' },
		]);
	});
});
