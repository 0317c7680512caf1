import { createRegistry } from '@wordpress/data';
import { QUERY_DEFAULTS } from '../compatibility/constants';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { operationError, serverError } from '../testing/shop-responses';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const note = (id: number, fields = {}) => ({
	id,
	title: `Note ${id}`,
	status: 'unactioned',
	is_read: false,
	...fields,
});

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-analytics/admin/notes', { body: [note(2), note(3)] });
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);
const load = () => registry.resolveSelect(store).getNotes({ page: 1 });
const shown = () => select().getNotes({ page: 1 });

describe('The notes store', () => {
	it('[S7.notes.1, S9.shared-settings.2] requests notes of the inbox’s types', async () => {
		const query = { page: 1, type: QUERY_DEFAULTS.noteTypes };
		const slow = heldResponse({ body: [note(2), note(3)] });
		shop.on('GET /wc-analytics/admin/notes', slow.handler);
		const loading = registry.resolveSelect(store).getNotes(query);
		await settle();
		expect(select().isNotesRequesting('getNotes')).toBe(true);
		slow.release();
		expect(await loading).toEqual([note(2), note(3)]);
		expect(select().isNotesRequesting('getNotes')).toBe(false);
		expect(select().getNotes(query)).toBe(select().getNotes({ ...query, page: '1' }));
		expect(shop.calls[0]?.query).toEqual({
			page: '1',
			'type[0]': 'info',
			'type[1]': 'marketing',
			'type[2]': 'survey',
			'type[3]': 'warning',
		});
	});

	it('[S7.notes.6, S3.note.1] changes a note, which is marked as updating meanwhile', async () => {
		await load();
		const slow = heldResponse({ body: note(2, { is_read: true }) });
		shop.on('PUT /wc-analytics/admin/notes/2', slow.handler);
		const changing = dispatch().updateNote(2, { is_read: true });
		expect(shown()[0]).toMatchObject({ isUpdating: true, is_read: false });
		expect(select().isNotesRequesting('updateNote')).toBe(true);
		slow.release();
		await changing;
		expect(shown()[0]).toMatchObject({ isUpdating: false, is_read: true });
		expect(shop.callsTo('PUT /wc-analytics/admin/notes/2')[0]?.body).toEqual({ is_read: true });
	});

	it('[S7.notes.2, S7.notes.3] runs a note’s action and deletes a note', async () => {
		await load();
		shop.on('POST /wc-analytics/admin/notes/2/action/5', { body: note(2, { status: 'actioned' }) });
		shop.on('DELETE /wc-analytics/admin/notes/delete/3', { body: note(3, { is_deleted: true }) });
		await dispatch().triggerNoteAction(2, 5);
		await dispatch().removeNote(3);
		expect(shown()).toMatchObject([{ status: 'actioned' }, { is_deleted: true }]);
	});

	it('[S7.notes.4, S7.notes.5, S3.note.1] deletes all matching notes and changes several', async () => {
		await load();
		shop.on('DELETE /wc-analytics/admin/notes/delete/all', {
			body: [note(2, { is_deleted: true })],
		});
		shop.on('PUT /wc-analytics/admin/notes/update', { body: [note(3, { is_read: true })] });
		await dispatch().removeAllNotes({ status: 'unactioned' });
		await dispatch().batchUpdateNotes([2, 3], { is_read: true });
		expect(shown()).toMatchObject([{ is_deleted: true }, { is_read: true }]);
		expect(shop.calls[1]?.query).toEqual({ status: 'unactioned' });
		expect(shop.calls[2]?.body).toEqual({ noteIds: [2, 3], is_read: true });
	});

	it('[S8.13] keeps an error for each operation and rejects', async () => {
		shop.on(/^(PUT|POST|DELETE)/, serverError);
		const actions = dispatch();
		const outcomes = await Promise.allSettled([
			actions.updateNote(2, {}),
			actions.triggerNoteAction(2, 5),
			actions.removeNote(2),
			actions.removeAllNotes(),
			actions.batchUpdateNotes([2], {}),
		]);
		expect(outcomes).toMatchObject(outcomes.map(() => ({ reason: operationError })));
		for (const operation of [
			'updateNote',
			'triggerNoteAction',
			'removeNote',
			'removeAllNotes',
			'batchUpdateNotes',
		]) {
			expect(select().getNotesError(operation)).toMatchObject({ status: 500 });
			expect(select().isNotesRequesting(operation)).toBe(false);
		}
		expect(select().getNotesError('getNotes')).toBe(false);
	});

	it('ignores a response older than the change that marked a note as read', async () => {
		await load();
		const slow = heldResponse({ body: [note(2), note(3)] });
		shop.on('GET /wc-analytics/admin/notes', slow.handler);
		await dispatch().invalidateResolution('getNotes', [{ page: 1 }]);
		shown();
		await settle();
		shop.on('PUT /wc-analytics/admin/notes/2', { body: note(2, { is_read: true }) });
		await dispatch().updateNote(2, { is_read: true });
		slow.release();
		await settle();
		expect(shown()[0]).toMatchObject({ is_read: true });
	});

	it('takes notes, queries, errors and flags from extensions', async () => {
		const actions = dispatch();
		await actions.setNotes([note(8) as never]);
		await actions.setNotesQuery({ page: 9 }, [8, 404]);
		await actions.setNote(8, { title: 'Eight' });
		await actions.setNoteIsUpdating(8, true);
		await actions.setError('x', 'no');
		await actions.setIsRequesting('x', true);
		expect(select().getNotes({ page: 9 })).toMatchObject([
			{ id: 8, title: 'Eight', isUpdating: true },
		]);
		expect([select().getNotesError('x'), select().isNotesRequesting('x')]).toEqual(['no', true]);
	});
});
