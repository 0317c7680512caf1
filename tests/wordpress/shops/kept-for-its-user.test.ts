import type { Locator } from 'playwright-core';
import { settled } from '../../browser/support/visit';
import type { AdminSession } from '../support/admin-session';
import type { Installation } from '../support/installation';
import { openShop, type OpenShop } from '../support/open-shop';

const OCTOBER = 'period=custom&after=2026-10-01&before=2026-10-31&compare=none';
const refunds = `${OCTOBER}&filter=advanced&refunds=all&orderby=net_total&order=asc&chart=net_revenue&chartType=bar`;
/** A shop that strips backslashes from its input would lose these; JSON also has backslashes before quotes. */
const viewName = String.raw`a\"b`;
const noteText = String.raw`5 % \ "off" \u0041 – é 🎉`;

describe('What WordPress stores for a user', () => {
	let shop: OpenShop | undefined;
	let site: Installation;
	let session: AdminSession;

	beforeAll(async () => {
		shop = await openShop();
		({ site, session } = shop);
	});
	afterAll(() => shop?.close());

	const open = async (path: string, query: string) => {
		await session.open(`admin.php?page=wc-admin&path=${path}&${query}`);
		await settled(session.page);
	};
	const button = (name: string) => session.page.getByRole('button', { name, exact: true });
	const chooseInChart = async (item: string): Promise<Locator> => {
		await button('Chart options').click();
		await session.page.getByRole('menuitem', { name: item }).click();
		return session.page.getByRole('dialog');
	};

	it('is unchanged after a reload: a view, a pin, a target, a note, the fiscal month', async () => {
		const { page } = session;
		await open('/analytics/orders', refunds);
		await button('Views').click();
		await button('Save view…').click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('Name').fill(viewName);
		await dialog.getByRole('button', { name: 'Save view' }).click();
		await dialog.waitFor({ state: 'detached' });
		await button(viewName).click();
		await button('Pin “Net sales” to Overview').click();
		await page.getByText('“Net sales” has been pinned to Overview.').first().waitFor();

		await open('/analytics/revenue', `${OCTOBER}&chart=net_revenue`);
		const targets = await chooseInChart('Targets…');
		await targets.getByLabel('Target for Net sales').fill('20,000.50');
		await targets.getByLabel('Period', { exact: true }).selectOption({ label: 'Each month' });
		await targets.getByRole('button', { name: 'Save target' }).click();
		await targets.waitFor({ state: 'detached' });
		const notes = await chooseInChart('Notes on the time axis…');
		await notes.getByLabel('Note', { exact: true }).fill(noteText);
		await notes.getByLabel('Day', { exact: true }).fill('2026-10-05');
		await notes.getByRole('button', { name: 'Save note' }).click();
		await notes.waitFor({ state: 'detached' });

		await session.open('admin.php?page=wc-admin&path=/analytics/settings');
		const month = page.getByRole('combobox', { name: 'Fiscal year starts in' });
		await month.selectOption({ label: 'April' });
		await button('Save settings').click();
		await page.locator('#root').getByText('Your settings have been saved.').waitFor();
		expect(site.php(`echo get_option( 'store_analytics_fiscal_year_start' );`)).toBe('4');

		await page.reload();
		await button('Save settings').waitFor();
		expect(await month.inputValue()).toBe('4');
		await open('/analytics/revenue', `${OCTOBER}&chart=net_revenue`);
		await page.getByText(/^Target of October 2026: \$15,196\.53 of \$20,000\.50\./).waitFor();
		await page.getByText(`${noteText} (Oct 5, 2026)`, { exact: true }).waitFor();
		await page.locator('#adminmenu').getByRole('link', { name: viewName, exact: true }).click();
		await settled(page);
		const address = Object.fromEntries(new URL(page.url()).searchParams);
		expect(address).toMatchObject(Object.fromEntries(new URLSearchParams(refunds)));
		await button(viewName).waitFor();
		await open('/analytics/overview', OCTOBER);
		const pinned = page.getByRole('link', { name: /^Orders \(filtered\): Net sales/ });
		expect(await pinned.getAttribute('href')).toContain('refunds=all');
	});

	it('causes no PHP message in the log and no error in the browser', () => {
		expect(site.complaints()).toBe('');
		expect(session.troubles()).toEqual([]);
	});
});
