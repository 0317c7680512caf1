import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath } from '../support/chromium';
import { bundleStage, sizesAlone, type Side } from './bundles';
import { median } from './measure';
import { installWooCommerce } from './woocommerce';
import type { Stage } from './stage/stage';

/** One measurement of both sides: milliseconds of work, or gzipped bytes. */
export interface Pair {
	readonly name: string;
	readonly ours: number;
	readonly woocommerce: number;
}

export interface ComponentNumbers {
	readonly times: readonly Pair[];
	readonly sizes: readonly Pair[];
}

const sides: readonly Side[] = ['ours', 'woocommerce'];
const ROUNDS = 9;
const HOVERS = 8;

/**
 * Measures our components and the published ones in one run, alternating, with the same scenes, bundler, React and
 * browser.
 */
export async function measureComponents(root: string): Promise<ComponentNumbers> {
	installWooCommerce(root);
	execFileSync(process.execPath, ['scripts/packages.mjs'], { cwd: root });
	const [ours, woocommerce] = [
		await sizesAlone(root, 'ours'),
		await sizesAlone(root, 'woocommerce'),
	];
	const sizes = [...ours].map(([name, bytes]) => ({
		name,
		ours: bytes,
		woocommerce: woocommerce.get(name) ?? NaN,
	}));
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: ['--no-sandbox', '--disable-gpu'],
	});
	try {
		const pages = {
			ours: await openStage(browser, root, 'ours'),
			woocommerce: await openStage(browser, root, 'woocommerce'),
		};
		const times: Record<Side, Map<string, number[]>> = { ours: new Map(), woocommerce: new Map() };
		for (let round = 0; round <= ROUNDS; round++) {
			for (const side of round % 2 ? sides : [...sides].reverse()) {
				const scenes = await playScenes(pages[side]);
				// The first round is a warm-up.
				if (round > 0)
					for (const [name, time] of scenes)
						times[side].set(name, [...(times[side].get(name) ?? []), time]);
			}
		}
		const middle = (side: Side, name: string) => median(times[side].get(name) ?? []);
		return {
			times: [...times.ours.keys()].map((name) => ({
				name,
				ours: middle('ours', name),
				woocommerce: middle('woocommerce', name),
			})),
			sizes,
		};
	} finally {
		await browser.close();
	}
}

interface OpenStage {
	readonly page: Page;
	/** Milliseconds of processor time that the page's main thread has used so far. */
	spent(): Promise<number>;
}

async function openStage(browser: Browser, root: string, side: Side): Promise<OpenStage> {
	const folder = await bundleStage(root, side);
	const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
	page.on('pageerror', (error) => console.error(`${side}: ${error.message}`));
	const session = await page.context().newCDPSession(page);
	// The thread's own clock, which stops while other programs use the processor.
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await page.setContent('<!doctype html><title>Stage</title>');
	await page.addStyleTag({ path: path.join(folder, 'stage.css') });
	await page.addScriptTag({ path: path.join(folder, 'stage.js') });
	const spent = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
	};
	return { page, spent };
}

declare global {
	interface Window {
		stage: Stage;
	}
}

/** Plays one round of all scenes on one page. */
async function playScenes({ page, spent }: OpenStage): Promise<Map<string, number>> {
	await page.bringToFront();
	const results = new Map<string, number>();
	const clear = () => page.evaluate(() => window.stage.clear());
	const add = async (name: string, act: () => Promise<void>, times = 1) => {
		const before = await spent();
		await act();
		results.set(name, ((await spent()) - before) / times);
	};

	await add('chart of 5 series × 366 days, first paint', () =>
		page.evaluate(() => window.stage.chart()),
	);
	await add('the same chart, one move over it', await hover(page), HOVERS);
	await clear();
	await add('table of 100 rows × 12 columns, mount', () =>
		page.evaluate(() => window.stage.tableMount()),
	);
	await add('the same table, sorted again', () => page.evaluate(() => window.stage.tableSort()));
	await clear();
	await add('search list of 1,000 items, mount', () =>
		page.evaluate(() => window.stage.searchListMount()),
	);
	await add('the same list, filtered', () => page.evaluate(() => window.stage.searchListFilter()));
	await clear();
	for (const name of await page.evaluate(() => window.stage.computationNames())) {
		await add(name, () => page.evaluate((which) => window.stage.compute(which), name));
	}
	return results;
}

/** Moves the pointer onto the chart. The returned function moves it across other dates and away. */
async function hover(page: Page): Promise<() => Promise<void>> {
	const { x, y, width, height } = await page.evaluate(() => window.stage.drawing());
	const moveTo = (part: number) => page.mouse.move(x + width * part, y + height / 2);
	await moveTo(0.5);
	await page.evaluate(() => window.stage.changes());
	return async () => {
		for (let move = 1; move <= HOVERS; move++) {
			await moveTo(0.2 + (0.6 * ((move * 3) % 8)) / 8);
			await page.evaluate(() => window.stage.followed());
		}
		const changes = await page.evaluate(() => window.stage.changes());
		if (changes < HOVERS) throw new Error('The chart did not follow the pointer.');
	};
}
