import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
	address,
	ask,
	closeApp,
	network,
	openApp,
	reload,
	withSettings,
} from '../../support/journey';
import { awaitedRequests } from '../../support/late-requests';
import { numbers, october } from '../../support/journey-steps';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();

afterEach(closeApp);

const sectionTitles = () =>
	screen
		.getAllByRole('heading', { level: 2 })
		.map(({ textContent }) => textContent)
		.filter((title) =>
			['Performance', 'Charts', 'Leaderboards', 'Best sellers'].includes(title ?? ''),
		);

describe('Overview', () => {
	it('[S1.1] shows numbers, charts and leaderboards with six requests at most and no accessibility fault', async () => {
		await openApp('/analytics/overview', october);
		const shown = within(await numbers());
		expect(shown.getByText('$19,481.01')).toBeVisible();
		expect(shown.getByText('428')).toBeVisible();
		expect(await screen.findByRole('link', { name: 'Net sales' })).toHaveAttribute(
			'href',
			expect.stringMatching(/chart=net_revenue.*path=%2Fanalytics%2Frevenue/),
		);
		expect(await screen.findByText('$9,424.21')).toBeVisible();
		const table = await screen.findByRole('table', { name: /Top products/ });
		expect(await within(table).findByRole('link', { name: 'Hoodie' })).toBeVisible();
		expect(within(table).getByText('$2,344.08')).toBeVisible();
		const asked = awaitedRequests('/analytics/overview', network.requests());
		expect(asked.length).toBeLessThanOrEqual(6);
		// Each tile has a line with a point for each day, also those whose numbers no chart shows.
		await waitFor(() => {
			const lines = document.querySelectorAll('.woocommerce-summary__sparkline-line');
			const points = [...lines].map((line) => line.getAttribute('d')?.split(/[ML]/).length);
			expect(points).toEqual(Array(5).fill(32));
		});
	});

	it('arranges its sections and keeps the arrangement for the user', async () => {
		await openApp('/analytics/overview', october);
		await numbers();
		expect(sectionTitles()).toEqual(['Performance', 'Charts', 'Leaderboards']);

		await user.click(screen.getByRole('button', { name: /Choose which leaderboards/ }));
		await user.clear(await screen.findByRole('textbox', { name: 'Section title' }));
		await user.type(screen.getByRole('textbox', { name: 'Section title' }), 'Best sellers');
		await user.tab();
		await waitFor(() => expect(sectionTitles()).toContain('Best sellers'));
		await user.click(screen.getByRole('button', { name: 'Move up' }));
		await waitFor(() => expect(sectionTitles()).toEqual(['Performance', 'Best sellers', 'Charts']));

		await user.click(screen.getByRole('button', { name: 'Choose which charts to display' }));
		await user.click(await screen.findByRole('button', { name: 'Remove section' }));
		await waitFor(() => expect(sectionTitles()).toEqual(['Performance', 'Best sellers']));
		await waitFor(async () => {
			const { dashboard_sections: saved } = await savedPreferences(ask);
			expect(saved).toMatchObject([
				{ key: 'store-performance', isVisible: true },
				{ key: 'leaderboards', title: 'Best sellers', isVisible: true },
				{ key: 'charts', isVisible: false },
			]);
		});

		await reload();
		await numbers();
		expect(sectionTitles()).toEqual(['Performance', 'Best sellers']);
		await user.click(screen.getByRole('button', { name: 'Add more sections' }));
		await user.click(await screen.findByRole('button', { name: 'Add Charts section' }));
		await waitFor(() => expect(sectionTitles()).toEqual(['Performance', 'Best sellers', 'Charts']));
		// The next test opens the page anew: what was saved last must have arrived.
		await waitFor(async () => {
			const { dashboard_sections: saved } = await savedPreferences(ask);
			expect(saved).toContainEqual(expect.objectContaining({ key: 'charts', isVisible: true }));
		});
	});

	it('shows and hides single numbers, charts and leaderboards, and as many rows as wished', async () => {
		await openApp('/analytics/overview', october);
		await numbers();
		await user.click(screen.getByRole('button', { name: /Choose which analytics/ }));
		await user.click(await screen.findByRole('checkbox', { name: 'Gross sales' }));
		expect(await within(await numbers()).findByText('$16,028.48')).toBeVisible();
		await user.keyboard('{Escape}');

		await user.click(screen.getByRole('button', { name: /Choose which leaderboards/ }));
		await user.click(await screen.findByRole('checkbox', { name: /Top Coupons/ }));
		await user.selectOptions(screen.getByLabelText('Rows per table'), '2');
		await waitFor(async () => {
			const table = await screen.findByRole('table', { name: /Top Coupons/ });
			expect(table.querySelectorAll('tbody tr')).toHaveLength(2);
		});
		// Pictures of the products are asked for then.
		const ofTables = network.requests().filter((request) => request.includes('/leaderboards'));
		expect(ofTables.at(-1)).toContain('per_page=2');
	});

	it('[S2.2] leads from a chart to its report with the range, and the interval once one is chosen', async () => {
		await openApp('/analytics/overview', october);
		const link = () => screen.findByRole('link', { name: 'Net sales' });
		const target = async () => new URL((await link()).getAttribute('href') ?? '', location.href);
		expect(Object.fromEntries((await target()).searchParams)).toEqual({
			page: 'wc-admin',
			path: '/analytics/revenue',
			...october,
			chart: 'net_revenue',
		});
		await user.selectOptions(await screen.findByLabelText('Choose an interval'), 'week');
		await waitFor(async () => expect((await target()).searchParams.get('interval')).toBe('week'));
	});

	it('draws all charts by the chosen interval and type, and remembers both', async () => {
		await openApp('/analytics/overview', october);
		await user.selectOptions(await screen.findByLabelText('Choose an interval'), 'week');
		await user.click(screen.getByRole('button', { name: 'Bar chart' }));
		await waitFor(() => expect(address()).toMatchObject({ interval: 'week', chartType: 'bar' }));
		await waitFor(() => expect(network.requests().join()).toContain('interval=week'));
		await waitFor(async () =>
			expect(await savedPreferences(ask)).toMatchObject({
				dashboard_chart_interval: 'week',
				dashboard_chart_type: 'bar',
			}),
		);
		await openApp('/analytics/overview', { ...october, before: '2026-10-30' });
		expect(await screen.findByLabelText('Choose an interval')).toHaveValue('week');
		expect(screen.getByRole('button', { name: 'Bar chart' })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
	});

	it('keeps the rest when the leaderboards fail, and asks again with Try again', async () => {
		await openApp('/analytics/overview', { ...october, before: '2026-10-29' });
		network.fail(/leaderboards/);
		const [alert] = await screen.findAllByRole('alert');
		expect(await numbers()).toBeVisible();
		network.recover();
		await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' })); // found above
		expect(await screen.findByRole('table', { name: /Top products/ })).toBeVisible();
	});

	it('[S2.3] goes to a report without loading the page, with its range, focus and menu entry', async () => {
		await openApp('/analytics/overview', october);
		await user.click(await within(await numbers()).findByRole('link', { name: /^Orders/ }));
		expect(address()).toMatchObject({
			path: '/analytics/orders',
			chart: 'orders_count',
			period: 'custom',
			after: '2026-10-01',
		});
		const heading = await screen.findByRole('heading', { level: 1, name: 'Orders' });
		expect(heading).toHaveFocus();
		const entry = document.querySelector('#adminmenu [aria-current="page"]');
		expect(entry).toHaveTextContent('Orders');
		const revenue = screen.getByRole('link', { name: 'Revenue' });
		expect(revenue.getAttribute('href')).toContain('after=2026-10-01');
	});

	it('is home where there is no other, as on a page of WordPress', async () => {
		await openApp('/', {}, withSettings({ standsAlone: false }));
		expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
		expect(address()).toMatchObject({ path: '/analytics/overview' });
	});

	it('says that an address leads nowhere', async () => {
		await openApp('/analytics/no-such-report');
		expect(await screen.findByText('This page does not exist')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Go to Overview' })).toBeVisible();
	});
});
