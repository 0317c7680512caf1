import { screen, within } from '@testing-library/dom';
import { clicksUpTo } from '../../support/clicks';
import { close } from '../../support/explanation-steps';
import { closeApp, network, openApp, withSettings } from '../../support/journey';
import { columns, numbers, rows } from '../../support/journey-steps';
import { savedFile } from '../../support/saved-file';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const radio = (name: string) => screen.findByRole('radio', { name });

const shops = ['here', 'berlin'].map((slug) => ({
	...{ slug, title: slug, currency: 'EUR', adminUrl: `/shops/${slug}/wp-admin/` },
	...{ money: null, timeZone: '', numbers: null, isReading: false, problem: null },
}));

// One task after the other, on the same page.
describe('An everyday task takes few clicks:', () => {
	beforeAll(async () => {
		const start = { period: 'month', compare: 'previous_period' };
		await openApp(
			'/analytics/revenue',
			start,
			withSettings({ shops: { current: 'here', all: shops } }),
		);
		await numbers();
	});
	afterAll(closeApp);

	it('the last 30 days (2)', async () => {
		const click = clicksUpTo(2);
		await click(await button(/^Date range:/));
		await click(await radio('Last 30 days'));
		expect(await button(/Last 30 days \(Oct 21 - Nov 19, 2026\)/)).toBeVisible();
		expect((await rows())[0]?.[0]).toBe('November 19, 2026');
	});

	it('October against the October before (4)', async () => {
		const click = clicksUpTo(4);
		await click(await button(/^Date range:/));
		await click(await radio('Last month'));
		await click(await button(/^Date range:/));
		await click(await radio('Previous year'));
		expect(
			await button(/\(Oct 1 - 31, 2026\) vs\. Previous year \(Oct 1 - 31, 2025\)/),
		).toBeVisible();
		expect(within(await numbers()).getByText('$15,196.53')).toBeVisible();
	});

	it('the orders behind a number (2)', async () => {
		const click = clicksUpTo(2);
		await click(await button('Explain Net sales'));
		const dialog = await screen.findByRole('dialog');
		const orders = await within(dialog).findByRole('table', { name: /^Orders behind this number/ });
		await within(orders).findByText('These rows add up to $15,196.53.');
		const [order] = within(orders).getAllByRole('link');
		expect(order?.getAttribute('href')).toMatch(/path=%2Forders%2F\d+/);
		await close(dialog);
	});

	it('a file of the report as it is on screen (2)', async () => {
		const click = clicksUpTo(2);
		const file = savedFile();
		await click(await button('Download'));
		const [header, ...lines] = await file;
		expect((header ?? '').split(',').map((title) => title.replaceAll('"', ''))).toEqual(
			await columns(),
		);
		// The days of October, the last first.
		expect(lines).toHaveLength(31);
		expect(lines[0]).toMatch(/^"?2026-10-31/);
	});

	it('another shop (3)', async () => {
		network.reply(/^\/store-analytics\/shops/, { shops, rates: null });
		const click = clicksUpTo(3);
		await click(await button('Find and open'));
		await click(await screen.findByRole('option', { name: 'All shops' }));
		const shop = await screen.findByRole('link', { name: 'berlin' });
		expect(shop.getAttribute('href')).toMatch(/^\/shops\/berlin\/wp-admin\/admin\.php/);
		// The page of the shop is another one, which a test without a browser cannot load.
		shop.addEventListener('click', (event) => event.preventDefault(), { once: true });
		await click(shop);
	});
});

it('A click beyond the limit fails', async () => {
	const click = clicksUpTo(1);
	await click(document.body);
	await expect(click(document.body)).rejects.toThrow('The task takes more clicks than 1.');
});
