import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@wordpress/data';
import { notesStore } from '@store-analytics/data';
import { InboxNote } from './inbox-note';
import { inboxQuery, isWaiting } from './inbox-query';
import { PanelFailed, PanelLoading } from './panel-states';

/** Messages that wait for the owner, the newest first. What is seen counts as read. */
export default function Inbox() {
	const { notes, isSettled, error } = useSelect((select) => {
		const { getNotes, getNotesError, hasFinishedResolution } = select(notesStore);
		return {
			notes: getNotes(inboxQuery),
			isSettled: hasFinishedResolution('getNotes', [inboxQuery]),
			error: getNotesError('getNotes'),
		};
	}, []);
	const { invalidateResolution, batchUpdateNotes } = useDispatch(notesStore);
	useEffect(() => {
		const fresh = notes.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id);
		if (fresh.length === 0) return;
		// Nobody asked for it, so nobody is told when it fails: they stay unread.
		Promise.resolve(batchUpdateNotes(fresh, { is_read: true })).catch(() => undefined);
	}, [notes, batchUpdateNotes]);

	if (!isSettled && notes.length === 0) return <PanelLoading />;
	if (error) {
		const retry = () => void invalidateResolution('getNotes', [inboxQuery]);
		return <PanelFailed error={error} onRetry={retry} />;
	}
	const waiting = notes.filter(isWaiting);
	return waiting.length === 0 ? (
		<p className="sa-activity__state">
			{__('Nothing new. Messages about your shop will appear here.', 'store-analytics')}
		</p>
	) : (
		<ul className="sa-activity__notes">
			{waiting.map((note) => (
				<InboxNote key={note.id} note={note} />
			))}
		</ul>
	);
}
