import { useState, type MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, SanitizedHtml, VisuallyHidden } from '@store-analytics/components';
import { isPlainClick, isWCAdmin, navigateTo } from '@store-analytics/navigation';
import type { Note, NoteAction } from '@store-analytics/rest-api';
import { useAppSettings } from '../../platform/settings/settings-context';
import { timeAgo } from './time-ago';
import { useNoteChanges } from './use-note-changes';

/** One message: what it says, what it offers to do, and a way to be rid of it that can be undone. */
export function InboxNote({ note }: { note: Note }) {
	const { userLocale } = useAppSettings();
	const { act, dismiss } = useNoteChanges(note);
	// What was new when it came into view stays marked while it is looked at.
	const [isUnread] = useState(!note.is_read);
	const created = new Date(`${note.date_created_gmt}Z`);

	return (
		<li className="sa-activity__note">
			<time className="sa-activity__date" dateTime={created.toISOString()}>
				{timeAgo(created, new Date(), userLocale)}
			</time>
			<h2 className="sa-activity__title" data-unread={isUnread || undefined}>
				{isUnread && <VisuallyHidden>{__('New:', 'store-analytics')} </VisuallyHidden>}
				{note.title}
			</h2>
			<SanitizedHtml as="div" className="sa-activity__text" html={note.content} />
			<div className="sa-activity__actions">
				{note.actions.map((action) => (
					<ActionButton key={action.id} action={action} onAct={() => act(action)} />
				))}
				<Button
					variant="tertiary"
					label={sprintf(
						/* translators: %s: Title of a message. */
						__('Dismiss “%s”', 'store-analytics'),
						note.title,
					)}
					onClick={() => void dismiss()}
				>
					{__('Dismiss', 'store-analytics')}
				</Button>
			</div>
		</li>
	);
}

/** Does what the message offers; where it also leads somewhere, the shop is told before the page is left. */
function ActionButton({ action, onAct }: { action: NoteAction; onAct: () => Promise<void> }) {
	const href = addressOf(action);
	const follow = (event: MouseEvent) => {
		if (href === undefined || !isPlainClick(event)) return void onAct();
		event.preventDefault();
		if (isWCAdmin(href)) {
			void onAct();
			navigateTo({ url: href });
		} else {
			void onAct().finally(() => window.location.assign(href));
		}
	};
	return (
		<Button variant="secondary" href={href} onClick={follow}>
			{action.label}
		</Button>
	);
}

/** Screens of this app wherever it runs, else an address of the web; what a shop's data says is not followed blindly. */
function addressOf({ query, url }: NoteAction): string | undefined {
	if (/^admin\.php\?/.test(query) && isWCAdmin(query)) return query;
	return /^https?:\/\//i.test(url) ? url : undefined;
}
