import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp } from '../../support/journey';
import { columns, october, rows, tab } from '../../support/journey-steps';
import { savedFile } from '../../support/saved-file';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();

afterEach(closeApp);

async function open(metric: string): Promise<HTMLElement> {
	const toggle = await screen.findByRole('button', { name: `What changed: ${metric}` });
	await user.click(toggle);
	await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
	return shown(toggle);
}

async function shown(toggle: HTMLElement): Promise<HTMLElement> {
	const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
	if (!panel) throw new Error('The button controls nothing.');
	await within(panel).findAllByText(/ (less|more), from /);
	await waitFor(() => expect(panel).not.toHaveTextContent('Adding up…'));
	return panel;
}

/** Names and contributions in the table with this caption; the last row is the total. */
function parts(panel: HTMLElement, caption: string): [name: string, by: string][] {
	const table = within(panel).getByRole('table', { name: caption });
	return within(table)
		.getAllByRole('row')
		.map((row) => {
			const [name, by] = row.children;
			return [name?.firstChild?.textContent ?? '', by?.textContent ?? ''];
		});
}

const cents = (text: string) => Math.round(Number(text.replace(/[$,+]/g, '')) * 100);

function expectWhole(panel: HTMLElement, caption: string): void {
	const amounts = parts(panel, caption).map(([, by]) => cents(by));
	const whole = amounts.pop();
	expect([caption, amounts.reduce((sum, one) => sum + one, 0)]).toEqual([caption, whole]);
}

describe('The explanation of a change', () => {
	it('splits net sales into parts that add up, in words and as bars, and loads nothing before it opens', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'net_revenue' });
		const toggle = await screen.findByRole('button', { name: 'What changed: Net sales' });
		expect(
			network.requests().filter((path) => /customer_type|reports\/coupons/.test(path)),
		).toEqual([]);
		toggle.focus();
		await user.keyboard('{Enter}');
		const panel = await shown(toggle);
		expect(panel).toHaveTextContent('Net sales: $5,772.32 more, from $9,424.21 to $15,196.53.');
		expect(panel).toHaveTextContent(
			'Largest part: Hoodie, items sold (+\u2060$1,331.51). That is less than a quarter of the change: none of these causes explains it alone.',
		);
		// The sentence above names a factor, which the list of causes must not deny.
		expect(document.querySelector('.sa-changes__cause')).toHaveTextContent(/Biggest factor: /);
		expect(panel).not.toHaveTextContent(/no single main cause/);
		expect(parts(panel, 'How it is calculated')).toEqual([
			['Gross sales', '+$6,161.56'],
			['Coupons', '+$0.98'],
			['Returns', '-$390.22'],
			['Total', '+$5,772.32'],
		]);
		expect(parts(panel, 'Main causes')).toHaveLength(5);
		for (const caption of [
			...['Volume and order value', 'New and returning customers', 'How it is calculated'],
			...['Products', 'Categories', 'Coupons', 'Countries'],
		]) {
			expectWhole(panel, caption);
		}
		await user.click(toggle);
		expect(panel).not.toBeInTheDocument();
	});

	it('follows the number that the user selects next', async () => {
		await openApp('/analytics/orders', october);
		const panel = await open('Orders');
		expect(panel).toHaveTextContent('Orders: 56 more, from 85 to 141.');
		expectWhole(panel, 'New and returning customers');
		await user.click(await tab('Average order value'));
		const toggle = await screen.findByRole('button', {
			name: 'What changed: Average order value',
			expanded: true,
		});
		expectWhole(await shown(toggle), 'Volume and order value');
	});

	it.each([
		['products', 'Items sold', 'Products'],
		['categories', 'Items sold', 'Categories'],
		['coupons', 'Amount', 'Coupons'],
		['taxes', 'Total tax', 'Tax codes'],
	])('splits a number by rows on %s', async (report, metric, caption) => {
		const chosen = { coupons: 'amount', taxes: 'total_tax' }[report];
		await openApp(`/analytics/${report}`, { ...october, ...(chosen && { chart: chosen }) });
		const panel = await open(metric);
		expectWhole(panel, caption);
		expectWhole(panel, 'Volume and order value');
	});

	it('calls neither a number nor a part worse when customers used fewer coupons', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'coupons' });
		expect(await tab('Coupons')).toHaveClass('is-neutral-trend');
		const bars = [...(await open('Coupons')).querySelectorAll('.sa-changes__bar')];
		expect(bars.some((bar) => bar.classList.contains('is-less'))).toBe(true);
		for (const bar of bars) {
			expect(bar).toHaveClass('is-neutral');
			expect(bar).not.toHaveClass('is-worse');
		}
	});

	it('splits the average items per order by items and orders, and downloads by products', async () => {
		await openApp('/analytics/orders', { ...october, chart: 'avg_items_per_order' });
		const average = await open('Average items per order');
		expectWhole(average, 'How it is calculated');
		const [items, orders] = parts(average, 'How it is calculated');
		expect([items?.[0], orders?.[0]]).toEqual(['Items sold', 'Orders']);

		await openApp('/analytics/downloads', october);
		const downloads = await open('Downloads');
		expectWhole(downloads, 'Products');
		const ofProduct = async (year: number) => {
			const list = await ask<{ product_id: number }[]>(
				`/wc-analytics/reports/downloads?per_page=100&after=${year}-10-01T00:00:00&before=${year}-10-31T23:59:59`,
			);
			const [{ product_id: product } = { product_id: 0 }] = list;
			return { product, list };
		};
		const { product, list } = await ofProduct(2026);
		const { list: before } = await ofProduct(2025);
		const count = (of: typeof list) => of.filter((one) => one.product_id === product).length;
		const [named] = await ask<{ name: string }[]>(`/wc-analytics/products?include=${product}`);
		const by = parts(downloads, 'Products').find(([name]) => name === named?.name)?.[1];
		expect(Number(by)).toBe(count(list) - count(before));
	});

	it('is not offered without a comparison', async () => {
		await openApp('/analytics/revenue', { ...october, compare: 'none' });
		await tab('Net sales');
		expect(screen.queryByRole('button', { name: /^What changed/ })).not.toBeInTheDocument();
	});

	it('keeps its text when a part fails to load, and requests that part again', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'net_revenue' });
		await tab('Net sales');
		network.fail(/customer_type/);
		const panel = await open('Net sales');
		const alert = await within(panel).findByRole('alert');
		expect(alert).toHaveTextContent('These parts could not be loaded.');
		expectWhole(panel, 'Products');
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Try again' }));
		await within(panel).findByRole('table', { name: 'New and returning customers' });
		expectWhole(panel, 'New and returning customers');
	});
});

describe('The columns of the compared period', () => {
	const choose = async (name: string) => {
		const menu = await screen.findByRole('button', { name: 'Choose which values to display' });
		await user.click(menu);
		const item = await screen.findByRole('menuitemcheckbox', { name });
		// The choice of an earlier test stays.
		if (item.getAttribute('aria-checked') !== 'true') await user.click(item);
		await user.keyboard('{Escape}');
	};

	it('appear beside each number of a table on demand, and load only the visible rows', async () => {
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
		expect(asked).not.toEqual([]);
		for (const path of asked) expect(path.match(/products(?:%5B|\[)\d+/g)).toHaveLength(25);
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
		await waitFor(async () => expect((await rows())[0]?.[1]).toBe('Sunglasses'));
		const file = savedFile();
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		const [head, least] = await file;
		expect(head).toMatch(/Net sales"?,"?(?:Net sales \(previous\)"?,"?)?Net sales \(change\)/);
		expect(least).toContain('Sunglasses');
		expect(least).toContain('-630');
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
