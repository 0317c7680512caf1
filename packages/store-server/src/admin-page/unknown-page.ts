import { __ } from '@wordpress/i18n';
import { escapeAttribute, escapeHtml } from './html';
import { smallPage } from './small-page';

/** The page at an address that the server does not have. `home` is where its button leads. */
export function unknownPage(locale: string, home: string): string {
	const heading = __('This page does not exist', 'store-analytics');
	const label = escapeHtml(__('Go to Overview', 'store-analytics'));
	return smallPage({
		locale,
		title: heading,
		heading,
		content: `<p class="login-next"><a class="button button-primary" href="${escapeAttribute(home)}">${label}</a></p>`,
	});
}
