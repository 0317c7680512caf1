import { useSyncExternalStore } from 'react';
import { announce, Snackbar } from '@store-analytics/components';
import './notices.css';

/** A short message at the edge of the screen; the same id replaces the one before. */
export interface Notice {
	readonly id: string;
	readonly status: 'success' | 'error' | 'info';
	readonly content: string;
}

let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
	notices = next;
	for (const listener of [...listeners]) listener();
}

/** Shows a message and reads it out. */
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

/** The messages that are on now (S2.other-widgets.14). */
export function NoticeList() {
	const shown = useSyncExternalStore(subscribe, () => notices);
	return (
		<div className="woocommerce-transient-notices">
			{shown.map((notice) => (
				<Snackbar
					key={notice.id}
					status={notice.status}
					// Good news goes by itself; an error stays until it has been read and closed.
					explicitDismiss={notice.status === 'error'}
					onDismiss={() => removeNotice(notice.id)}
				>
					{notice.content}
				</Snackbar>
			))}
		</div>
	);
}
