import { overviewScreen, type ShopSummary } from '@store-analytics/rest-api';
import { __, sprintf } from '@wordpress/i18n';
import { escapeAttribute, escapeHtml } from './html';
import { screen } from './frame/menu';
import { smallPage } from './small-page';

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
	return smallPage({
		locale,
		title,
		heading: title,
		content: `<p class="login-problem" role="alert">${escapeHtml(problemText(problem.kind))}</p>
<p${problem.language ? ` dir="ltr" lang="${problem.language}"` : ''}>${escapeHtml(problem.message)}</p>
${others.length > 0 ? listOf(others) : ''}`,
	});
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
