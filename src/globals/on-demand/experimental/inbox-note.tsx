import { useEffect, useRef, type MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { SanitizedHtml } from '@store-analytics/components';
import type { moment } from '@store-analytics/date';
import { webAddress } from '@store-analytics/rest-api';
import { wordPressComponents } from './wordpress-components';

export interface InboxNoteAction {
	id: number;
	url: string;
	label: string;
	primary?: boolean;
	actioned_text?: boolean;
}

export interface InboxNote {
	id: number;
	title: string;
	content: string;
	date_created_gmt: string;
	actions: readonly InboxNoteAction[];
	is_deleted: boolean;
	is_read: boolean;
}

export interface InboxNoteCardProps {
	note: InboxNote;
	onDismiss?: (note: InboxNote) => void;
	onNoteActionClick?: (note: InboxNote, action: InboxNoteAction) => void;
	onBodyLinkClick?: (note: InboxNote, href: string) => void;
	/** Once, when it scrolls into view. */
	onNoteVisible?: (note: InboxNote) => void;
	className?: string;
}

/** A message of the shop's inbox with its actions; nothing for a deleted note. */
export function InboxNoteCard(props: InboxNoteCardProps) {
	const { note, onDismiss, onNoteActionClick, onBodyLinkClick, onNoteVisible } = props;
	const { Button } = wordPressComponents();
	const card = useSeen(() => onNoteVisible?.(note));
	if (note.is_deleted) return null;
	const { actions } = note;
	const [only] = actions.length === 1 ? actions : [];
	const tellLink = ({ target }: MouseEvent) => {
		const link = target instanceof Element ? target.closest('a') : null;
		if (link) onBodyLinkClick?.(note, link.href);
	};
	const button = (action: InboxNoteAction, variant: 'secondary' | 'link', text: string) => (
		<Button
			key={action.id}
			className="woocommerce-inbox-note__action-button"
			variant={variant}
			href={webAddress(action.url)}
			onClick={() => onNoteActionClick?.(note, action)}
		>
			{text}
		</Button>
	);
	return (
		<section
			ref={card}
			className={clsx('woocommerce-inbox-message', props.className, {
				'message-is-unread': !note.is_read,
			})}
		>
			<div className="woocommerce-inbox-message__wrapper">
				<div className="woocommerce-inbox-message__content">
					{!note.is_read && <div className="woocommerce-inbox-message__unread-indicator" />}
					<span className="woocommerce-inbox-message__date">{fromNow(note.date_created_gmt)}</span>
					<h2 className="woocommerce-inbox-message__title">
						{only ? button(only, 'link', note.title) : note.title}
					</h2>
					{/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links inside are clicked, by the keyboard as well */}
					<div className="woocommerce-inbox-message__text" onClick={tellLink}>
						<SafeHtml html={note.content} />
					</div>
				</div>
				<div
					className={clsx('woocommerce-inbox-message__actions', {
						'has-multiple-actions': actions.length > 1,
					})}
				>
					{actions.map((action) => button(action, 'secondary', action.label))}
					<Button
						className="woocommerce-admin-dismiss-notification"
						onClick={() => onDismiss?.(note)}
					>
						{__('Dismiss', 'store-analytics')}
					</Button>
				</div>
			</div>
		</section>
	);
}

/** The placeholder of a note while notes are loading. */
export function InboxNotePlaceholder({ className }: { className: string }) {
	return (
		<div className={clsx('woocommerce-inbox-message is-placeholder', className)} aria-hidden="true">
			<div className="woocommerce-inbox-message__wrapper">
				{['date', 'title', 'text', 'actions'].map((part) => (
					<div key={part} className={`woocommerce-inbox-message__${part}`}>
						<div className="line" />
					</div>
				))}
			</div>
		</div>
	);
}

function fromNow(time: string): string {
	const page = window as unknown as { moment: typeof moment }; // put there by extensions.js
	return page.moment.utc(time).fromNow();
}

/** The app's sanitiser, which is already on the page. */
function SafeHtml({ html }: { html: string }) {
	const { components } = (
		window as unknown as { wc: { components: { SanitizedHtml: typeof SanitizedHtml } } }
	).wc; // put there by extensions.js
	return <components.SanitizedHtml html={html} />;
}

function useSeen(tell: () => void) {
	const element = useRef<HTMLElement>(null);
	const latest = useRef(tell);
	useEffect(() => {
		latest.current = tell;
	});
	useEffect(() => {
		if (!element.current) return undefined;
		const observer = new IntersectionObserver((entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			latest.current();
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, []);
	return element;
}
