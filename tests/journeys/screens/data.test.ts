import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp, withSettings } from '../../support/journey';
import { numbers, october, rows, violations } from '../../support/journey-steps';
import { days, differing, failing, loading, syncStatus } from '../../support/stores/sync-status';

const user = userEvent.setup();
const sync = /^\/store-analytics\/sync/;

afterEach(closeApp);

/** Opens a screen of a store with a connected shop and this sync state. */
async function openConnected(
	path: string,
	changes: Parameters<typeof syncStatus>[0] = {},
	query: Record<string, string> = october,
): Promise<void> {
	const status = syncStatus(changes);
	const adminUrl = 'https://shop.example/wp-admin/';
	const connectedShop = { address: status.shop, adminUrl, status };
	await openApp(path, query, withSettings({ connectedShop }));
	network.reply(sync, status);
}

const dataButton = (state: string) => screen.findByRole('button', { name: `Data: ${state}` });
const asked = () => network.requests().filter((path) => sync.test(path));

/** Values by name, within an element. */
function facts(within: Element): Record<string, string> {
	const names = [...within.querySelectorAll('dt')];
	return Object.fromEntries(
		names.map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']),
	);
}

describe('Data in the header of a report', () => {
	it('shows the age of the data without a request for it, and opens its details', async () => {
		await openConnected('/analytics/orders');
		await user.click(await dataButton('Checked 20 seconds ago'));
		const panel = await screen.findByRole('dialog', { name: 'Data' });
		await within(panel).findByRole('button', { name: 'Update now' });
		expect(facts(panel)).toEqual({
			Shop: 'shop.example',
			'Last check': 'Checked 20 seconds ago',
			'Next check': '12:00 PM',
			'Newest order': '#3257, 11:41 AM',
			Complete: 'From the first order on',
			'Compared with the shop': 'Not yet',
		});
		expect(asked()).toEqual([]);
		expect(await violations()).toEqual([]);
		await user.keyboard('{Escape}');
		expect(await dataButton('Checked 20 seconds ago')).toHaveFocus();
	});

	it("starts a sync or a comparison with the shop's own reports, and reports if that fails", async () => {
		await openConnected('/analytics/orders');
		await user.click(await dataButton('Checked 20 seconds ago'));
		const bodies: unknown[] = [];
		const { fetch } = globalThis;
		globalThis.fetch = (input, options) => {
			if (options?.method === 'POST') bodies.push(JSON.parse(String(options.body)));
			return fetch(input, options);
		};
		await user.click(await screen.findByRole('button', { name: 'Update now' }));
		await waitFor(() => expect(bodies).toEqual([{ prove: false }]));
		await user.click(screen.getByRole('button', { name: 'Compare with the shop' }));
		await waitFor(() => expect(bodies).toEqual([{ prove: false }, { prove: true }]));
		network.recover();
		network.fail(sync, 'The shop is away.');
		await user.click(screen.getByRole('button', { name: 'Update now' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'The shop could not be checked. The shop’s server reported an error (HTTP status 500). The shop is away.',
		);
		globalThis.fetch = fetch;
	});

	it('lists days with differences, with the differing numbers and their orders', async () => {
		await openConnected('/analytics/orders', differing);
		await user.click(await dataButton('2 days differ'));
		const panel = await screen.findByRole('dialog', { name: 'Data' });
		const [first, second] = await waitFor(() => {
			const days = [...panel.querySelectorAll('.sa-sync__days > li')];
			expect(days).toHaveLength(2);
			return days.map((day) => day.textContent);
		});
		expect(first).toBe(
			'October 10, 2026Orders: 12, in the shop 13Items sold: 30, in the shop 31' +
				'Net sales: $1,234.50, in the shop $1,284.50Order #3056Order #3055',
		);
		expect(second).toBe('October 12, 2026Net sales: $300.00, in the shop $310.00');
		await user.click(within(panel).getByRole('link', { name: 'Order #3056' }));
		expect(address().path).toBe('/orders/3056');
	});

	it('says since when the shop has been unreachable, why, and what to do', async () => {
		await openConnected('/analytics/revenue', failing);
		await user.click(await dataButton('Not available since 9:05 AM'));
		const panel = await screen.findByRole('dialog', { name: 'Data' });
		expect(await within(panel).findByText('The shop cannot be reached.')).toBeVisible();
		const link = within(panel).getByRole('link', { name: 'Open the shop (opens in a new tab)' });
		expect(link).toHaveAttribute('href', 'https://shop.example');
		expect(link).toHaveAttribute('target', '_blank');
		await user.click(within(panel).getByText('Response from the shop'));
		expect(within(panel).getByText(/ECONNREFUSED/)).toBeVisible();
	});

	it('is not shown in a store without a connected shop', async () => {
		await openApp('/analytics/orders', october);
		await numbers();
		expect(await screen.findByText('Updated just now')).toBeVisible();
		expect(screen.queryByRole('button', { name: /^Data:/ })).not.toBeInTheDocument();
		expect(asked()).toEqual([]);
	});
});

describe('A report during the first sync', () => {
	const notice = /^Complete from October 1, 2026\. Older orders are still being imported\./;

	it('says from which day on it is complete, if its range or the compared one starts before', async () => {
		await openConnected('/analytics/revenue', loading);
		expect(await dataButton('62% · 4 min left')).toBeVisible();
		// October is complete, the October before is not.
		expect(await screen.findByText(notice)).toBeVisible();
		await user.click(screen.getByRole('link', { name: 'See progress' }));
		expect(await screen.findByRole('heading', { name: 'Data', level: 1 })).toBeVisible();
	});

	it('says nothing about that if both ranges are complete', async () => {
		const days = { period: 'custom', compare: 'previous_period' };
		const november = { ...days, after: '2026-11-10', before: '2026-11-15' };
		await openConnected('/analytics/revenue', loading, november);
		await dataButton('62% · 4 min left');
		await numbers();
		expect(screen.queryByText(notice)).not.toBeInTheDocument();
	});
});

describe('The page Data', () => {
	it('shows progress with speed and remaining time during the first sync', async () => {
		await openConnected('/analytics/data', loading, {});
		expect(
			await screen.findByRole('heading', { name: 'Reading the shop: 62% · 4 min left' }),
		).toBeVisible();
		expect(screen.getByText('Orders per second: 12.5 · 4 min left')).toBeVisible();
		const list = screen.getByText('1,999 of 3,218').closest('ul');
		const items = [...(list?.children ?? [])].map(({ textContent }) => textContent);
		expect(items).toEqual(['Orders1,999 of 3,218', 'Products120', 'Customers40']);
		expect(screen.getByRole('progressbar', { name: 'Orders' })).toHaveAttribute('value', '1999');
		expect(screen.getByRole('progressbar', { name: 'Customers' })).not.toHaveAttribute('value');
		expect(screen.queryByRole('progressbar', { name: 'Products' })).not.toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Update now' })).toHaveAttribute('aria-disabled');
		expect(await violations()).toEqual([]);
	});

	it('lists every day that differs from the shop’s own reports, and skipped records', async () => {
		await openConnected('/analytics/data', { ...differing, refused: ['Order 7 has no date.'] }, {});
		expect(await rows()).toEqual([
			[
				...['October 10, 2026', '12, in the shop 13', '30, in the shop 31'],
				...['$1,234.50, in the shop $1,284.50', 'Order #3056Order #3055'],
			],
			['October 12, 2026', '4', '9', '$300.00, in the shop $310.00', ''],
		]);
		expect(screen.getByText(/^3 days differed, and their orders were read again\./)).toBeVisible();
		expect(screen.getByRole('heading', { name: 'Left out: 1' })).toBeVisible();
		expect(screen.getByText('Order 7 has no date.')).toBeVisible();
		expect(await violations()).toEqual([]);
	});

	it('says in a line which days differ as expected, and which are still to be compared', async () => {
		const proof = { ...days, repaired: 0, differences: [] };
		const expected = [
			{ deviation: 'refunded-twice', count: 30, newest: ['2026-10-10', '2026-10-09'] },
		] as const;
		await openConnected('/analytics/data', { proof, expected, uncompared: ['2026-11-20'] }, {});
		expect(
			await screen.findByText(
				'30 days are as expected, because WooCommerce subtracts refunded parts again in a full refund: ' +
					'October 10, 2026 · October 9, 2026 · …. ' +
					'1 day is still to be compared, because the shop may still be counting its orders: November 20, 2026. ' +
					'Orders, items sold and net sales of every other day agree.',
			),
		).toBeVisible();
		expect(
			screen.getByText(
				/^30 days as expected · 1 day still to be compared · All other days agree · /,
			),
		).toBeVisible();
		expect(screen.queryByText(/All days agree|of every day agree/)).not.toBeInTheDocument();
	});

	it('says that all days agree, or why they could not be compared', async () => {
		const proof = { ...days, repaired: 0, differences: [] };
		await openConnected('/analytics/data', { proof }, {});
		expect(
			await screen.findByText('Orders, items sold and net sales of every day agree.'),
		).toBeVisible();
		await openConnected('/analytics/data', { proof: { ...proof, problem: 'No rights.' } }, {});
		expect(
			await screen.findByText('The shop’s reports could not be read: No rights.'),
		).toBeVisible();
	});

	it('reports an error if it has no preloaded data and the request fails, and retries', async () => {
		await openApp('/analytics/data', {}, () => {
			const page = (window as unknown as { wcSettings: object }).wcSettings; // set by openApp
			Object.assign(page, { connectedShop: { address: 'https://shop.example' } });
			network.fail(sync, 'The store is away.');
		});
		expect(await screen.findByRole('alert')).toHaveTextContent('The store is away.');
		network.recover();
		network.reply(sync, syncStatus());
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('heading', { name: 'Checked 20 seconds ago' })).toBeVisible();
	});

	it('describes an imported export, the time of the import, and how to connect a shop', async () => {
		await openApp('/analytics/data');
		expect(await screen.findByText('Data imported from “store-a.zip”.')).toBeVisible();
		const main = document.querySelector('.sa-data');
		expect(facts(main as Element)).toMatchObject({ 'Newest order': 'November 20, 2026' });
		for (const way of [
			'--connect https://shop.example',
			'--database mysql://user@db.example/shop',
			'--choose',
		]) {
			expect(screen.getByText(`npm start -- ${way}`)).toBeVisible();
		}
		expect(network.requests().join()).not.toContain('sync');
		expect(await violations()).toEqual([]);
	});

	it('says for an empty file that nothing was imported, and of a damaged one what to do since when', async () => {
		const damage = { message: 'Restore a backup.', since: '2026-11-20T16:00:00.000Z' };
		const dataSource = { kind: 'export', place: '', importedAt: null, newestOrder: null, damage };
		await openApp('/analytics/data', {}, withSettings({ dataSource }));
		expect(await screen.findByText('Nothing has been imported yet.')).toBeVisible();
		expect(document.querySelector('.sa-data')).not.toHaveTextContent('“”');
		expect(screen.getByRole('alert')).toHaveTextContent('Restore a backup.');
		expect(screen.getByRole('heading', { name: /^Problem with the data .*\d/ })).toBeVisible();
	});

	it('names the faults of the export, and how many there are', async () => {
		const faults = { count: 23, sentences: ['orders.json: entry 3 (id 7) has "much" as total'] };
		const about = { kind: 'export', place: 'store-a.zip', importedAt: null, newestOrder: null };
		await openApp('/analytics/data', {}, withSettings({ dataSource: { ...about, faults } }));
		expect(await screen.findByRole('heading', { name: 'Errors in the export: 23' })).toBeVisible();
		expect(screen.getByText(faults.sentences[0] ?? '')).toBeVisible();
	});

	it('is linked from Settings, which have no import in a store with its own data', async () => {
		await openApp('/analytics/settings');
		const box = (await screen.findByRole('heading', { name: 'Data' })).closest('section');
		expect(box).toHaveTextContent('Data imported from “store-a.zip”.');
		expect(screen.queryByText('Import historical data')).not.toBeInTheDocument();
		expect(network.requests().join()).not.toContain('import');
		await user.click(screen.getByRole('link', { name: 'Data details' }));
		expect(await screen.findByRole('heading', { name: 'Data', level: 1 })).toBeVisible();
	});
});

describe('A feature that needs WordPress', () => {
	it('is not offered: instead of a file by e-mail, all rows come as a file', async () => {
		await openApp('/analytics/orders', october);
		await rows();
		expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
		expect(
			screen.queryByRole('button', { name: 'Other ways to download' }),
		).not.toBeInTheDocument();
	});

	it('is a link if a shop is connected: order, customer and product open in its wp-admin', async () => {
		const name = 'Open in the shop (opens in a new tab)';
		const link = () => screen.findByRole('link', { name });
		await openConnected('/orders/3056', {}, {});
		expect(await link()).toHaveAttribute(
			'href',
			'https://shop.example/wp-admin/post.php?post=3056&action=edit',
		);
		expect(await violations()).toEqual([]);
		await user.click(await screen.findByRole('link', { name: 'Ada Zhang' }));
		await screen.findByRole('heading', { name: 'Customer', level: 1 });
		const [customer] = await ask<{ user_id: number }[]>(
			`/wc-analytics/customers?include=${address().path?.split('/').at(-1)}`,
		);
		expect(await link()).toHaveAttribute(
			'href',
			`https://shop.example/wp-admin/user-edit.php?user_id=${customer?.user_id}`,
		);
		await openConnected('/products/74', {}, {});
		expect(await link()).toHaveAttribute(
			'href',
			'https://shop.example/wp-admin/post.php?post=74&action=edit',
		);
		await openApp('/orders/3056');
		await screen.findByRole('heading', { name: 'Order #3056', level: 1 });
		expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
	});
});
