import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp, reload } from '../../support/journey';
import { numbers, rows, tab, violations } from '../../support/journey-steps';
import { legend } from '../../support/journey-lists';
import { savedFile } from '../../support/saved-file';

const user = userEvent.setup();

afterEach(closeApp);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));

/** The gross sales of all days of the range, as the shop's own API returns them. */
async function grossSales(after: string, before: string): Promise<string> {
	const { totals } = await ask<{ totals: { gross_sales: number } }>(
		`/wc-analytics/reports/revenue/stats?after=${after}T00:00:00&before=${before}T23:59:59&fields=gross_sales`,
	);
	return totals.gross_sales.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

describe('Ranges and comparisons beyond WooCommerce’s', () => {
	it('show the numbers of exactly the last 30 days from the picker', async () => {
		await openApp('/analytics/revenue', { period: 'month', compare: 'previous_year' });
		await numbers();
		const before = network.requests().length;
		await press(/^Date range: Month to date/);
		await choose('No comparison');
		await press(/^Date range: Month to date/);
		await choose('Last 30 days');
		expect(address()).toMatchObject({ period: 'last_30_days', compare: 'none' });
		expect(await button(/Last 30 days \(Oct 21 - Nov 19, 2026\) No comparison/)).toBeVisible();
		expect(await tab('Gross sales')).toHaveTextContent(
			`Gross sales${await grossSales('2026-10-21', '2026-11-19')}`,
		);
		expect((await rows())[0]?.[0]).toBe('November 19, 2026');
		const [gross] = within(await numbers()).getAllByRole('link');
		expect(gross).not.toHaveTextContent(/%|Previous|N\/A/);
		const asked = network.requests().slice(before).join(' ');
		expect(asked).toContain('after=2026-10-21T00:00:00&before=2026-11-19T23:59:59');
		expect(asked).not.toContain('2025-');
		expect(await violations()).toEqual([]);

		await reload();
		expect(await button(/Last 30 days \(Oct 21 - Nov 19, 2026\) No comparison/)).toBeVisible();
	});

	it('are part of links to Overview, whose numbers, charts and leaderboards cover the same days', async () => {
		await openApp('/analytics/revenue', { period: 'last_7_days', compare: 'none' });
		await numbers();
		const overview = await screen.findByRole('link', { name: 'Overview' });
		await waitFor(() =>
			expect(overview).toHaveAttribute('href', expect.stringContaining('last_7')),
		);
		const before = network.requests().length;
		await user.click(overview);
		await screen.findByRole('table', { name: /Top products/ });
		await numbers();
		const asked = network.requests().slice(before);
		const dated = asked.filter((path) => path.includes('after='));
		expect(dated.some((path) => path.includes('leaderboards'))).toBe(true);
		expect(dated.some((path) => path.includes('performance-indicators'))).toBe(true);
		for (const path of dated) {
			expect(path).toContain('after=2026-11-13T00:00:00&before=2026-11-19T23:59:59');
		}
		const [product] = within(
			await screen.findByRole('table', { name: /Top products/ }),
		).getAllByRole('link');
		expect(product).toHaveAttribute('href', expect.stringContaining('period=last_7_days'));
	});

	it('compare with the same weekdays and with any other dates, in numbers and chart', async () => {
		await openApp('/analytics/revenue', { period: 'last_7_days', compare: 'same_weekdays' });
		expect(await tab('Gross sales')).toHaveTextContent(
			`Same weekdays before: ${await grossSales('2026-11-06', '2026-11-12')}`,
		);
		expect(await legend()).toEqual([
			`Last 7 days (Nov 13 - 19, 2026)${await grossSales('2026-11-13', '2026-11-19')}`,
			`Previous period, same weekdays (Nov 6 - 12, 2026)${await grossSales('2026-11-06', '2026-11-12')}`,
		]);
		await press(/^Date range:/);
		await choose('Other dates');
		await user.type(await screen.findByRole('textbox', { name: 'Start date' }), '2025-11-28');
		await user.type(screen.getByRole('textbox', { name: 'End date' }), '2025-12-04');
		await press('Update');
		expect(address()).toMatchObject({
			period: 'last_7_days',
			compare: 'custom',
			compare_after: '2025-11-28',
			compare_before: '2025-12-04',
		});
		await waitFor(async () =>
			expect(await legend()).toContain(
				`Other dates (Nov 28 - Dec 4, 2025)${await grossSales('2025-11-28', '2025-12-04')}`,
			),
		);
	});

	it('save exactly the days of a rolling range as a file', async () => {
		await openApp('/analytics/revenue', { period: 'last_7_days', compare: 'none' });
		await rows();
		const file = savedFile();
		await press('Download');
		const [, ...lines] = await file;
		expect(lines.map((line) => line.slice(1, 11)).sort()).toEqual(
			[13, 14, 15, 16, 17, 18, 19].map((day) => `2026-11-${day}`),
		);
	});

	it('start all time with the first order of the shop', async () => {
		const [first] = await ask<{ date_created: string }[]>(
			'/wc-analytics/reports/orders?orderby=date&order=asc&per_page=1&before=2026-12-31T23:59:59&after=2000-01-01T00:00:00',
		);
		expect(first?.date_created.slice(0, 10)).toBe('2024-09-20');
		await openApp('/analytics/orders', { period: 'all', compare: 'none' });
		expect(await button(/All time \(Sep 20, 2024 - Nov 20, 2026\) No comparison/)).toBeVisible();
		expect(await screen.findByLabelText('Choose an interval')).toHaveValue('week');
	});

	it('start fiscal years in the month from Settings, at once', async () => {
		await openApp('/analytics/settings');
		const start = await screen.findByRole('combobox', { name: 'Fiscal year starts in' });
		await user.selectOptions(start, 'April');
		await press('Save settings');
		await screen.findByText(/saved/i, { selector: '.components-snackbar__content' });
		await user.click(await screen.findByRole('link', { name: 'Revenue' }));
		await press(/^Date range:/);
		await choose('Last fiscal year');
		const shown =
			/Last fiscal year \(Apr 1, 2025 - Mar 31, 2026\) vs\. Previous year \(Apr 1, 2024 - Mar 31, 2025\)/;
		expect(await button(shown)).toBeVisible();
		await reload();
		expect(await button(shown)).toBeVisible();
	});

	it('open reports as the default range, beside a range that WooCommerce knows', async () => {
		await openApp('/analytics/settings');
		const range = await screen.findByRole('group', { name: 'Default date range:' });
		await user.click(within(range).getByRole('button', { name: /^Date range/ }));
		await choose('Last 7 days');
		await press('Save settings');
		await screen.findByText(/saved/i, { selector: '.components-snackbar__content' });
		const saved = await ask<{ value: string }>(
			'/wc-analytics/settings/wc_admin/woocommerce_default_date_range',
		);
		expect(saved.value).toBe('period=week&compare=previous_year&sa_period=last_7_days');
		await openApp('/analytics/orders');
		expect(await button(/Last 7 days \(Nov 13 - 19, 2026\)/)).toBeVisible();
	});
});
