import { shopKeys } from './key-check';

/** The two ways back from WordPress's screen that asks to approve an application. */
export function approvalLinks(screen: URL, shop: string) {
	const of = (name: string) => screen.searchParams.get(name) ?? '';
	const approved = new URL(of('success_url'));
	approved.searchParams.set('site_url', shop);
	approved.searchParams.set('user_login', shopKeys.user.name);
	approved.searchParams.set('password', shopKeys.user.secret);
	return { approved: approved.href, rejected: of('reject_url') };
}

/** The screen, as links. */
export function approvalPage(screen: URL, shop: string): string {
	const { approved, rejected } = approvalLinks(screen, shop);
	const link = (href: string, text: string) =>
		`<a href="${href.replaceAll('&', '&amp;')}">${text}</a>`;
	return `<!DOCTYPE html><html lang="en"><title>Authorize Application</title><body>
${link(approved, 'Yes, I approve of this connection')} ${link(rejected, 'No, I do not approve')}</body></html>`;
}
