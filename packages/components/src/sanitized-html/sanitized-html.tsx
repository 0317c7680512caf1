import { useMemo, type MouseEvent } from 'react';
import DOMPurify from 'dompurify';
import { isPlainClick, isWCAdmin, navigateTo } from '@store-analytics/navigation';

/** Allows text with emphasis and links; no forms, styles, frames, pictures or scripts. */
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
	/** HTML from the server or an extension; everything except plain markup is removed. */
	html: string;
	/** The surrounding element. */
	as?: 'span' | 'div' | 'p';
	className?: string;
}

/**
 * Renders foreign HTML safely. Links into the app navigate without loading the page.
 * @example <SanitizedHtml html="<b>Sale</b>" as="p" />
 */
export function SanitizedHtml({ html, as: Element = 'span', className }: SanitizedHtmlProps) {
	const clean = useMemo(() => sanitizeHtml(html), [html]);
	return (
		// It only handles clicks of links inside, which the keyboard triggers too.
		<Element
			className={className}
			onClick={followInApp}
			dangerouslySetInnerHTML={{ __html: clean }}
		/>
	);
}

/**
 * Removes everything except text, emphasis, lists and links to http, https, mail or the page itself.
 * @example sanitizeHtml('<b onclick="x()">Sale</b>') // '<b>Sale</b>'
 */
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
