import { languageTag } from '@store-analytics/date';
import { frameVersion } from './frame/assets';
import { escapeAttribute, escapeHtml } from './html';
import { isRightToLeft } from './locale';

interface SmallPage {
	/** The page's language, as WordPress names it. */
	readonly locale: string;
	readonly title: string;
	readonly heading: string;
	/** HTML below the heading. */
	readonly content: string;
}

/** HTML of a page without the admin's bar and menu: one card in the middle. */
export function smallPage({ locale, title, heading, content }: SmallPage): string {
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
<h1>${escapeHtml(heading)}</h1>
${content}
</main>
</body>
</html>
`;
}
