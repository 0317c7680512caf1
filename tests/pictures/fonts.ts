import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';

const { resolve } = createRequire(__filename);

/** Each contains Latin letters too. A letter in none of them would use a font of the machine. */
const folders = ['arabic', 'hebrew'].map((script) =>
	path.dirname(resolve(`@fontsource/noto-sans-${script}/package.json`)),
);
const sheets = folders
	.flatMap((folder) =>
		['400.css', '600.css', '700.css'].map((name) => readFileSync(path.join(folder, name), 'utf8')),
	)
	.join('\n')
	.replaceAll('url(./files/', 'url(/fonts-of-pictures/');
const css = `${sheets} * { font-family: 'Noto Sans Arabic', 'Noto Sans Hebrew' !important; }`;

/** Renders every screen in the same font on all machines, because widths of texts are part of a picture. */
export async function fixFonts(page: Page): Promise<void> {
	await page.route('**/fonts-of-pictures/*', (route) => {
		const name = path.basename(new URL(route.request().url()).pathname);
		const files = folders.map((folder) => path.join(folder, 'files', name));
		const [file = ''] = files.filter(existsSync);
		return route.fulfill({ body: readFileSync(file) });
	});
	await page.route('**/wp-admin/admin.php?*', async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({ response, body: html.replace('<head>', `<head><style>${css}</style>`) });
	});
}
