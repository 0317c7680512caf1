import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp } from '../../support/journey';
import { columns, october, rows } from '../../support/journey-steps';
import { savedFile } from '../../support/saved-file';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();

afterEach(closeApp);

const cents = (text: string) => Math.round(Number(text.replace(/[$,+]/g, '')) * 100);

const choose = async (name: string) => {
	const menu = await screen.findByRole('button', { name: 'Choose which values to display' });
	await user.click(menu);
	const item = await screen.findByRole('menuitemcheckbox', { name });
	// The choice of an earlier test stays.
	if (item.getAttribute('aria-checked') !== 'true') await user.click(item);
	await user.keyboard('{Escape}');
};

describe('The columns of the compared period', () => {
	it('appear beside each number of a table on demand, and load each period once', async () => {
		await openApp('/analytics/products', october);
		await rows();
		const known = network.requests().length;
		await choose('Value in the comparison period');
		await choose('Change');
		await screen.findByRole('columnheader', { name: /Net sales \(change\)/ });
		expect((await columns()).slice(3, 12)).toEqual([
			...['Items sold', 'Items sold (previous)', 'Items sold (change)'],
			...['Net sales', 'Net sales (previous)', 'Net sales (change)'],
			...['Orders', 'Orders (previous)', 'Orders (change)'],
		]);
		const [first] = await rows();
		expect(first?.slice(1, 9)).toEqual([
			...['Hoodie', 'var-hoodie', '51', '24', '+27', '$2,344.08', '$1,102.26', '+$1,241.82'],
		]);
		const asked = network
			.requests()
			.slice(known)
			.filter((path) => /reports\/products\?/.test(path));
		expect(asked.map((path) => /[?&]after=(\d+)/.exec(path)?.[1]).sort()).toEqual(['2025', '2026']);
		const pager = screen.getByRole('navigation', { name: 'Pages' });
		await user.click(within(pager).getByRole('button', { name: 'Next Page' }));
		await waitFor(async () => expect((await rows())[0]?.[1]).not.toBe('Hoodie'));
		expect(
			network.requests().filter((path) => /reports\/products\?.*after=2025/.test(path)),
		).toEqual(asked.filter((path) => /after=2025/.test(path)));
	});

	it('can sort all pages, and the file contains them for all rows in this order', async () => {
		await openApp('/analytics/products', october);
		await rows();
		await choose('Change');
		const sort = await screen.findByRole('button', { name: /Net sales \(change\)/ });
		await user.click(sort);
		const at = (await columns()).indexOf('Net sales (change)');
		await waitFor(async () => expect((await rows())[0]?.[at]).toBe('+$1,241.82'));
		const [hoodie, jacket] = await rows();
		expect([hoodie?.[1], jacket?.[1]]).toEqual(['Hoodie', 'Denim Jacket']);
		expect(address()).toMatchObject({ orderby: 'net_revenue_change', order: 'desc' });
		await user.click(await screen.findByRole('button', { name: /Net sales \(change\)/ }));
		// Nobody bought the rug any more; Sunglasses lost $630.00.
		await waitFor(async () => expect((await rows())[0]?.[1]).toBe('Wool Rug 4x6'));
		expect((await rows())[1]?.[1]).toBe('Sunglasses');
		const file = savedFile();
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		const [head, least, second] = await file;
		expect(head).toMatch(/Net sales"?,"?(?:Net sales \(previous\)"?,"?)?Net sales \(change\)/);
		expect(least).toMatch(/^"?Wool Rug 4x6"?,.*-634\.95/);
		expect(second).toMatch(/^"?Sunglasses"?,.*-630/);
	});

	it('show the day that a day is compared with, and stay on the next report', async () => {
		await openApp('/analytics/products', october);
		await rows();
		await choose('Value in the comparison period');
		await screen.findByRole('columnheader', { name: /Net sales \(previous\)/ });
		await waitFor(async () =>
			expect(await savedPreferences(ask)).toMatchObject({
				report_compared_columns: expect.arrayContaining(['previous']) as unknown,
			}),
		);
		await openApp('/analytics/revenue', { ...october, orderby: 'date', order: 'asc' });
		await screen.findByRole('columnheader', { name: /Net sales \(previous\)/ });
		const [first] = await rows();
		const { totals } = await ask<{ totals: { net_revenue: number } }>(
			'/wc-analytics/reports/revenue/stats?after=2025-10-01T00:00:00&before=2025-10-01T23:59:59&interval=day',
		);
		const at = (await columns()).indexOf('Net sales (previous)');
		expect(cents(first?.[at] ?? '')).toBe(Math.round(totals.net_revenue * 100));
	});

	it('are not offered without a comparison', async () => {
		await openApp('/analytics/products', { ...october, compare: 'none' });
		await rows();
		await user.click(await screen.findByRole('button', { name: 'Choose which values to display' }));
		await screen.findByRole('menuitemcheckbox', { name: 'SKU' });
		expect(screen.queryByRole('menuitemcheckbox', { name: 'Change' })).not.toBeInTheDocument();
	});

	it('sort at most a thousand rows, say so, and never load more', async () => {
		const years = { period: 'custom', after: '2023-01-01', before: '2026-10-31' };
		await openApp('/analytics/revenue', {
			...{ ...years, compare: 'previous_period' },
			...{ orderby: 'net_revenue_change', order: 'desc' },
		});
		await rows();
		await choose('Change');
		// 365 days of 2023, then 366, 365, and 304 until the end of October 2026.
		await screen.findByText(
			'Comparison columns can be sorted for up to 1,000 rows; this table has 1,400.',
		);
		const header = await screen.findByRole('columnheader', { name: /Net sales \(change\)/ });
		expect(within(header).queryByRole('button')).not.toBeInTheDocument();
		const day = screen.getByRole('columnheader', { name: /^Date/ });
		expect(day).toHaveAttribute('aria-sort', 'descending');
		// The chart requests all days, the table only the visible ones.
		const pages = network.requests().filter((path) => /revenue\/stats.*orderby=date/.test(path));
		expect(pages.filter((path) => /[?&]page=([2-9]|\d\d)/.test(path))).toEqual([]);
	});

	it('report a failure to load beside the existing rows, and retry', async () => {
		await openApp('/analytics/products', october);
		await rows();
		await choose('Change');
		await screen.findByRole('columnheader', { name: /Net sales \(change\)/ });
		await openApp('/analytics/products', october, () =>
			network.fail(/reports\/products\?.*after=2025/),
		);
		const alert = await screen.findByText(/The comparison period could not be loaded\./);
		expect(await rows()).toHaveLength(25);
		network.recover();
		const line = alert.closest<HTMLElement>('[role=alert]') ?? document.body;
		await user.click(within(line).getByRole('button', { name: 'Try again' }));
		await screen.findByRole('columnheader', { name: /Net sales \(change\)/ });
		const at = (await columns()).indexOf('Net sales (change)');
		await waitFor(async () => expect((await rows())[0]?.[at]).toBe('+$1,241.82'));
		expect(screen.queryByText(/The comparison period could not/)).not.toBeInTheDocument();
	});
});

// Worked out from the export: lines of orders by the day they were placed, paid or not, less refunds by their own day.
describe('Rows that only the compared period has', () => {
	const ended = ['Wool Rug 4x6', 'Hoodie with Zipper', 'Linen Cushion', 'Jogger Sweatpants'];
	const others = ['Leather Wallet', 'Silk Tie', 'Organic Cotton Tee', 'Poster: Flying Ninja'];

	it('are in the file with their loss, and all changes add up to that of the total', async () => {
		await openApp('/analytics/products', { ...october, orderby: 'net_revenue', order: 'desc' });
		await rows();
		await choose('Change');
		await screen.findByText('8 rows have numbers in the comparison period only.');
		const file = savedFile();
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		const [head = '', ...lines] = await file;
		const at = head.replaceAll('"', '').split(',').indexOf('Net sales (change)');
		// No name contains a comma before this column.
		const cellsOf = (line: string) => line.replaceAll('"', '').split(',');
		const changes = new Map(
			lines.map((line) => [cellsOf(line)[0], cents(cellsOf(line)[at] ?? '')]),
		);
		// 52 of October 2026, and 8 of October 2025 alone.
		expect(changes.size).toBe(60);
		expect([...ended, ...others].map((name) => changes.get(name))).toEqual([
			...[-63495, -11600, -10520, -9800, -9700, -9000, -6638, -4500],
		]);
		// 15,847.57 less 9,721.71.
		expect([...changes.values()].reduce((sum, one) => sum + one, 0)).toBe(612586);
	});

	it('are on the last page of the greatest numbers, with their name, SKU and links', async () => {
		await openApp('/analytics/products', {
			...{ ...october, orderby: 'net_revenue', order: 'desc' },
			...{ paged: '3', per_page: '25' },
		});
		await choose('Value in the comparison period');
		await choose('Change');
		await screen.findByRole('columnheader', { name: /Net sales \(change\)/ });
		const row = await screen.findByRole('row', { name: /Wool Rug 4x6/ });
		expect(
			[...row.querySelectorAll('th, td')].slice(1, 12).map((cell) => cell.textContent),
		).toEqual([
			...['Wool Rug 4x6', 'woo-wool-rug-4x6', '0', '3', '-3', '$0.00', '$634.95', '-$634.95'],
			...['0', '1', '-1'],
		]);
		expect(within(row).getByRole('link', { name: 'Wool Rug 4x6' })).toHaveAttribute(
			'href',
			expect.stringContaining('products=49'),
		);
		// 52 rows alone would be 2 of this page; the 8 others follow them.
		expect(await rows()).toHaveLength(10);
	});

	it('are countries that stopped buying: rows and their changes add up to the total', async () => {
		const range = { period: 'custom', after: '2026-10-22', before: '2026-10-31' };
		await openApp('/analytics/breakdown', {
			...{ ...range, compare: 'previous_period', by: 'billing_country' },
		});
		await choose('Change');
		await screen.findByText('1 row has numbers in the comparison period only.');
		const at = (await columns()).indexOf('Net sales (change)');
		const changes = (await rows()).map((cells) => [cells[1], cells[at]]);
		expect(changes).toHaveLength(12);
		expect(changes).toContainEqual(['Germany', '-$280.90']);
		expect(changes).toContainEqual(['Mexico', '+$596.20']);
		// 6,318.93 less 3,706.83.
		expect(changes.reduce((sum, [, change]) => sum + cents(change ?? ''), 0)).toBe(261210);
		const footer = document.querySelector('.woocommerce-table__summary');
		expect(footer).toHaveTextContent(/12\s*rows/);
	});

	it('are listed if the period itself has no rows', async () => {
		const future = { period: 'custom', after: '2026-11-25', before: '2026-11-30' };
		await openApp('/analytics/breakdown', {
			...{ ...future, compare: 'custom', by: 'billing_country' },
			...{ compare_after: '2026-10-12', compare_before: '2026-10-21' },
		});
		await choose('Change');
		await screen.findByText('11 rows have numbers in the comparison period only.');
		const at = (await columns()).indexOf('Net sales (change)');
		const changes = (await rows()).map((cells) => cents(cells[at] ?? ''));
		expect(changes.reduce((sum, one) => sum + one, 0)).toBe(-370683);
	});

	it('are only those that a search found', async () => {
		await openApp('/analytics/products', { ...october, search: 'rug' });
		await choose('Change');
		await screen.findByRole('columnheader', { name: /Net sales \(change\)/ });
		const at = (await columns()).indexOf('Net sales (change)');
		await waitFor(async () =>
			expect((await rows()).map((cells) => [cells[1], cells[at]])).toContainEqual([
				...['Wool Rug 4x6', '-$634.95'],
			]),
		);
		expect((await rows()).every(([, name]) => /rug/i.test(name ?? ''))).toBe(true);
	});
});
