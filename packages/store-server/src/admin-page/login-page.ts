import { __ } from '@wordpress/i18n';
import type { ShopSettings } from '../schema/shop-settings';
import { escapeAttribute, escapeHtml } from './html';
import { smallPage } from './small-page';

/** The shop’s settings that the log-in page needs. */
export type LoginShop = Pick<ShopSettings, 'title' | 'locale'>;

/** The message above the field. */
interface LoginMessage {
	readonly problem: string | null;
	readonly note: string | null;
}

/** The page for browsers without a session: a field for the access token. */
export function loginPage(
	shop: LoginShop,
	{ problem, note }: LoginMessage,
	redirectTo: string,
): string {
	const notices = [
		problem ? `<p class="login-problem" role="alert">${escapeHtml(problem)}</p>` : '',
		note ? `<p class="login-note" role="status">${escapeHtml(note)}</p>` : '',
	].join('');
	return smallPage({
		locale: shop.locale,
		title: `${__('Log in', 'store-analytics')} ‹ ${shop.title}`,
		heading: shop.title,
		content: `${notices}
<form method="post" action="/wp-login.php">
<p>${escapeHtml(__('Open the link that “npm start” printed, or enter the access token shown below it.', 'store-analytics'))}</p>
<label for="token">${escapeHtml(__('Access token', 'store-analytics'))}</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
<input name="redirect_to" type="hidden" value="${escapeAttribute(redirectTo)}">
<button type="submit" class="button button-primary">${escapeHtml(__('Log in', 'store-analytics'))}</button>
</form>`,
	});
}
