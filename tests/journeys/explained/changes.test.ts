import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, network, openApp } from '../../support/journey';
import { october, tab } from '../../support/journey-steps';

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
