import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from './measure';

export interface Opening {
	readonly screen: string;
	readonly coldReady: number;
	readonly warmReady: number;
	readonly scriptBytes: number;
	readonly requests: number;
}

export interface Interaction {
	readonly name: string;
	readonly settled: number;
	readonly longestTask: number;
}

/** Table rows and a chart are there, and nothing on the screen is a placeholder any more. */
const READY = `
	document.querySelectorAll('.woocommerce-table__item').length > 0 &&
	document.querySelectorAll('.woocommerce-chart svg path, .woocommerce-chart svg rect').length > 0 &&
	document.querySelectorAll('.is-loading, .is-placeholder, [class*="placeholder"]:not(input)').length === 0`;

const RUNS = 5;

/** Opens a screen in a fresh context (cold) and again in the same (warm); medians over the runs. */
export async function measureOpening(
	browser: Browser,
	screen: string,
	link: () => string,
	url: string,
): Promise<Opening> {
	const cold: number[] = [];
	const warm: number[] = [];
	let bytes = 0;
	let requests = 0;
	for (let run = 0; run < RUNS; run++) {
		const context = await browser.newContext({
			viewport: { width: 1400, height: 1000 },
			bypassCSP: true,
		});
		const page = await context.newPage();
		// Only the cookie: a page would fill the browser's cache.
		await context.request.get(link(), { maxRedirects: 0 });
		const network = await watchNetwork(page);
		cold.push(await readyAfter(page, url));
		({ scriptBytes: bytes, restRequests: requests } = network.count());
		warm.push(await readyAfter(page, url));
		await context.close();
	}
	return { screen, coldReady: median(cold), warmReady: median(warm), scriptBytes: bytes, requests };
}

async function readyAfter(page: Page, url: string): Promise<number> {
	await page.goto('about:blank');
	const start = performance.now();
	await page.goto(url, { waitUntil: 'commit' });
	await page.waitForFunction(READY, undefined, { polling: 'raf', timeout: 60_000 });
	return performance.now() - start;
}

async function watchNetwork(page: Page) {
	const session: CDPSession = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	const kinds = new Map<string, string>();
	let scriptBytes = 0;
	let restRequests = 0;
	session.on('Network.responseReceived', ({ requestId, type, response }) => {
		kinds.set(requestId, type);
		if (response.url.includes('/wp-json/')) restRequests += 1;
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
	});
	return { count: () => ({ scriptBytes, restRequests }) };
}

/** From the input until the screen is ready and quiet again, and the longest task on the way. */
export async function measureInteraction(
	page: Page,
	name: string,
	act: () => Promise<void>,
): Promise<Interaction> {
	const settled: number[] = [];
	const longest: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		await page.evaluate(() => {
			const seen: number[] = [];
			const observer = new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) seen.push(duration);
			});
			observer.observe({ entryTypes: ['longtask'] });
			Object.assign(window, { benchTasks: seen, benchObserver: observer });
		});
		const start = performance.now();
		await act();
		await page.waitForFunction(READY, undefined, { polling: 'raf' });
		settled.push(performance.now() - start);
		await page.waitForTimeout(300);
		longest.push(
			await page.evaluate(() =>
				Math.max(0, ...(window as unknown as { benchTasks: number[] }).benchTasks),
			),
		); // put there above
	}
	return { name, settled: median(settled), longestTask: median(longest) };
}
