import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** The headless build comes first, because a page takes 40 % less processor time in it. */
const places = [
	process.env['CHROMIUM_PATH'],
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the Chromium to test with; throws instructions if none is installed. */
export function chromiumPath(): string {
	const found = places.find((place) => place && existsSync(place));
	if (found) return found;
	throw new Error(
		'No Chromium found: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program.',
	);
}

/**
 * Features of Chromium for interactive use, which tests do not need. The suggestions of the address bar are two pages
 * that each new user loads in a renderer: together they take twice the time of the page itself. The others are
 * Playwright's own list, which an argument of this name replaces.
 */
const unusedFeatures = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'SpareRendererForSitePerProcess',
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
];

/** A headless Chromium that sends no requests outside this machine. */
export function launchChromium(): Promise<Browser> {
	return chromium.launch({
		executablePath: chromiumPath(),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			// As in the build with a window, so that texts have the same widths in both.
			'--font-render-hinting=slight',
			// A page lives for a second or two: to optimise its code takes longer than the code runs.
			'--js-flags=--no-opt --no-maglev',
			`--disable-features=${unusedFeatures.join(',')}`,
		],
	});
}

/** A page in its own context, with timeouts for a busy machine. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
	const context = await browser.newContext(options);
	context.setDefaultTimeout(120_000);
	return context.newPage();
}
