import { languageTag } from '@store-analytics/date';
import { overviewScreen, type ShopSummary } from '@store-analytics/rest-api';
import { __, sprintf } from '@wordpress/i18n';
import { frameVersion } from './frame/assets';
import { escapeAttribute, escapeHtml } from './html';
import { isRightToLeft } from './locale';
import { screen } from './frame/menu';

/** Page of a shop whose data cannot be read: shows the reason and links to the other shops. */
export function brokenShopPage(
	shops: readonly ShopSummary[],
	problem: NonNullable<ShopSummary['problem']>,
	{ current, locale }: { readonly current: string; readonly locale: string },
): string {
	const name = shops.find(({ slug }) => slug === current)?.title ?? (current || 'Store Analytics');
	const title = sprintf(
		/* translators: %s: name of a shop */
		__('%s cannot be opened', 'store-analytics'),
		name,
	);
	const others = shops
		.filter(({ slug }) => slug !== current)
		.map(({ title: other, adminUrl }) => {
			const href = escapeAttribute(adminUrl + screen(overviewScreen.path));
			return `<li><a href="${href}">${escapeHtml(other)}</a></li>`;
		});
	return `<!DOCTYPE html>
<html lang="${escapeAttribute(languageTag(locale))}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/wp-admin/css/admin-page.css?ver=${frameVersion}">
</head>
<body class="login wp-core-ui">
<main id="login">
<h1>${escapeHtml(title)}</h1>
<p class="login-problem" role="alert">${escapeHtml(problemText(problem.kind))}</p>
<p${problem.language ? ` dir="ltr" lang="${problem.language}"` : ''}>${escapeHtml(problem.message)}</p>
${others.length > 0 ? listOf(others) : ''}
</main>
</body>
</html>
`;
}

function listOf(others: readonly string[]): string {
	const title = escapeHtml(__('The other shops of this server:', 'store-analytics'));
	return `<p>${title}</p><ul>${others.join('')}</ul>`;
}

function problemText(kind: NonNullable<ShopSummary['problem']>['kind']): string {
	return kind === 'in-use'
		? __('Another process is using this shop’s data. Retrying automatically.', 'store-analytics')
		: __(
				'This shop’s data could not be read. The error message is shown below.',
				'store-analytics',
			);
}
