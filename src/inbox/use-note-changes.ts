import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { notesStore } from '@store-analytics/data';
import type { Note, NoteAction } from '@store-analytics/rest-api';
import { attempt } from '../platform/failures';
import { createNotice } from '../platform/notices';

/** The actions on a message. Each reports its result, and a failure loses nothing. */
export function useNoteChanges(note: Note) {
	const { triggerNoteAction, removeNote, updateNote } = useDispatch(notesStore);
	const tell = (content: string, rest: Partial<Parameters<typeof createNotice>[0]> = {}) =>
		createNotice({ id: `note-${note.id}`, status: 'success', content, ...rest });
	const change = (work: () => unknown) =>
		attempt(
			`note-${note.id}`,
			(reason) =>
				sprintf(
					/* translators: 1: title of a message, 2: what went wrong and what to do */
					__('“%1$s” could not be changed. %2$s', 'store-analytics'),
					note.title,
					reason,
				),
			work,
		);
	return {
		/** Dismisses it, with a notice that offers to undo. Resolves to true on success. */
		async dismiss(): Promise<boolean> {
			if (!(await change(() => removeNote(note.id)))) return false;
			const bringBack = () => change(() => updateNote(note.id, { is_deleted: false }));
			tell(__('Message dismissed.', 'store-analytics'), {
				action: { label: __('Undo', 'store-analytics'), onClick: () => void bringBack() },
			});
			return true;
		},
		/** Runs the action of one of its buttons in the shop. */
		async act(action: NoteAction): Promise<void> {
			const done = await change(() => triggerNoteAction(note.id, action.id));
			if (done && action.actioned_text) tell(action.actioned_text);
		},
	};
}
