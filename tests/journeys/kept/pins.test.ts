import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp } from '../../support/journey';
import { numbers, tab } from '../../support/journey-steps';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();
const notice = { selector: '.components-snackbar__content' };
const week = { period: 'last_7_days', compare: 'none' };

afterEach(closeApp);

const press = async (name: string | RegExp) =>
	user.click(await screen.findByRole('button', { name }));
const pinned = () => screen.findByRole('heading', { name: 'Pinned' });

async function keep(pins: unknown): Promise<void> {
	const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by openApp
	await fetch('/wp-json/wp/v2/users/me', {
		method: 'POST',
		headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify({ woocommerce_meta: { store_analytics_pins: JSON.stringify(pins) } }),
	});
}
const kept = async () => (await savedPreferences(ask))['store_analytics_pins'];

describe('Numbers and charts pinned to Overview', () => {
	afterEach(() => keep([]));

	it('say to what they are limited, if that is one thing, and show numbers that only links ask for', async () => {
		await openApp('/analytics/overview', week);
		const pin = { kind: 'number', path: '/analytics/breakdown' } as const;
		const germany = 'billing_country_is=DE&by=billing_state';
		await keep([
			{ ...pin, metric: 'gross_sales', query: germany },
			{ ...pin, metric: 'net_revenue', query: 'billing_country_is=DE%2CFR&by=billing_state' },
			{ ...pin, metric: 'net_revenue', query: 'by=device' },
		]);
		await closeApp();
		await openApp('/analytics/overview', week);
		await screen.findByRole('link', { name: /^Breakdown: State \(Germany\): Gross sales/ });
		await screen.findByRole('link', { name: /^Breakdown: State \(filtered\): Net sales/ });
		await screen.findByRole('link', { name: /^Breakdown: Device: Net sales/ });
	});

	it('cover the days of Overview with their own filters, until the user unpins them', async () => {
		await openApp('/analytics/orders', {
			filter: 'advanced',
			refunds: 'all',
			chart: 'net_revenue',
			...week,
		});
		await numbers();
		const name = 'Net sales';
		await press('Views');
		await press(`Pin “${name}” to Overview`);
		await screen.findByText(`“${name}” has been pinned to Overview.`, notice);
		await press('Views');
		await press(`Pin the chart of “${name}” to Overview`);
		await waitFor(async () => expect(await kept()).toHaveLength(2));

		const range = { period: 'month', compare: 'none' };
		await openApp('/analytics/orders', { filter: 'advanced', refunds: 'all', ...range });
		const value = within(await tab(name)).getByText(/^-?\$/).textContent;

		await openApp('/analytics/overview', range);
		await pinned();
		const link = await screen.findByRole('link', {
			name: new RegExp(`Orders \\(filtered\\): ${name}\\s*${value?.replace(/[$.]/g, '\\$&')}`),
		});
		expect(link).toHaveAttribute('href', expect.stringContaining('refunds=all'));
		const heading = await screen.findByRole('heading', {
			name: new RegExp(`Orders \\(filtered\\): ${name}`),
		});
		expect(heading).toBeVisible();
		const asked = network.requests().filter((path) => path.includes('refunds=all'));
		expect(new Set(asked).size).toBe(1);
		expect(asked[0]).toContain('fields[0]=net_revenue');
		expect(asked[0]).not.toContain('fields[1]');

		const [unpin] = screen.getAllByRole('button', { name: `Unpin “${name}” from Overview` });
		await user.click(unpin as HTMLElement);
		await screen.findByText(`“${name}” is no longer pinned to Overview.`, notice);
		expect(await kept()).toEqual([expect.objectContaining({ kind: 'chart' })]);
		await press('Undo');
		await waitFor(async () =>
			expect(await kept()).toEqual([
				expect.objectContaining({ kind: 'number' }),
				expect.objectContaining({ kind: 'chart' }),
			]),
		);
		const [number] = await screen.findAllByRole('link', { name: /Orders \(filtered\): Net sales/ });
		await user.click(number as HTMLElement);
		await waitFor(() =>
			expect(address()).toMatchObject({
				path: '/analytics/orders',
				refunds: 'all',
				chart: 'net_revenue',
			}),
		);
	});

	it("are the same number whatever its chart's type, and a chart keeps its type", async () => {
		const running = { ...week, chart: 'net_revenue', chartValues: 'running-total' };
		await openApp('/analytics/revenue', running);
		await numbers();
		await press('Views');
		await press('Pin “Net sales” to Overview');
		await screen.findByText('“Net sales” has been pinned to Overview.', notice);
		await press('Views');
		await press('Pin the chart of “Net sales” to Overview');
		const net = { path: '/analytics/revenue', metric: 'net_revenue' };
		await waitFor(async () =>
			expect(await kept()).toEqual([
				{ kind: 'number', ...net, query: '' },
				{ kind: 'chart', ...net, query: 'chartValues=running-total' },
			]),
		);
		await openApp('/analytics/revenue', { ...week, chart: 'net_revenue' });
		await numbers();
		await press('Views');
		const pin = await screen.findByRole('button', { name: 'Pin “Net sales” to Overview' });
		expect(pin).toHaveAttribute('aria-pressed', 'true');

		await openApp('/analytics/overview', week);
		await pinned();
		expect(await screen.findByRole('heading', { name: /^Revenue: Net sales/ })).toBeVisible();
		expect(screen.queryByText(/Revenue \(filtered\)/)).not.toBeInTheDocument();
	});

	it('can be moved and removed as a section, and cost Overview no request if there are none', async () => {
		await openApp('/analytics/overview', week);
		await numbers();
		expect(screen.queryByRole('heading', { name: 'Pinned' })).toBeNull();
		await keep([{ kind: 'number', path: '/analytics/coupons', metric: 'amount', query: '' }]);
		await openApp('/analytics/overview', week);
		await pinned();
		await press('Edit the section of pinned items');
		await user.click(await screen.findByRole('button', { name: 'Remove section' }));
		await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pinned' })).toBeNull());
		await press('Add more sections');
		await press('Add Pinned section');
		expect(await pinned()).toBeVisible();
	});

	it('report numbers that the shop cannot return, and tolerate any stored value', async () => {
		await openApp('/analytics/overview', week);
		const coupons = { kind: 'chart', path: '/analytics/coupons', metric: 'amount', query: '' };
		await keep([
			null,
			{ kind: 'chart', path: '/analytics/nowhere', metric: 'x', query: '' },
			{ ...coupons, metric: 'gone' },
			coupons,
		]);
		await openApp('/analytics/overview', { period: 'today', compare: 'none' });
		network.fail(/reports\/coupons\/stats.*fields\[0\]=amount(?!.*fields\[1\])/);
		await pinned();
		await screen.findByRole('heading', { name: /Coupons: Amount/ });
		expect(await screen.findAllByText(/The database is away\./)).not.toHaveLength(0);
		expect(await numbers()).toBeVisible();
	});
});
