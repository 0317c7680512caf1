import { gzipSync } from 'node:zlib';
import type { AdminSession } from '../support/admin-session';
import type { Installation } from '../support/installation';
import { openShop, type OpenShop } from '../support/open-shop';
import { zipContents } from '../support/plugin-zip';

const screen = (path: string) => `admin.php?page=wc-admin&path=${path}`;

describe('At the border between the screens of the plugin and of WooCommerce,', () => {
	let shop: OpenShop | undefined;
	let site: Installation;
	let session: AdminSession;
	let zip: string;

	beforeAll(async () => {
		shop = await openShop();
		({ site, session, zip } = shop);
	});
	afterAll(() => shop?.close());

	const menu = (name: string) =>
		session.page
			.getByRole('navigation', { name: 'Main menu' })
			.getByRole('link', { name, exact: true });
	const ourHeading = (name: string) =>
		session.page.locator('#root').getByRole('heading', { name, level: 1 }).waitFor();
	const theirScreen = () => session.page.getByText('The shop system answers here.').waitFor();

	it("[S2.2] WooCommerce's menu links load our screens, and back and forward cross over", async () => {
		const { page } = session;
		await session.open('admin.php?page=wc-admin');
		await theirScreen();
		await menu('Analytics').click();
		await ourHeading('Overview');
		await page.goBack();
		await theirScreen();
		await page.goForward();
		await ourHeading('Overview');
	});

	it("its own links load WooCommerce's screens, and back returns", async () => {
		const { page } = session;
		await session.open(screen('/analytics/orders'));
		await ourHeading('Orders');
		await menu('Marketing').click();
		await theirScreen();
		await page.goBack();
		await ourHeading('Orders');
	});

	it('a script can navigate from one side to the other', async () => {
		const { page } = session;
		await session.open(screen('/marketing'));
		await theirScreen();
		await page.evaluate(`window.theirs.go('${screen('/analytics/revenue')}')`);
		await ourHeading('Revenue');
		await page.goBack();
		await theirScreen();
		await page.goForward();
		await ourHeading('Revenue');
	});

	it("a report that WooCommerce has and the app has not stays WooCommerce's, by address and by link", async () => {
		const { page } = session;
		const feature = 'woocommerce_feature_customer_stock_notifications_enabled';
		site.php(`update_option( '${feature}', 'yes' );`);
		await session.open(screen('/analytics/stock-notifications'));
		await theirScreen();
		await menu('Analytics').click();
		await ourHeading('Overview');
		await menu('Stock notifications').click();
		await theirScreen();
		expect(new URL(page.url()).searchParams.has('store-analytics')).toBe(false);
		site.php(`delete_option( '${feature}' );`);
	});

	it('an address below Analytics without a report is left to WooCommerce, and its menu leads back', async () => {
		await session.open(screen('/analytics/nowhere'));
		await theirScreen();
		await menu('Analytics').click();
		await ourHeading('Overview');
	});

	it('links between its own screens load no page', async () => {
		const { page } = session;
		await page.evaluate('window.samePage = true');
		await menu('Stock').click();
		await ourHeading('Stock');
		expect(await page.evaluate('window.samePage')).toBe(true);
	});

	it("WooCommerce's screens get only a few hundred bytes more", () => {
		const script = zipContents(zip).get('store-analytics/assets/page-links.js') ?? '';
		expect(script).not.toBe('');
		expect(gzipSync(script).length).toBeLessThan(900);
	});
});
