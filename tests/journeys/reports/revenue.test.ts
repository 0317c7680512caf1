import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp, reload } from '../../support/journey';
import { columns, numbers, october, rows, tab } from '../../support/journey-steps';
import { placeOfTotals, totals } from '../../support/journey-lists';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();

afterEach(closeApp);

describe('Revenue', () => {
	it('[S1.1] shows numbers, chart, days and totals of the range with three requests and no accessibility fault', async () => {
		await openApp('/analytics/revenue', october);
		expect(await screen.findByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
		expect(within(await numbers()).getByText('$16,028.48')).toBeVisible();
		const [latest, ...others] = await rows();
		expect(latest).toEqual([
			'October 31, 2026',
			'3',
			'$261.60',
			'$0.00',
			'$25.00',
			'$236.60',
			'$19.83',
			'$24.95',
			'$281.38',
		]);
		expect(others).toHaveLength(24);
		expect(await placeOfTotals()).toHaveTextContent('31 days141 orders$16,028.48 gross sales');
		expect(network.requests()).toHaveLength(3);
		expect(document.title).toBe('Revenue ‹ Analytics ‹ WooCommerce ‹ Rig Outfitters — WooCommerce');
		expect(document.body).toHaveClass('woocommerce-admin-page__analytics_report');
	});

	it('[S2.chart-card.2] keeps tab, sort, page, interval and chart type in the address, through back and reload', async () => {
		await openApp('/analytics/revenue', october);
		await user.click(await tab('Taxes'));
		expect(address()).toMatchObject({ chart: 'taxes', orderby: 'taxes', order: 'desc' });
		expect(await screen.findByRole('heading', { name: 'Taxes' })).toBeVisible();
		expect((await rows())[0]?.[6]).toBe('$183.61');

		await user.click(await screen.findByRole('button', { name: 'Next Page' }));
		expect(address()).toMatchObject({ paged: '2' });
		expect(await rows()).toHaveLength(6);
		// For keyboard users, the focus continues at the top of the table, whatever was above it.
		const [firstHead] = within(await screen.findByRole('table', { name: 'Revenue' })).getAllByRole(
			'button',
		);
		expect(firstHead).toHaveFocus();
		// Page 1 is cached, so the focus moves while Enter is still down. It must not press the focused button.
		await user.clear(screen.getByLabelText('Go to page'));
		await user.type(screen.getByLabelText('Go to page'), '1{Enter}');
		await waitFor(() => expect(address()).toMatchObject({ paged: '1' }));
		await waitFor(() => expect(firstHead).toHaveFocus());
		expect(address()).toMatchObject({ orderby: 'taxes', order: 'desc' });
		await user.click(screen.getByRole('button', { name: 'Next Page' }));
		expect(await rows()).toHaveLength(6);

		await user.selectOptions(screen.getByLabelText('Choose an interval'), 'week');
		expect(address()).toMatchObject({ interval: 'week', paged: '1' });
		await user.click(screen.getByRole('button', { name: 'Bar chart' }));
		expect(address()).toMatchObject({ chartType: 'bar', chart: 'taxes' });

		await reload();
		expect(await screen.findByRole('heading', { name: 'Taxes' })).toBeVisible();
		expect(screen.getByLabelText('Choose an interval')).toHaveValue('week');

		window.history.back();
		await waitFor(() => expect(address()).not.toHaveProperty('chartType'));
		window.history.back();
		await waitFor(() => expect(address()).toMatchObject({ paged: '2' }));
		expect(await rows()).toHaveLength(6);
	});

	it('[S2.date-range-dropdown.1] changes the range by presets and requests only the new one', async () => {
		await openApp('/analytics/revenue', october);
		await rows();
		await user.click(screen.getByRole('button', { name: /Custom \(Oct 1 - 31, 2026\)/ }));
		await user.click(await screen.findByRole('tab', { name: 'Presets' }));
		await user.click(await screen.findByRole('radio', { name: 'Last quarter' }));
		await waitFor(() => expect(address()).toMatchObject({ period: 'last_quarter' }));
		expect(address()).not.toHaveProperty('after');
		await waitFor(() =>
			expect(network.requests().slice(3)).toEqual([
				expect.stringContaining('after=2026-07-01T00:00:00&before=2026-09-30T23:59:59'),
				expect.stringContaining('after=2025-07-01T00:00:00'),
				expect.stringContaining('after=2026-07-01T00:00:00'),
			]),
		);
		expect(await screen.findByRole('button', { name: /Last quarter/ })).toBeVisible();
	});

	it('hides a column, remembers it for the user, and hides it nowhere else', async () => {
		await openApp('/analytics/revenue', october);
		await rows();
		await user.click(screen.getByRole('button', { name: 'Choose which values to display' }));
		await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Coupons' }));
		await waitFor(async () => expect(await columns()).not.toContain('Coupons'));
		await waitFor(async () => {
			const { revenue_report_columns: hidden } = await savedPreferences(ask);
			expect(hidden).toEqual(['coupons']);
		});
		await reload();
		await rows();
		expect(await columns()).not.toContain('Coupons');
		expect(await tab('Coupons')).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Choose which values to display' }));
		await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Coupons' }));
		await waitFor(async () => expect(await columns()).toContain('Coupons'));
		await waitFor(async () => {
			const { revenue_report_columns: hidden } = await savedPreferences(ask);
			expect(hidden).toEqual([]);
		});
	});

	it('shows an error in the panel that failed, and recovers there with Try again', async () => {
		await openApp('/analytics/revenue', { ...october, orderby: 'shipping' });
		network.fail(/orderby=shipping/);
		const alert = await screen.findByRole('alert');
		expect(within(await numbers()).getByText('$16,028.48')).toBeVisible();
		expect(screen.queryByRole('table')).not.toBeInTheDocument();
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Try again' }));
		expect((await rows())[0]?.[7]).toBe('$139.85');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('[S4.chart.3] shows that data is loading, and keeps what has loaded', async () => {
		await openApp('/analytics/revenue', october);
		const release = network.hold(/2025-10-01/);
		await rows();
		expect(screen.queryByRole('navigation', { name: 'Performance Indicators' })).toBeNull();
		expect(screen.getAllByText('Your requested data is loading').length).toBeGreaterThan(0);
		release();
		expect(within(await numbers()).getByText('$16,028.48')).toBeVisible();
	});

	it('shows a message if nothing was sold', async () => {
		const range = { ...october, after: '2020-01-01', before: '2020-12-31' };
		await openApp('/analytics/revenue', range);
		expect(await screen.findByText('No data for the selected date range')).toBeVisible();
		// One row says so, instead of one for each of 366 days.
		expect(await rows()).toEqual([['No data to display']]);
		expect(await totals()).toContain('366 days');
		expect(within(await numbers()).getAllByText('$0.00')).toHaveLength(7);
	});

	it('treats unknown values of an address as the defaults', async () => {
		await openApp('/analytics/revenue', {
			...october,
			chart: 'nonsense',
			orderby: 'nonsense',
			paged: '-4',
			per_page: 'x',
			interval: 'century',
		});
		expect(await screen.findByRole('heading', { name: 'Gross sales' })).toBeVisible();
		expect((await rows())[0]?.[0]).toBe('October 31, 2026');
	});
});
