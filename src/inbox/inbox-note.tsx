import { useState, type MouseEvent } from 'react';
import { __, _x, sprintf } from '@wordpress/i18n';
import {
	Button,
	H,
	Pill,
	SanitizedHtml,
	useStore,
	VisuallyHidden,
} from '@store-analytics/components';
import { instantOf } from '@store-analytics/date';
import { isPlainClick, isWCAdmin, navigateTo } from '@store-analytics/navigation';
import { webAddress, type Note, type NoteAction } from '@store-analytics/rest-api';
import { useAppSettings } from '../platform/settings/settings-context';
import { timeAgo } from './time-ago';
import { useNoteChanges } from './use-note-changes';

/** One message with its actions, and a way to dismiss it that can be undone. The list then takes the focus. */
export function InboxNote({ note, onGone }: { note: Note; onGone: () => void }) {
	const { userLocale } = useAppSettings();
	const { now } = useStore();
	const { act, dismiss } = useNoteChanges(note);
	// A message that was new when it scrolled into view stays marked on the screen.
	const [isUnread] = useState(!note.is_read);
	const kind = kindOf(note.type);
	const created = new Date(`${note.date_created_gmt}Z`);

	return (
		<li className="sa-inbox__note" data-note={note.id}>
			{!Number.isNaN(created.getTime()) && (
				<time className="sa-inbox__date" dateTime={created.toISOString()}>
					{timeAgo(created, instantOf(now()), userLocale)}
				</time>
			)}
			<H className="sa-inbox__title" data-unread={isUnread || undefined}>
				{kind !== undefined && <Pill className={`sa-inbox__kind is-${note.type}`}>{kind}</Pill>}
				{isUnread && <VisuallyHidden>{__('Unread:', 'store-analytics')} </VisuallyHidden>}
				<bdi>{note.title}</bdi>
			</H>
			<SanitizedHtml as="div" className="sa-inbox__text" html={note.content} />
			<div className="sa-inbox__actions">
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
					onClick={() => void dismiss().then((isGone) => isGone && onGone())}
				>
					{__('Dismiss', 'store-analytics')}
				</Button>
			</div>
		</li>
	);
}

/** Labels for messages that are more than news. */
function kindOf(type: string): string | undefined {
	if (type === 'error') return __('Error', 'store-analytics');
	if (type === 'warning') return __('Warning', 'store-analytics');
	if (type === 'update') return _x('Update', 'kind of message', 'store-analytics');
	return type === 'survey' ? __('Survey', 'store-analytics') : undefined;
}

/** Runs the message's action. If it also opens a page, the shop gets the request before the page is left. */
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

/** Returns a screen of this app, else a web address. Addresses in a shop's data are not followed blindly. */
function addressOf({ query, url }: NoteAction): string | undefined {
	if (/^admin\.php\?/.test(query) && isWCAdmin(query)) return query;
	// A relative address would open another place of this server.
	return /^https?:/i.test(url) ? webAddress(url) : undefined;
}
