import { useSyncExternalStore, type ReactNode } from 'react';
import { dispatch, select, subscribe } from '@wordpress/data';

/** An action of a notice. */
interface NoticeAction {
	label: string;
	url?: string | null;
	onClick?: (() => void) | null;
}

/** A message as extensions make and read it, in `core/notices2` too. */
export interface StoredNotice {
	id: string;
	status: string;
	content: string;
	spokenMessage: string | null;
	__unstableHTML: boolean;
	isDismissible: boolean;
	actions: readonly NoticeAction[];
	type: string;
	icon: ReactNode;
	explicitDismiss: boolean;
	onDismiss: (() => void) | null;
}

/** The store of extensions' notices; in WordPress its script loads with the first extension that needs it. */
const storeNames = ['core/notices', 'core/notices2'] as const;

/** A notice of an extension and a function that removes it. */
export interface ExtensionNotice extends StoredNotice {
	readonly key: string;
	remove(): void;
}

/** The notices of extensions, as WooCommerce shows them. */
export function useExtensionNotices(): readonly ExtensionNotice[] {
	return useSyncExternalStore(subscribe, currentNotices);
}

const nothing: readonly StoredNotice[] = [];
let lists: readonly (readonly StoredNotice[])[] = [];
let notices: readonly ExtensionNotice[] = [];

function currentNotices(): readonly ExtensionNotice[] {
	const now = storeNames.map(noticesIn);
	if (now.some((list, index) => list !== lists[index])) {
		lists = now;
		notices = storeNames.flatMap((name, index) =>
			(now[index] ?? []).map((one) => toShow(name, one)),
		);
	}
	return notices;
}

function noticesIn(name: string): readonly StoredNotice[] {
	// as: each store of this name has this selector.
	const store = select(name) as { getNotices?: () => readonly StoredNotice[] } | undefined;
	return store?.getNotices?.() ?? nothing;
}

function toShow(name: string, notice: StoredNotice): ExtensionNotice {
	const remove = () => {
		// as: as above.
		const store = dispatch(name) as { removeNotice: (id: string) => unknown };
		store.removeNotice(notice.id);
		notice.onDismiss?.();
	};
	return { ...notice, key: `${name} ${notice.id}`, remove };
}
