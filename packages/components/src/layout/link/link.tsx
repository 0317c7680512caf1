import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { getHistory, isPlainClick } from '@store-analytics/navigation';

export type LinkType = 'wp-admin' | 'wc-admin' | 'external';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
	href: string;
	/** `wc-admin` stays in the app; the others load a page. */
	type?: LinkType;
	/** Returning false keeps a wc-admin link from navigating. */
	onClick?: (event: MouseEvent<HTMLAnchorElement>) => unknown;
}

/** Whether an address leads to a page, a mail or a call; `javascript:` and the like, which data may hold, do not. */
function isSafe(href: string): boolean {
	try {
		return /^(https?|mailto|tel):$/.test(new URL(href, document.baseURI).protocol);
	} catch {
		return false;
	}
}

/**
 * A link; those of type wc-admin navigate without a page load unless a modifier key is held (S2.3). An address that a
 * browser would run, or that is none, is no link: only what it would have said is shown.
 */
export function Link({ href, type = 'wc-admin', onClick, children, ...rest }: LinkProps) {
	if (!isSafe(href)) return <>{children}</>;
	const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
		const isRefused = onClick?.(event) === false;
		const isElsewhere = rest.target && rest.target !== '_self';
		if (type !== 'wc-admin' || isElsewhere || !isPlainClick(event)) return;
		event.preventDefault();
		if (!isRefused) getHistory().push(href);
	};
	return (
		<a {...rest} href={href} data-link-type={type} onClick={navigate}>
			{children}
		</a>
	);
}
