import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { median } from './measure';
import { EMPTY, screensOf, type Opened, type Wanted } from './wordpress-screens';

/**
 * A screen with WooCommerce's own app and with ours: median milliseconds until it is ready, next to those of an empty
 * page.
 */
export interface Beside {
	readonly screen: string;
	readonly theirs: Side;
	readonly ours: Side;
}

export interface Side {
	readonly cold: number;
	/** NaN if it was not measured. */
	readonly warm: number;
	/** Transferred bytes of script, cold. */
	readonly script: number;
	/** REST requests before the screen was ready, cold. */
	readonly rest: number;
}

export interface WordPressNumbers {
	/** For example "WordPress 7.0.4, WooCommerce 10.9.1". */
	readonly versions: string;
	/** A page of wp-admin with a few sentences. */
	readonly empty: Side;
	readonly screens: readonly Beside[];
}

/** The site, and the user, who may read reports and switch plugins on and off. */
export interface Site extends Wanted {
	readonly url: string;
	readonly user: string;
	readonly password: string;
	readonly runs: number;
}

/** Opens every screen with our plugin off and on, alternating, at a site with both apps. Leaves the plugin on. */
export async function measureWordPress(site: Site): Promise<WordPressNumbers> {
	const browser = await launchChromium();
	let session: Session | undefined;
	try {
		session = await signIn(browser, site);
		const seen = new Map<string, Side[]>();
		const note = (name: string, side: Side) => seen.set(name, [...(seen.get(name) ?? []), side]);
		const wanted = screensOf(site);
		for (let run = 0; run < site.runs; run++) {
			const empty = await open(browser, session, EMPTY, site.isLarge);
			console.log(`run ${run + 1}, empty: ${JSON.stringify(empty)}`);
			note('empty', empty);
			for (const screen of wanted) {
				for (const [side, status] of [
					['theirs', 'inactive'],
					['ours', 'active'],
				] as const) {
					await session.switchPlugin(status);
					// Opens it once without measuring: the caches of PHP and the shop are empty after the switch.
					await session.visit(screen.address);
					const opened = await open(browser, session, screen, site.isLarge);
					console.log(`run ${run + 1}, ${side}, ${screen.name}: ${JSON.stringify(opened)}`);
					note(`${side} ${screen.name}`, opened);
				}
			}
		}
		const of = (name: string) => middle(seen.get(name) ?? []);
		return {
			versions: session.versions,
			empty: of('empty'),
			screens: wanted.map(({ name }) => ({
				screen: name,
				theirs: of(`theirs ${name}`),
				ours: of(`ours ${name}`),
			})),
		};
	} finally {
		await session?.switchPlugin('active');
		await browser.close();
	}
}

function middle(sides: readonly Side[]): Side {
	const of = (name: keyof Side) => median(sides.map((side) => side[name]));
	return { cold: of('cold'), warm: of('warm'), script: of('script'), rest: of('rest') };
}

interface Session {
	readonly admin: string;
	readonly versions: string;
	/** The login, for other contexts. */
	readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
	visit(address: string): Promise<void>;
	switchPlugin(status: 'active' | 'inactive'): Promise<void>;
	/** Clears WooCommerce's cache of reports with its own tool. */
	forgetReports(): Promise<void>;
}

/**
 * WooCommerce 10 shows a notice on its reports, which WordPress's own script moves away from where React rendered it.
 * If the scripts come from the browser's cache, that crashes the screen. The measured user has dismissed the notice.
 */
const dismissed = {
	woocommerce_meta: { scheduled_updates_promotion_notice_dismissed: JSON.stringify('yes') },
};

/** Logs in, dismisses the notice, and reads the site's versions. */
async function signIn(browser: Browser, { url, user, password }: Site): Promise<Session> {
	const context = await browser.newContext();
	const { request } = context;
	const admin = `${url.replace(/\/$/, '')}/wp-admin/`;
	const forms = { log: user, pwd: password, testcookie: '1' };
	await request.get(`${admin}../wp-login.php`);
	await request.post(`${admin}../wp-login.php`, { form: forms, maxRedirects: 0 });
	const nonce = await (await request.get(`${admin}admin-ajax.php?action=rest-nonce`)).text();
	const headers = { 'X-WP-Nonce': nonce };
	const rest = (route: string) => `${admin}../?rest_route=${route}`;
	const status = await request.get(rest('/wc/v3/system_status'), { headers, timeout: 0 });
	if (!status.ok()) throw new Error(`${url} did not let ${user} in: ${status.status()}`);
	const { environment } = await status.json();
	await request.post(rest('/wp/v2/users/me'), { headers, data: dismissed, timeout: 0 });
	return {
		admin,
		versions: `WordPress ${environment.wp_version}, WooCommerce ${environment.version}`,
		state: await context.storageState(),
		async visit(address) {
			await request.get(admin + address, { timeout: 0 });
		},
		async switchPlugin(to) {
			const route = rest('/wp/v2/plugins/store-analytics/store-analytics');
			const reply = await request.post(route, { headers, data: { status: to }, timeout: 0 });
			if (!reply.ok()) throw new Error(`The plugin could not be ${to}: ${await reply.text()}`);
		},
		async forgetReports() {
			const route = rest('/wc/v3/system_status/tools/clear_woocommerce_analytics_cache');
			const reply = await request.post(route, { headers, data: { confirm: true }, timeout: 0 });
			if (!reply.ok()) throw new Error(`Reports were not forgotten: ${await reply.text()}`);
		},
	};
}

/**
 * Opens a page in a new context (cold), and again (warm). For a large shop, opens it once, with WooCommerce's cache of
 * reports cleared.
 */
async function open(
	browser: Browser,
	session: Session,
	screen: Opened,
	isLarge: boolean,
): Promise<Side> {
	const context = await browser.newContext({
		storageState: session.state,
		viewport: { width: 1400, height: 1000 },
	});
	const page = await context.newPage();
	await page.addInitScript(watchReadiness(screen.ready));
	const network = await context.newCDPSession(page);
	await network.send('Network.enable');
	const scripts = new Set<string>();
	let script = 0;
	network.on('Network.responseReceived', ({ requestId, type }) => {
		if (type === 'Script') scripts.add(requestId);
	});
	network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		if (scripts.has(requestId)) script += encodedDataLength;
	});
	if (isLarge) await session.forgetReports();
	const cold = await openOnce(page, session.admin + screen.address);
	const sent = script;
	const warm = isLarge ? null : await openOnce(page, session.admin + screen.address);
	await context.close();
	return { cold: cold.ready, warm: warm?.ready ?? Number.NaN, script: sent, rest: cold.rest };
}

/**
 * Runs in the page before other scripts: records when it last became ready. It is a string, because the tool that runs
 * this file renames functions.
 */
const watchReadiness = (ready: string) => `( function look() {
	const isReady = document.body && ${ready};
	window.readyAt = isReady ? window.readyAt || performance.now() : undefined;
	requestAnimationFrame( look );
} )();`;

async function openOnce(page: Page, address: string): Promise<{ ready: number; rest: number }> {
	await page.goto('about:blank');
	await page.goto(address, { waitUntil: 'commit', timeout: 0 });
	await page.waitForFunction('window.readyAt + 1000 < performance.now()', undefined, {
		timeout: 600_000,
	});
	return page.evaluate(() => {
		const { readyAt = NaN } = window as { readyAt?: number };
		const asked = performance
			.getEntriesByType('resource')
			.filter((one) => /\/wp-json\/|rest_route=/.test(one.name) && one.startTime < readyAt);
		return { ready: readyAt, rest: asked.length };
	});
}
