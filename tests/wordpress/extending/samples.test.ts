import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AdminSession } from '../support/admin-session';
import type { Installation } from '../support/installation';
import { openShop, type OpenShop } from '../support/open-shop';
import { addPlugins, extension, removeExtension } from '../support/plugins';

const samples = path.resolve(__dirname, '../../../docs/extending');
const OCTOBER = 'period=custom&after=2026-10-01&before=2026-10-31&compare=previous_period';
const screen = (name: string) => `admin.php?page=wc-admin&path=/analytics/${name}&${OCTOBER}`;

describe('The extensions of docs/extending as plugins:', () => {
	let shop: OpenShop | undefined;
	let site: Installation;
	let session: AdminSession;

	beforeAll(async () => {
		shop = await openShop();
		({ site, session } = shop);
		await session.open(screen('revenue'));
		await heading('Revenue').waitFor();
	});
	afterAll(() => shop?.close());

	const app = () => session.page.locator('#root');
	const heading = (name: string) => app().getByRole('heading', { name, level: 1, exact: true });
	const address = () => new URL(session.page.url()).searchParams;
	const menu = () => session.page.getByRole('navigation', { name: 'Main menu' });
	const firstRow = () => app().locator('.woocommerce-table').getByRole('row').nth(1);

	/** Each runs alone, so that what its PHP requests must be sufficient. */
	const describeSample = (name: string, tests: () => void) =>
		describe(name, () => {
			beforeAll(() => addPlugins(site, extension(samples, name)));
			afterAll(() => removeExtension(site, name));
			tests();
		});

	/** The parameters of the next query to a REST route. */
	async function nextQuery(route: string): Promise<URLSearchParams> {
		const request = await session.page.waitForRequest((one) => {
			const { pathname, searchParams } = new URL(one.url());
			return (searchParams.get('rest_route') ?? pathname).endsWith(route);
		});
		return new URL(request.url()).searchParams;
	}

	describeSample('weekdays-report', () => {
		it('opens from its menu entry, with the dates', async () => {
			await session.open(screen('revenue'));
			await heading('Revenue').waitFor();
			await menu().getByRole('link', { name: 'Weekdays', exact: true }).click();
			await heading('Weekdays').waitFor();
			await app().getByRole('row', { name: 'Thursday 27 $4,872.86' }).waitFor();
			expect(address().get('after')).toBe('2026-10-01');
			expect(await menu().locator('.wp-submenu li.current').allInnerTexts()).toEqual(['Weekdays']);
		});

		it('opens by its address, which the menu marks', async () => {
			const { page } = session;
			await page.reload();
			await app().getByRole('row', { name: 'Thursday 27 $4,872.86' }).waitFor();
			expect(await page.title()).toMatch(/^Weekdays ‹/);
			expect(await menu().locator('.wp-submenu li.current').allInnerTexts()).toEqual(['Weekdays']);
		});
	});

	describeSample('average-price-column', () => {
		it('is on screen and in the file', async () => {
			const { page } = session;
			await session.open(screen('products'));
			await app().getByRole('columnheader', { name: 'Average price' }).waitFor();
			expect(await firstRow().getByRole('cell').last().innerText()).toBe('$45.96');
			const [download] = await Promise.all([
				page.waitForEvent('download'),
				app().getByRole('button', { name: 'Download', exact: true }).click(),
			]);
			const [head, first] = readFileSync(await download.path(), 'utf8').split('\n');
			expect(head).toMatch(/,"Average price"$/);
			expect(first).toMatch(/^Hoodie,.*,45\.96$/);
		});
	});

	describeSample('packaging-metrics', () => {
		it('are numbers, columns and explanations of Products', async () => {
			const { page } = session;
			await session.open(screen('products'));
			await app().getByRole('columnheader', { name: 'Price of a piece' }).waitFor();
			const cells = await firstRow().getByRole('cell').allInnerTexts();
			expect(cells.slice(-2)).toEqual(['$17.85', '$45.96']);
			await app().locator('.woocommerce-summary').getByText('$149.80').waitFor();
			await app().getByRole('button', { name: 'Explain Packaging' }).click();
			await page.getByText('These rows add up to $149.80.').first().waitFor();
			await page.keyboard.press('Escape');
		});

		it('are on Overview', async () => {
			await session.open(screen('overview'));
			await app().locator('.woocommerce-summary').getByText('$149.80').waitFor();
			await app().getByRole('heading', { name: 'Price of a piece' }).waitFor();
		});

		it("can sort the table under the server's names", async () => {
			const asked = nextQuery('/reports/products');
			await session.open(`${screen('products')}&orderby=example/packaging&order=asc`);
			expect((await asked).get('orderby')).toBe('items_sold');
			await app().getByRole('columnheader', { name: 'Packaging' }).waitFor();
		});
	});

	describeSample('best-days-section', () => {
		const titles = () =>
			app()
				.locator('.woocommerce-section-header h2, .woocommerce-section-header h3')
				.allInnerTexts();
		const options = () =>
			app().getByRole('button', { name: 'Choose what to show of the best days' });

		it('is on Overview, which remembers its hidden parts and its position', async () => {
			const { page } = session;
			await session.open(screen('overview'));
			await app().getByRole('row', { name: 'Most sales October 29, 2026 $1,610.91' }).waitFor();
			const saved = () =>
				page.waitForResponse((reply) =>
					Boolean(reply.request().postData()?.includes('dashboard_sections')),
				);
			await options().click();
			const [hidden] = await Promise.all([
				saved(),
				page.getByRole('menuitemcheckbox', { name: 'Most orders' }).click(),
			]);
			expect(hidden.status()).toBe(200);
			await app()
				.getByRole('row', { name: /^Most orders/ })
				.waitFor({ state: 'detached' });
			await Promise.all([saved(), page.getByRole('menuitem', { name: 'Move up' }).click()]);
			await page.reload();
			await app()
				.getByRole('row', { name: /^Most sales/ })
				.waitFor();
			expect(
				await app()
					.getByRole('row', { name: /^Most orders/ })
					.count(),
			).toBe(0);
			expect((await titles()).slice(-2)).toEqual(['Best days', 'Leaderboards']);
		});

		it('can be removed', async () => {
			await options().click();
			await session.page.getByRole('menuitem', { name: 'Remove section' }).click();
			await options().waitFor({ state: 'detached' });
			expect(await titles()).not.toContain('Best days');
		});
	});

	describeSample('customer-type-filter', () => {
		it('filters by a parameter that WooCommerce knows', async () => {
			const { page } = session;
			await session.open(screen('orders'));
			await app()
				.getByRole('button', { name: /All customers/ })
				.click();
			const asked = nextQuery('/reports/orders/stats');
			await page.getByRole('button', { name: 'Returning customers' }).click();
			expect((await asked).get('customer_type')).toBe('returning');
			await app().locator('.woocommerce-summary').getByText('128').first().waitFor();
			expect(address().get('customer_type')).toBe('returning');
		});
	});

	describeSample('payment-method-filter', () => {
		it('shows choices from PHP, and sends the selected one to REST', async () => {
			const { page } = session;
			await session.open(screen('orders'));
			await app()
				.getByRole('button', { name: /Paid in any way/ })
				.click();
			for (const name of ['Bank transfer', 'Check', 'Cash on delivery']) {
				await page.getByRole('button', { name, exact: true }).waitFor();
			}
			const asked = [nextQuery('/reports/orders'), nextQuery('/reports/orders/stats')];
			await page.getByRole('button', { name: 'Check', exact: true }).click();
			for (const query of await Promise.all(asked)) {
				expect(query.get('payment_method')).toBe('cheque');
			}
		});

		it('stays in links to the next report', async () => {
			const asked = nextQuery('/reports/revenue/stats');
			await menu().getByRole('link', { name: 'Revenue', exact: true }).click();
			expect((await asked).get('payment_method')).toBe('cheque');
			await app().getByRole('button', { name: 'Payment: Check', exact: true }).waitFor();
			expect(address().get('payment_method')).toBe('cheque');
		});
	});

	it('cause no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
