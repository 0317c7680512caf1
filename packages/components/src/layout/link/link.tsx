import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { getHistory, isPlainClick } from '@store-analytics/navigation';
import { webAddress } from '@store-analytics/rest-api';

export type LinkType = 'wp-admin' | 'wc-admin' | 'external';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
	href: string;
	/** `wc-admin` stays in the app; the others load a page. */
	type?: LinkType;
	/** Returning false prevents a wc-admin link from navigating. */
	onClick?: (event: MouseEvent<HTMLAnchorElement>) => unknown;
}

/** Checks whether an address leads to a page, or to a mail or call address from code (never from data). */
function isSafe(href: string): boolean {
	return webAddress(href) !== undefined || /^(mailto|tel):/i.test(href);
}

/**
 * Shows a link. Links of type wc-admin navigate without a page load unless a modifier key is held (S2.3). An address
 * that a browser would run, or an invalid one, becomes plain text.
 * @example <Link href="admin.php?page=wc-admin&path=/analytics/orders" type="wc-admin">Orders</Link>
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
