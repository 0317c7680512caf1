import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

const { resolve } = createRequire(__filename);

/** Each contains Latin letters too. A letter in none of them would use a font of the machine. */
const sheets = ['arabic', 'hebrew'].flatMap((script) => {
	const folder = path.dirname(resolve(`@fontsource/noto-sans-${script}/package.json`));
	return ['400.css', '600.css', '700.css'].map((name) =>
		readFileSync(path.join(folder, name), 'utf8').replace(
			/src:.*?url\(\.\/(files\/[^)]+\.woff2)\)[^;]*/g,
			(_, file: string) => `src: url(${dataUrl(path.join(folder, file))}) format('woff2')`,
		),
	);
});
const css = `${sheets.join('\n')} * { font-family: 'Noto Sans Arabic', 'Noto Sans Hebrew' !important; }`;

function dataUrl(file: string): string {
	return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
}

/**
 * Renders every page of a context in the same font on all machines, because widths of texts are part of a picture. A sheet that a script
 * adopts needs no exception from the page's Content-Security-Policy, and no interception, which would switch the cache of the browser off.
 */
export async function fixFonts(context: BrowserContext): Promise<void> {
	await context.addInitScript((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, css);
}
