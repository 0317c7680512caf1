import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { notesStore } from '@store-analytics/data';
import { inboxQuery, isWaiting } from './inbox-query';

/** Requests the messages like the inbox, and reports whether one is unread. */
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
