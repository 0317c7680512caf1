import { reportScreens } from '@store-analytics/rest-api';
import { awaitedRequests } from '../../support/late-requests';
import type { AdminSession } from '../support/admin-session';
import {
	addRig,
	responsesOfPage,
	responsesWithoutPreload,
	everyWay,
	ordersThen,
	restResponses,
	restRequests,
} from '../support/preloaded-responses';
import type { Installation } from '../support/installation';
import { openShop, type OpenShop } from '../support/open-shop';
import { changesForOneTest } from '../support/changes-for-one-test';

/** Breakdowns ask a query, which no page answers beforehand. */
const preloaded = Object.entries(reportScreens).flatMap(([slug, screen]) =>
	slug === 'breakdown' || slug === 'refunds' ? [] : screen,
);
const reports = preloaded.map(({ path }) => path);
const overview = '/analytics/overview';
const screen = (path: string, query = '') =>
	`admin.php?page=wc-admin&path=${path}${query && `&${query}`}`;
const customers = screen('/customers');

describe('The preloaded responses', () => {
	let shop: OpenShop | undefined;
	let site: Installation;
	let session: AdminSession;

	beforeAll(async () => {
		shop = await openShop(addRig);
		({ site, session } = shop);
	});
	afterAll(() => shop?.close());

	const asked = (address: string) => responsesOfPage(session, site, address);
	const expectTheSame = async (address: string) => {
		const responses = await asked(address);
		expect(responses).not.toEqual([]);
		// Overview asks late for the lines of numbers whose chart it does not show.
		const inPage = new Set(responses.map(({ asked: query }) => query));
		const isLate = (query: string) =>
			address.includes(overview) && query.startsWith('stats ') && !inPage.has(query);
		const all = await responsesWithoutPreload(session, address);
		expect(responses).toEqual(all.filter(({ asked: query }) => !isLate(query)));
	};
	const { prepare, setOption } = changesForOneTest(() => site);
	const prefer = (name: string, value: unknown) =>
		prepare(
			`update_user_meta( 1, 'woocommerce_admin_${name}', '${JSON.stringify(value)}' );`,
			`delete_user_meta( 1, 'woocommerce_admin_${name}' );`,
		);

	describe.each([...reports, overview])('of %s', (path) => {
		it.each(['', 'period=last_year&compare=previous_period&interval=month&chart=net_revenue'])(
			'equal those of REST requests: %s',
			(query) => expectTheSame(screen(path, query)),
		);
	});

	it('look like REST to extensions in every way, including one that changes orders in REST only', async () => {
		const responses = await asked(screen('/analytics/orders'));
		const [stats] = responses.filter(({ asked: query }) => query.startsWith('stats'));
		const { asked_by_rest: ways, totals } = stats?.body as AskedByRest; // as: the extension made it
		expect(ways).toEqual(everyWay);
		expect(totals.orders_count).toBe(ordersThen);
	});

	it('are all that a screen needs: it sends no REST request besides the one in the head', async () => {
		for (const path of ['/analytics/revenue', '/analytics/products', overview, '/customers']) {
			const requests = await restRequests(session, screen(path));
			expect(awaitedRequests(path, requests)).toEqual([preloadedResponses]);
			expect(await session.page.locator('#root').getByRole('alert').count()).toBe(0);
		}
	});

	it('show Overview without waiting for pinned numbers, which are requested after them', async () => {
		const { page } = session;
		prefer('store_analytics_pins', [
			{ kind: 'number', path: '/analytics/orders', metric: 'net_revenue', query: 'refunds=all' },
		]);
		let arrive = () => {};
		const isHeld = new Promise<void>((resolve) => (arrive = resolve));
		const ofPin = ({ searchParams }: URL) => searchParams.get('refunds') === 'all';
		await page.route(ofPin, (route) => isHeld.then(() => route.continue()));
		const requests = await restRequests(session, screen(overview), async () => {
			await page.waitForFunction(() => {
				const waiting = [...document.querySelectorAll('.is-loading, [class*="placeholder"]')];
				const own = document.querySelector('.woocommerce-summary__item, .woocommerce-chart svg');
				return own && waiting.length > 0 && waiting.every((part) => part.closest('.sa-pinned'));
			});
			arrive();
			await page.getByRole('link', { name: /^Orders \(filtered\): Net sales/ }).waitFor();
		});
		const [first, ...others] = requests;
		expect(first).toBe(preloadedResponses);
		expect(new Set(awaitedRequests(overview, others))).toEqual(
			new Set(['/wc-analytics/reports/orders/stats']),
		);
		await page.unroute(ofPin);
	});

	it("include all pages of a chart's data, unless there are too many", async () => {
		const address = screen('/analytics/revenue', 'period=last_year&compare=previous_year');
		await expectTheSame(address);
		const pages = (await asked(address)).filter(({ asked: query }) => query.includes('page=4'));
		expect(pages).toHaveLength(2);
		expect(await restResponses(session, address)).toEqual([]);
		const years = 'period=custom&compare=previous_year&after=2024-10-01&before=2026-10-31';
		expect(await asked(screen('/analytics/revenue', years))).toHaveLength(3);
	});

	it("use the shop's default range, in the shop's weeks and days", async () => {
		setOption('woocommerce_default_date_range', 'period=week&amp;compare=previous_period');
		prepare(
			`update_option( 'start_of_week', 6 ); update_option( 'timezone_string', 'Pacific/Auckland' );`,
			`update_option( 'start_of_week', 1 ); update_option( 'timezone_string', 'America/New_York' );`,
		);
		const address = screen('/analytics/orders');
		await expectTheSame(address);
		// There it is Saturday already, and its week has just started.
		expect((await asked(address)).map(({ asked: query }) => query).join()).toContain(
			'after=2026-11-21T00:00:00',
		);
	});

	describe('of Overview', () => {
		it.each([
			['sections', [{ key: 'charts', isVisible: false }, { key: 'gone' }, null, 'leaderboards']],
			['blocks', [{ key: 'charts', hiddenBlocks: ['revenue_net_revenue', 'taxes_order_tax'] }]],
			['numbers', [{ key: 'store-performance', hiddenBlocks: ['orders/orders_count', 7] }]],
			['nothing of a section', [{ key: 'leaderboards', hiddenBlocks: boards() }]],
			['nothing that can be read', { 0: { key: 'charts', hiddenBlocks: {}, isVisible: 'no' } }],
		])("match the user's Overview with hidden %s", async (_what, sections) => {
			prefer('dashboard_sections', sections);
			await expectTheSame(screen(overview));
		});

		it("use the user's interval of charts and length of leaderboards", async () => {
			prefer('dashboard_chart_interval', 'week');
			prefer('dashboard_leaderboard_rows', 3);
			await expectTheSame(screen(overview, 'period=quarter&compare=previous_year'));
		});

		it('use the defaults if these preferences are invalid', async () => {
			prefer('dashboard_chart_interval', 'fortnight');
			prefer('dashboard_leaderboard_rows', 300);
			await expectTheSame(screen(overview, 'period=quarter&compare=previous_year&type=bar'));
		});
	});

	it.each([
		screen('/analytics/settings'),
		screen('/analytics/no-report'),
		screen('/analytics/orders', 'status_is=completed&filter=advanced'),
		screen('/analytics/orders', 'paged=2'),
		screen('/analytics/stock', 'type=outofstock'),
		screen('/analytics/revenue', 'period[]=month&compare=previous_year'),
		screen('/analytics/revenue', `period=custom&compare=previous_year&after=${'%22%3C'}`),
	])('are left to the app if the address contains more than dates: %s', async (address) => {
		expect(await asked(address)).toEqual([]);
	});

	it("use the screen's default view for an address without parameters", async () => {
		const view = {
			id: 'a',
			name: 'Sales%20%22by%20month%22',
			path: '/analytics/revenue',
			query:
				'chart=net_revenue&compare=previous_period&hidden_columns=taxes%2Cshipping&period=last_year',
			isDefault: true,
		};
		prefer('store_analytics_views', [null, 7, { ...view, path: [] }, view]);
		await expectTheSame(screen('/analytics/revenue'));
		const { page } = session;
		await session.open(screen('/analytics/revenue'));
		expect(new URL(page.url()).searchParams.get('period')).toBe('last_year');
		await page.locator('#adminmenu .sa-view a', { hasText: 'Sales "by month"' }).waitFor();
		expect((await asked(screen('/analytics/orders'))).length).toBeGreaterThan(0);
	});

	it('are absent if the shop has switched them off, or if the app has reported that it requests otherwise', async () => {
		const context = session.page.context();
		for (const name of ['without-responses', 'store-analytics-asks-itself']) {
			const value = encodeURIComponent(
				name === 'without-responses' ? '/customers' : '/analytics/orders|/customers',
			);
			await context.addCookies([{ name, value, url: site.url }]);
			expect(await asked(customers)).toEqual([]);
			expect(await asked(screen('/analytics/revenue'))).toHaveLength(3);
			await context.clearCookies({ name });
		}
	});

	it('are plain text, whatever they contain', async () => {
		setOption('rig_reply', 'hostile');
		await expectTheSame(customers);
		const { page } = session;
		await session.open(customers);
		await page.locator('#root').getByText('</script><script>window.wasRun = 1').waitFor();
		expect(await page.evaluate('window.wasRun')).toBeUndefined();
		// A page that stays open requests once more.
		await page.goto('about:blank');
	});

	it.each(['refused', 'fatal', 'not text'])(
		'omit one without a valid response: %s',
		async (reply) => {
			setOption('rig_reply', reply);
			const responses = await asked(customers);
			expect(responses.map(({ asked: query }) => query.slice(0, 15))).toEqual(['stats customers']);
		},
	);

	it('stop after 300 ms, and pause for a screen that takes longer, six hundred times as long as they took', async () => {
		setOption('rig_is_slow', '1');
		prepare('', `delete_transient( 'store_analytics_slow_screens' );`);
		// Started at 0 ms, checked the clock after 100, 200 and 300.
		expect(await asked(screen('/analytics/products'))).toHaveLength(3);
		site.php(`delete_option( 'rig_is_slow' );`);
		expect(await asked(screen('/analytics/products'))).toEqual([]);
		expect(await asked(customers)).toHaveLength(2);
		const kept = site.php(`
			global $wpdb;
			$noon = strtotime( '2026-11-20T17:00:00Z' );
			echo get_transient( 'store_analytics_slow_screens' )['/analytics/products'] - $noon, ' ';
			echo $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = '_transient_store_analytics_slow_screens'" );
		`);
		// Until then, each check of the clock took 100 ms.
		expect(kept).toMatch(/^360 (no|off)$/);
		const over = `array( '/analytics/products' => strtotime( '2026-11-20T16:59:59Z' ) )`;
		site.php(`set_transient( 'store_analytics_slow_screens', ${over}, HOUR_IN_SECONDS );`);
		expect(await asked(screen('/analytics/products'))).toHaveLength(4);
		site.php(`delete_transient( 'store_analytics_slow_screens' );`);
	});

	it('cause no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});

/** What the extension beside the plugin writes into a response. */
interface AskedByRest {
	readonly asked_by_rest: readonly string[];
	readonly totals: { readonly orders_count: number };
}

const preloadedResponses = '/wc-analytics/reports/preloaded-responses';

/** Every leaderboard of the shop. */
function boards(): string[] {
	return ['customers', 'coupons', 'categories', 'products'];
}
