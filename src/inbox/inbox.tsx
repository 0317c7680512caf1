import { useCallback, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@wordpress/data';
import { notesStore, useNotes } from '@store-analytics/data';
import { InboxNote } from './inbox-note';
import { inboxQuery, isWaiting } from './inbox-query';
import { PanelFailed, PanelLoading } from './panel-states';
import { useSeen } from './use-seen';
import './inbox.css';

interface InboxProps {
	/** The messages belong to the screen's responses, and are refreshed with them. */
	readonly goesStale?: boolean;
}

/** Shows the messages for the owner, newest first. Seen ones count as read. */
export default function Inbox({ goesStale = false }: InboxProps) {
	const { data: notes, status, error, retry } = useNotes(inboxQuery, { goesStale });
	const list = useRef<HTMLUListElement>(null);
	const { batchUpdateNotes } = useDispatch(notesStore);
	const markRead = useCallback(
		(ids: readonly number[]) => {
			// The user did not request this, so a failure is silent: the messages stay unread.
			Promise.resolve(batchUpdateNotes(ids, { is_read: true })).catch(() => undefined);
		},
		[batchUpdateNotes],
	);
	const waiting = notes?.filter(isWaiting);
	useSeen(list, waiting, markRead);
	if (status === 'error') return <PanelFailed error={error} onRetry={retry} />;
	if (waiting === undefined) return <PanelLoading />;
	return waiting.length === 0 ? (
		<p className="sa-inbox__state">
			{__('Nothing new. Messages about your shop will appear here.', 'store-analytics')}
		</p>
	) : (
		<ul className="sa-inbox__notes" ref={list} tabIndex={-1}>
			{waiting.map((note) => (
				<InboxNote key={note.id} note={note} onGone={() => list.current?.focus()} />
			))}
		</ul>
	);
}
