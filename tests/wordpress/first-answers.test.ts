import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { installPlugin, logIn, type AdminSession } from './admin-session';
import { askedAnswers, printedAnswers } from './first-answers';
import { startWordPress, type Installation } from './installation';
import { packPlugin } from './plugin-zip';
import { addStandIn } from './shop';
import { startStore, type Store } from './store';

jest.setTimeout(120_000);

const screens = ['revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes']
	.concat(['downloads', 'stock', 'overview', 'settings'])
	.map((name) => `/analytics/${name}`)
	.concat('/customers');

/** PHP's clock stands where the store's does, and somebody may switch the answers off. */
const RIG = `<?php
namespace StoreAnalytics {
	function time() {
		return strtotime( '2026-11-20T17:00:00Z' );
	}
	function microtime() {
		static $seconds = 0;
		return get_option( 'test_time_flies' ) ? $seconds++ : 0;
	}
}
namespace {
	add_filter( 'store_analytics_first_answers', function () {
		return empty( $_COOKIE['without-answers'] );
	} );
}
`;

describe('the first answers', () => {
	const zip = packPlugin();
	let browser: Browser;
	let store: Store;
	let site: Installation;
	let session: AdminSession;

	beforeAll(async () => {
		browser = await launchChromium();
		store = await startStore();
		site = await startWordPress('6.6');
		writeFileSync(path.join(site.folder, 'wp-content/mu-plugins/rig.php'), RIG);
		addStandIn(site, store);
		site.php(`update_option( 'timezone_string', 'America/New_York' );`);
		session = await logIn(browser, site);
		await installPlugin(session, zip.file);
	});
	afterAll(async () => {
		await browser?.close();
		await site?.stop();
		await store?.stop();
		zip.remove();
	});

	describe.each(screens)('of %s', (screen) => {
		it.each(['', '&period=last_year&compare=previous_period&interval=month'])(
			'are those that it asks for, and the same: %s',
			async (dates) => {
				const address = `admin.php?page=wc-admin&path=${screen}${dates}`;
				const printed = await printedAnswers(session, site, address);
				const asked = await askedAnswers(session, site, address);
				expect(printed).toEqual(asked);
			},
		);
	});
});
