import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from './measure';

/** How to open and recognise a screen. */
export interface Screen {
	readonly name: string;
	readonly path: string;
	/** The menu with a link of its name. */
	readonly menu: string;
	readonly has: readonly ('table' | 'chart' | 'form')[];
}

export interface Opening {
	readonly screen: string;
	readonly coldReady: number;
	readonly warmReady: number;
	/** Reopened from the menu. */
	readonly cachedReady: number;
	readonly scriptBytes: number;
	readonly requests: number;
	/** Milliseconds of long tasks during the cold opening: the sum and the longest. */
	readonly longTasks: number;
	readonly longestTask: number;
	/** MB of the script heap when the screen is ready. */
	readonly heap: number;
}

export interface Interaction {
	readonly name: string;
	readonly settled: number;
	readonly longestTask: number;
}

const signs = {
	table: `document.querySelectorAll('.woocommerce-table__item').length > 0`,
	chart: `document.querySelectorAll('.woocommerce-chart svg path, .woocommerce-chart svg rect').length > 0`,
	form: `document.querySelectorAll('.woocommerce-layout__main fieldset, .woocommerce-layout__main form, .woocommerce-layout__main input').length > 0`,
};

/** The screen's content is there below its heading, without placeholders. */
function isReady({ name, has }: Pick<Screen, 'name' | 'has'>): string {
	return [
		`document.querySelector('h1')?.textContent === '${name}'`,
		...has.map((what) => signs[what]),
		CALM,
	].join(' && ');
}

const CALM = `document.querySelectorAll('.is-loading, .is-placeholder, .sa-awaiting[aria-busy], [class*="placeholder"]:not(input)').length === 0`;
const READY = `${signs.table} && ${signs.chart} && ${CALM}`;

const RUNS = 5;

/** Milliseconds that a user looks at a screen before the next click, at least. */
const LOOKING = 300;

/** Milliseconds that a new Chromium window needs for itself, whatever it shows. */
const WINDOW_START = 700;

/**
 * Opens a screen in a new context (cold), again in the same one (warm), and returns to it from the menu. Reports
 * medians.
 */
export async function measureOpening(
	browser: Browser,
	screen: Screen,
	link: () => string,
	url: string,
): Promise<Opening> {
	const times: Record<'cold' | 'warm' | 'cached' | 'tasks' | 'longest' | 'heap', number[]> = {
		cold: [],
		warm: [],
		cached: [],
		tasks: [],
		longest: [],
		heap: [],
	};
	let bytes = 0;
	let requests = 0;
	for (let run = 0; run < RUNS; run++) {
		const context = await browser.newContext({
			viewport: { width: 1400, height: 1000 },
			bypassCSP: true,
		});
		const page = await context.newPage();
		// Takes only the cookie, because a page would fill the browser's cache.
		await context.request.get(link(), { maxRedirects: 0 });
		const network = await watchNetwork(page);
		await page.addInitScript(countTasks);
		await page.waitForTimeout(WINDOW_START);
		times.cold.push(await readyAfter(page, screen, url));
		({ scriptBytes: bytes, restRequests: requests } = network.count());
		const tasks = await page.evaluate(
			() => (window as unknown as { benchTasks: number[] }).benchTasks,
		); // as: set by countTasks
		times.tasks.push(tasks.reduce((sum, task) => sum + task, 0));
		times.longest.push(Math.max(0, ...tasks));
		times.heap.push(await network.heap());
		times.warm.push(await readyAfter(page, screen, url));
		times.cached.push(await backByMenu(page, screen));
		await context.close();
	}
	return {
		screen: screen.name,
		coldReady: median(times.cold),
		warmReady: median(times.warm),
		cachedReady: median(times.cached),
		scriptBytes: bytes,
		requests,
		longTasks: median(times.tasks),
		longestTask: median(times.longest),
		heap: median(times.heap),
	};
}

/** Runs in the page, before any other script. */
function countTasks(): void {
	const seen: number[] = [];
	const observer = new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) seen.push(duration);
	});
	observer.observe({ entryTypes: ['longtask'] });
	Object.assign(window, { benchTasks: seen, benchObserver: observer });
}

async function readyAfter(page: Page, screen: Screen, url: string): Promise<number> {
	await page.goto('about:blank');
	const start = performance.now();
	await page.goto(url, { waitUntil: 'commit' });
	await page.waitForFunction(isReady(screen), undefined, { polling: 'raf', timeout: 60_000 });
	return performance.now() - start;
}

/**
 * Leaves the screen and returns, which shows it at once. Measures by the page's own clock, from the click until the
 * screen is painted.
 */
async function backByMenu(page: Page, screen: Screen): Promise<number> {
	const other: Screen = {
		name: screen.name === 'Coupons' ? 'Taxes' : 'Coupons',
		path: '',
		menu: '#toplevel_page_wc-admin-path--analytics-overview',
		has: ['table', 'chart'],
	};
	await page.evaluate(paintedAfterClick(other));
	await page.waitForTimeout(LOOKING);
	return page.evaluate<number>(paintedAfterClick(screen));
}

/** Runs in the page: clicks the menu link and returns the milliseconds until a frame with the screen is painted. */
function paintedAfterClick(screen: Screen): string {
	return `new Promise((resolve) => {
		const links = [...document.querySelectorAll('${screen.menu} .wp-submenu a')];
		const link = links.find(({ textContent }) => textContent.trim() === '${screen.name}');
		const look = () => {
			if (!(${isReady(screen)})) return void requestAnimationFrame(look);
			// The next task comes behind the frame's paint.
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => resolve(performance.now() - start);
			port2.postMessage(null);
		};
		const start = performance.now();
		// Not by the mouse: the links of a closed menu open outside the window.
		link.click();
		requestAnimationFrame(look);
	})`;
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
	const heap = async () => {
		await session.send('HeapProfiler.collectGarbage');
		const { usedSize } = await session.send('Runtime.getHeapUsage');
		return usedSize / 1e6;
	};
	return { count: () => ({ scriptBytes, restRequests }), heap };
}

/** Measures from the input until the screen is ready and idle again, and the longest task meanwhile. */
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
		); // as: set above
	}
	return { name, settled: median(settled), longestTask: median(longest) };
}
