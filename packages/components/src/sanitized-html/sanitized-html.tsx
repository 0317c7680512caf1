import { useMemo, type MouseEvent } from 'react';
import DOMPurify from 'dompurify';
import { isPlainClick, isWCAdmin, navigateTo } from '@store-analytics/navigation';

/** Text with its emphasis and links; no forms, styles, frames, pictures or scripts. */
const ALLOWED = {
	ALLOWED_TAGS: [
		'a',
		'abbr',
		'b',
		'br',
		'code',
		'em',
		'i',
		'li',
		'ol',
		'p',
		'span',
		'strong',
		'ul',
	],
	ALLOWED_ATTR: ['class', 'href', 'name', 'rel', 'target', 'title'],
};

export interface SanitizedHtmlProps {
	/** From the server or an extension; whatever is not plain markup is taken out. */
	html: string;
	/** The element around it. */
	as?: 'span' | 'div' | 'p';
	className?: string;
}

/** Foreign HTML, made safe. Its links into the app navigate without loading the page. */
export function SanitizedHtml({ html, as: Element = 'span', className }: SanitizedHtmlProps) {
	const clean = useMemo(() => sanitizeHtml(html), [html]);
	return (
		// Only hears the clicks of links inside, which the keyboard makes too.
		<Element
			className={className}
			onClick={followInApp}
			dangerouslySetInnerHTML={{ __html: clean }}
		/>
	);
}

/** The HTML with nothing left but text, emphasis, lists and links to http, https, mail or the page itself. */
export function sanitizeHtml(html: string): string {
	return DOMPurify.sanitize(html, ALLOWED);
}

function followInApp(event: MouseEvent): void {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	const opensInPlace = !link?.target || link.target === '_self';
	if (!link || !opensInPlace || !isPlainClick(event) || !isWCAdmin(link.href)) return;
	event.preventDefault();
	navigateTo({ url: link.href });
}
