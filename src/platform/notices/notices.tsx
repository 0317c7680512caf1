import { useEffect, useSyncExternalStore } from 'react';
import { announce, Snackbar, type SnackbarAction } from '@store-analytics/components';
import { useExtensionNotices, type ExtensionNotice } from './stored-notices';
import './notices.css';

/** A short notice at the edge of the screen; it replaces one with the same id. */
export interface Notice {
	readonly id: string;
	readonly status: 'success' | 'error' | 'info';
	readonly content: string;
	/** The action of the notice. */
	readonly action?: SnackbarAction;
}

let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
	notices = next;
	for (const listener of [...listeners]) listener();
}

/** Shows a notice and announces it. */
export function createNotice(notice: Notice): void {
	change([...notices.filter(({ id }) => id !== notice.id), notice]);
	announce(notice.content, notice.status === 'error' ? 'assertive' : 'polite');
}

export function removeNotice(id: string): void {
	change(notices.filter((notice) => notice.id !== id));
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** The current notices (S2.other-widgets.14). */
export function NoticeList() {
	const shown = useSyncExternalStore(subscribe, () => notices);
	const ofExtensions = useExtensionNotices();
	return (
		<div className="woocommerce-transient-notices">
			{shown.map((notice) => (
				<Snackbar
					key={notice.id}
					status={notice.status}
					// Success notices disappear; failures and notices with an action stay until they are closed.
					explicitDismiss={notice.status === 'error' || notice.action !== undefined}
					actions={notice.action && [notice.action]}
					onDismiss={() => removeNotice(notice.id)}
				>
					{notice.content}
				</Snackbar>
			))}
			{ofExtensions.map((notice) => (
				<NoticeOfExtension key={notice.key} notice={notice} />
			))}
		</div>
	);
}

const statuses = ['success', 'error', 'info', 'warning'] as const;

function NoticeOfExtension({ notice }: { readonly notice: ExtensionNotice }) {
	const { spokenMessage, actions, content, icon } = notice;
	const status = statuses.find((one) => one === notice.status) ?? 'info';
	useEffect(() => {
		if (spokenMessage) announce(spokenMessage, status === 'error' ? 'assertive' : 'polite');
	}, [spokenMessage, status]);
	return (
		<Snackbar
			status={status}
			explicitDismiss={notice.explicitDismiss}
			contentKey={content}
			actions={actions.map(({ label, url, onClick }) => ({
				label,
				...(url && { url }),
				...(onClick && { onClick }),
			}))}
			onDismiss={notice.remove}
		>
			{icon}
			{content}
		</Snackbar>
	);
}
