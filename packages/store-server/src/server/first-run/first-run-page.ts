import { languageTag } from '@store-analytics/date';
import { __, sprintf } from '@wordpress/i18n';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frameVersion } from '../../admin-page/frame/assets';
import { escapeAttribute, escapeHtml } from '../../admin-page/html';
import { isRightToLeft } from '../../admin-page/locale';
import { exportFiles } from '../../documents/files/export-files';
import { MOST_BYTES } from './receive-upload';
import { changeDialog, removeDialog, storesList, type ListedStore } from './stores-list';

const folder = path.join(import.meta.dirname, 'static');
const css = readFileSync(path.join(folder, 'first-run.css'), 'utf8');
const js = ['pack-files.js', 'shop-screens.js', 'shop-name.js', 'drop-files.js', 'first-run.js']
	.map((name) => readFileSync(path.join(folder, name), 'utf8'))
	.join('');
const version = createHash('sha256').update(css).update(js).digest('hex').slice(0, 10);

/** The files of the page. */
export const firstRunAssets = [
	{ address: '/first-run.css', type: 'text/css; charset=utf-8', body: css },
	{ address: '/first-run.js', type: 'text/javascript; charset=utf-8', body: js },
];

/** Where the page is. */
interface PagePlace {
	/** A shop is open beside it. */
	readonly isOpen: boolean;
	/** The number of attempts that are over. */
	readonly seen: number;
}

/** The page for choosing a shop. */
export function firstRunPage(
	locale: string,
	stores: readonly ListedStore[],
	{ isOpen, seen }: PagePlace,
): string {
	const direction = isRightToLeft(locale) ? ' dir="rtl"' : '';
	const title = text(
		isOpen
			? __('Shops', 'store-analytics')
			: __('Which shop would you like to look at?', 'store-analytics'),
	);
	return `<!DOCTYPE html>
<html lang="${escapeAttribute(languageTag(locale))}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ‹ Store Analytics</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/wp-admin/css/admin-page.css?ver=${frameVersion}">
<link rel="stylesheet" href="/first-run.css?ver=${version}">
</head>
<body class="first-run wp-core-ui" data-seen="${seen}"${isOpen ? ' data-open' : ''}>
<main>
<header>
<p class="first-run-brand">${isOpen ? `<a href="/">${text(__('Back to the reports', 'store-analytics'))}</a>` : 'Store Analytics'}</p>
<h1>${title}</h1>
</header>
<div id="progress" tabindex="-1" hidden><p role="status" data-waiting="${attribute(__('Waiting for Store Analytics…', 'store-analytics'))}"></p><progress aria-label="${attribute(__('Progress', 'store-analytics'))}" max="1"></progress>
<p><button type="button" class="button" id="cancel">${text(__('Cancel', 'store-analytics'))}</button></p></div>
<p id="gone" class="first-run-problem" role="alert" hidden data-text="${attribute(__('Store Analytics has been stopped. Start it again with “npm start”, and this page continues.', 'store-analytics'))}" data-failed="${attribute(__('Store Analytics reported an error. Try again. If the error stays, look at the terminal.', 'store-analytics'))}"></p>
<p id="signed-out" class="first-run-problem" hidden>${text(__('You are logged out.', 'store-analytics'))} <a href="/" target="_blank">${text(__('Log in again in a new tab', 'store-analytics'))}</a></p>
<noscript><p class="first-run-problem">${text(__('This page needs JavaScript.', 'store-analytics'))}</p></noscript>
${stores.length === 0 ? '' : card('open', __('Open a shop from this computer', 'store-analytics'), storesList(stores, locale))}
<div class="first-run-ways">
${demoCard()}
${shopCard()}
${exportCard()}
</div>
</main>
${changeDialog()}
${removeDialog()}
<script src="/first-run.js?ver=${version}"></script>
</body>
</html>
`;
}

/** A way as a card: a form whose fields are disabled while work is running, and the last failure. */
function card(way: string, title: string, content: string): string {
	return `<section class="first-run-way" aria-labelledby="way-${way}">
<h2 id="way-${way}">${text(title)}</h2>
${form(way, content)}
${problemPlace}
</section>`;
}

function form(way: string, content: string): string {
	return `<form data-way="${way}"><fieldset>
${content}
</fieldset></form>`;
}

/** The last failure of a card. */
const problemPlace =
	'<p class="first-run-problem" role="alert" tabindex="-1" dir="auto" hidden></p>';

function demoCard(): string {
	return card(
		'demo',
		__('Look at a demo', 'store-analytics'),
		`<p>${text(__('A sample shop with two years of orders, to look around in.', 'store-analytics'))}</p>
${submit(__('Create the demo shop', 'store-analytics'))}`,
	);
}

function shopCard(): string {
	const title = __('Connect my shop', 'store-analytics');
	return `<section class="first-run-way" aria-labelledby="way-connect">
<h2 id="way-connect">${text(title)}</h2>
<p>${text(__('Your WooCommerce shop is read over its REST API and then kept in sync. Nothing in it is ever changed.', 'store-analytics'))}</p>
${form('approve', approvalSteps())}
${problemPlace}
<details id="by-key"><summary>${text(__('Use a read-only key instead', 'store-analytics'))}</summary>
${form('connect', keySteps())}
</details>
</section>`;
}

function approvalSteps(): string {
	return `<ol class="first-run-steps">
<li>${field('address', __('Address of the shop', 'store-analytics'), 'placeholder="https://shop.example" inputmode="url" autocomplete="url"')}
<div id="time-zone" hidden>
${field('timeZone', __('Time zone of the shop', 'store-analytics'), 'list="time-zones" aria-describedby="time-zone-hint" placeholder="Europe/Berlin" disabled')}
<p class="first-run-hint" id="time-zone-hint">${text(__('The shop does not report its time zone. Look it up in the shop: Settings → General.', 'store-analytics'))}</p>
<datalist id="time-zones">${Intl.supportedValuesOf('timeZone')
		.map((zone) => `<option value="${zone}">`)
		.join('')}</datalist>
</div></li>
<li>${text(__('Log in to your shop as an administrator or shop manager, and approve the connection there.', 'store-analytics'))}
${submit(__('Continue to my shop', 'store-analytics'))}
<p class="first-run-hint">${text(__('The approval allows what your user can do. Store Analytics only reads. To end the approval, delete the application password in your profile in the shop.', 'store-analytics'))}</p></li>
<li>${text(__('You come back here, and the newest orders appear first.', 'store-analytics'))}</li>
</ol>`;
}

function keySteps(): string {
	return `<ol class="first-run-steps">
<li><span id="screens">${text(__('Enter the address above. Then create one of these in the shop as an administrator or shop manager. “Read” permission is enough:', 'store-analytics'))}</span>
<ul class="first-run-screens" aria-live="polite">
<li><a data-screen="keys" target="_blank" rel="noreferrer">${text(__('Create a consumer key', 'store-analytics'))}</a></li>
<li><a data-screen="applicationPasswords" target="_blank" rel="noreferrer">${text(__('Create an application password', 'store-analytics'))}</a></li>
</ul>
<p class="first-run-hint">${text(__('A consumer key cannot read the start of the week or the date format. The defaults of WordPress are used instead.', 'store-analytics'))}</p></li>
<li>${field('name', __('Consumer key (ck_…) or user name', 'store-analytics'), 'autocomplete="off"')}
${field('secret', __('Consumer secret (cs_…) or application password', 'store-analytics'), 'type="password" autocomplete="off"')}
<p class="first-run-hint">${text(__('Key and secret are kept in a file that only your account on this computer can read. They are sent only to the shop.', 'store-analytics'))}</p></li>
</ol>
${submit(__('Connect', 'store-analytics'))}`;
}

function exportCard(): string {
	const size = sprintf(
		/* translators: %d: a number of gigabytes. */
		__('A .zip with the files of an export, up to %d GB.', 'store-analytics'),
		MOST_BYTES / 1e9,
	);
	const files = Object.entries(exportFiles).map(
		([name, { route }]) =>
			`<li><code dir="ltr">${text(name)}</code> <code dir="ltr">${text(route)}</code></li>`,
	);
	return card(
		'import',
		__('Open an export', 'store-analytics'),
		`<p>${text(size)} ${text(__('Create one in your shop with the Store Analytics plugin: Analytics → Settings → Export this shop.', 'store-analytics'))}</p>
<div class="first-run-drop" id="drop">
<label for="file">${text(__('Drop the .zip or the .csv files here, or choose them:', 'store-analytics'))}</label>
<input type="file" id="file" name="file" accept=".zip,.csv,application/zip,text/csv" required multiple data-mixed="${attribute(__('Choose one .zip, or only .csv files.', 'store-analytics'))}" data-most-bytes="${MOST_BYTES}" data-too-large="${attribute(__('The file is too large.', 'store-analytics'))}">
</div>
<div id="named" hidden><label for="shop-name">${text(__('Name of the shop', 'store-analytics'))}</label>
<input id="shop-name" required disabled maxlength="100" dir="auto" autocomplete="off" aria-describedby="shop-name-hint">
<p class="first-run-hint" id="shop-name-hint">${text(__('The .csv files do not contain the name. You can change it later under “Shops”.', 'store-analytics'))}</p></div>
<details><summary>${text(__('Files in an export', 'store-analytics'))}</summary>
<p>${text(__('The responses of these routes of WooCommerce’s REST API, all pages of each in one list:', 'store-analytics'))}</p>
<ul class="first-run-files">${files.join('')}</ul>
<p>${text(__('Or WooCommerce’s own CSV files of orders, customers and products, alone or together in a .zip. They contain less: the page “Data” lists what is missing.', 'store-analytics'))}</p></details>
${submit(__('Open the export', 'store-analytics'))}`,
	);
}

function field(name: string, label: string, attributes: string): string {
	return `<label for="${name}">${text(label)}</label>
<input id="${name}" name="${name}" required dir="ltr" spellcheck="false" autocapitalize="none" ${attributes}>`;
}

function submit(label: string): string {
	return `<p><button type="submit" class="button button-primary">${text(label)}</button></p>`;
}

const text = escapeHtml;
const attribute = escapeAttribute;
