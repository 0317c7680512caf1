import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { axeViolations } from '../../browser/support/axe';
import { PHONE, sidewaysOverflow } from '../../browser/support/visit';
import { launchChromium } from '../../support/chromium';
import { logIn, type AdminSession } from '../support/admin-session';
import { wordPresses } from '../support/builds';
import { startWordPress, type Installation } from '../support/installation';
import { packPlugin, zipContents } from '../support/plugin-zip';
import { addPlugins, extension, ourPlugin } from '../support/plugins';
import { standIn } from '../support/shop';
import { startStore, type Store } from '../support/store';

const screen = (items: string, place = 'revenue') =>
	`admin.php?page=wc-admin&path=/analytics/${place}&items=${items}`;

const RIGHT_TO_LEFT = 'wp-content/mu-plugins/right-to-left.php';
const MIRROR = `<?php add_filter( 'gettext_with_context', function ( $text, $source, $context ) {
	return 'text direction' === $context ? 'rtl' : $text;
}, 10, 3 );`;

const zip = packPlugin();
/** Only the chunk for slots contains this name. */
const chunks = [...zipContents(zip.file)]
	.filter(([name, text]) => name.endsWith('.js') && text.includes('woocommerce-tasks'))
	.map(([name]) => path.basename(name));
let browser: Browser;
let store: Store;

beforeAll(async () => {
	browser = await launchChromium();
	store = await startStore();
});
afterAll(async () => {
	await browser?.close();
	await store?.stop();
	zip.remove();
});

const versions = wordPresses('6.5', '6.6');

describe.each(versions)("Extensions in WooCommerce's slots on WordPress %s", (version) => {
	let site: Installation;
	let session: AdminSession;
	/** What our own scripts and styles alone decide is proved on one version. */
	const isNewest = version === versions.at(-1);

	beforeAll(async () => {
		site = await startWordPress(version);
		const items = extension(path.join(__dirname, '../extensions'), 'header-items');
		addPlugins(site, standIn(store), items, ourPlugin(zip.file));
		session = await logIn(browser, site);
	});
	afterAll(() => site?.stop());

	const app = ({ page } = session) => page.locator('#root');
	const heading = (name: string) => app().getByRole('heading', { name, level: 1, exact: true });
	const header = () => app().locator('.woocommerce-layout__header-wrapper');
	const footer = () => app().locator('.woocommerce-layout > .woocommerce-layout__footer');
	/** The contents of the header from start to end, except views, the age of the numbers and the palette. */
	const inHeader = (page = session.page) =>
		page
			.locator('.woocommerce-layout__header-wrapper')
			.locator('h1, :scope > :not(.sa-header-place, .sa-header-start, .sa-button)')
			.allInnerTexts();

	it('render in header and footer as in WooCommerce, in the order that they request', async () => {
		await session.open(screen('all'));
		await footer().getByText('Part of page').waitFor();
		await header().getByText('Sync').waitFor();
		expect(await inHeader()).toEqual([
			'Back',
			'Revenue',
			'At /analytics/revenue',
			'Unordered',
			'Sync',
			'Activity',
		]);
		expect(await app().getByText('In no slot').isVisible()).toBe(false);
		await app()
			.getByRole('link', { name: /^Gross sales/ })
			.waitFor();
	});

	it("have WordPress's look, fit into the header, and keep the screen accessible", async () => {
		const { page } = session;
		const box = await app().locator('.woocommerce-layout__header').boundingBox();
		expect(box?.height).toBe(60);
		// A style of WordPress that we do not set.
		const notice = footer().locator('.components-notice');
		expect(await notice.evaluate((element) => getComputedStyle(element).borderLeftWidth)).toBe(
			'4px',
		);
		await app().getByRole('cell').first().waitFor();
		expect(await axeViolations(page, [], '#root')).toEqual([]);
	});

	it('can register after the screen has rendered', async () => {
		const { page } = session;
		await page.evaluate('window.registerLater()');
		await header().getByText('Late').waitFor();
		expect((await inHeader()).slice(2)).toEqual([
			'At /analytics/revenue',
			'Unordered',
			'Late',
			'Sync',
			'Activity',
		]);
	});

	it('learn the new screen when it changes, and stay mounted', async () => {
		const { page } = session;
		const button = await header().getByRole('button', { name: 'Sync' }).elementHandle();
		const menu = page.getByRole('navigation', { name: 'Main menu' });
		await menu.getByRole('link', { name: 'Orders', exact: true }).click();
		await header().getByText('At /analytics/orders').waitFor();
		expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
	});

	it('are omitted and reported by name if they fail, and the others stay', async () => {
		const another = await logIn(browser, site);
		const { page } = another;
		await another.open(screen('failing'));
		for (const sentence of [
			'“header-items” failed in woocommerce_header_item and was left out here: no header today',
			'“header-items” failed in woocommerce_header_page_title and was left out here: no header today',
			'“failing-plugin” failed in woocommerce-admin and was left out here: no header today',
		]) {
			await page.locator('.woocommerce-transient-notices').getByText(sentence).waitFor();
		}
		expect(await inHeader(page)).toEqual([
			'Back',
			'Revenue',
			'At /analytics/revenue',
			'Unordered',
			'Sync',
			'Activity',
		]);
		await page.getByRole('link', { name: /^Gross sales/ }).waitFor();
		await another.close();
	});

	if (isNewest) {
		it('fit on a phone, in both writing directions', async () => {
			const { page } = session;
			await page.setViewportSize(PHONE.viewport);
			const left = async (item: Locator) => (await item.boundingBox())?.x ?? NaN;
			for (const mirrored of [false, true]) {
				if (mirrored) writeFileSync(path.join(site.folder, RIGHT_TO_LEFT), MIRROR);
				await session.open(screen('all'));
				await header().getByText('Sync').waitFor();
				await app().getByRole('cell').first().waitFor();
				expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
				const [back, title] = [
					await left(header().getByText('Back')),
					await left(heading('Revenue')),
				];
				expect(back > title).toBe(mirrored);
			}
			rmSync(path.join(site.folder, RIGHT_TO_LEFT));
			await page.setViewportSize({ width: 1400, height: 900 });
		});

		it('add pages with their own title and footer, the last title wins, and parts of the frame can be omitted', async () => {
			await session.open(screen('all', 'page/whole'));
			await heading('Second title').waitFor();
			await footer().getByText('Footer of the page').waitFor();
			await header().getByText('Sync').waitFor();

			await session.open(screen('all', 'page/header'));
			await footer().getByText('Part of page').waitFor();
			expect(await header().count()).toBe(0);

			await session.open(screen('all', 'page/footer'));
			await header().getByText('Sync').waitFor();
			expect(await footer().count()).toBe(0);

			await session.open(screen('all', 'page/showPluginArea'));
			await heading('Second title').waitFor();
			expect(await inHeader()).toEqual(['Second title', 'Activity']);
		});

		it('cost nothing in a shop without them', async () => {
			const { page } = session;
			const loaded = async (items: string) => {
				const names: string[] = [];
				const note = (request: { url(): string }) =>
					names.push(path.basename(new URL(request.url()).pathname));
				page.on('request', note);
				await session.open(screen(items).replace(/&items=$/, ''));
				await heading('Revenue').waitFor();
				await app().getByRole('cell').first().waitFor();
				page.off('request', note);
				return names;
			};
			expect(chunks).toHaveLength(1);
			const hasStyleOfWordPress = () =>
				page.evaluate(() =>
					[...document.styleSheets].some((sheet) =>
						[...sheet.cssRules].some(({ cssText }) => cssText.startsWith('.components-notice ')),
					),
				);
			expect(await loaded('all')).toEqual(expect.arrayContaining(chunks));
			expect(await hasStyleOfWordPress()).toBe(true);
			const without = await loaded('');
			expect(without).toContain('app.js');
			expect(without).not.toEqual(expect.arrayContaining(chunks));
			expect(without).not.toContain('components.min.js');
			expect(await hasStyleOfWordPress()).toBe(false);
		});
	}

	it('cause no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
