import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** Writes Latin and Arabic alike. */
const fonts = path.dirname(
	createRequire(__filename).resolve('@fontsource/noto-sans-arabic/package.json'),
);
const sheets = ['400.css', '600.css', '700.css']
	.map((name) => readFileSync(path.join(fonts, name), 'utf8'))
	.join('\n')
	.replaceAll('url(./files/', 'url(/fonts-of-pictures/');
const css = `${sheets} * { font-family: 'Noto Sans Arabic' !important; }`;

/** Writes every screen in the same font, whatever this machine has: widths of texts are part of a picture. */
export async function fixFonts(page: Page): Promise<void> {
	await page.route('**/fonts-of-pictures/*', (route) => {
		const name = path.basename(new URL(route.request().url()).pathname);
		return route.fulfill({ body: readFileSync(path.join(fonts, 'files', name)) });
	});
	await page.route('**/wp-admin/admin.php?*', async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({ response, body: html.replace('<head>', `<head><style>${css}</style>`) });
	});
}
