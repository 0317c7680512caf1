import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { notesStore } from '@store-analytics/data';
import { inboxQuery, isWaiting } from './inbox-query';

/** Asks for the messages, as the inbox does, and tells whether one of them has not been read. */
export default function Unread({ onChange }: { readonly onChange: (isThere: boolean) => void }) {
	const isThere = useSelect(
		(select) =>
			select(notesStore)
				.getNotes(inboxQuery)
				.some((note) => isWaiting(note) && !note.is_read),
		[],
	);
	useEffect(() => onChange(isThere), [isThere, onChange]);
	return null;
}
