import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp, reload } from '../../support/journey';
import { columns, numbers, rows, violations } from '../../support/journey-steps';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();
const notice = { selector: '.components-snackbar__content' };

afterEach(closeApp);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const dialog = () => screen.findByRole('dialog');

async function saveView(name: string, isDefault = false): Promise<void> {
	await press(/^(Views|Refund)/);
	await press('Save view…');
	await user.type(await screen.findByRole('textbox', { name: 'Name' }), name);
	if (isDefault) await user.click(screen.getByLabelText('Make this the default'));
	await user.click(within(await dialog()).getByRole('button', { name: /^(Save|Replace) view$/ }));
}

async function keptViews(): Promise<{ name: string; query: string; isDefault: boolean }[]> {
	const { store_analytics_views: views } = await savedPreferences(ask);
	return (views || []) as Awaited<ReturnType<typeof keptViews>>;
}

const keepNothing = () => keep([]);

async function keep(views: readonly object[]): Promise<void> {
	const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by openApp
	await fetch('/wp-json/wp/v2/users/me', {
		method: 'POST',
		headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify({ woocommerce_meta: { store_analytics_views: JSON.stringify(views) } }),
	});
}

const menu = (path: string) =>
	[...document.querySelectorAll('#adminmenu .wp-submenu li')]
		.filter((entry) => new URLSearchParams(entry.querySelector('a')?.search).get('path') === path)
		.map(({ textContent }) => textContent);

const refunds = {
	period: 'last_7_days',
	compare: 'none',
	filter: 'advanced',
	refunds: 'all',
	orderby: 'net_total',
	order: 'asc',
	chart: 'avg_order_value',
	chartType: 'bar',
};

describe('Saved views', () => {
	afterEach(keepNothing);

	it('restore the screen next Monday: range, filters, columns, sorting and chart', async () => {
		await openApp('/analytics/orders', refunds);
		await rows();
		await press('Choose which values to display');
		await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Coupon(s)' }));
		await user.keyboard('{Escape}');
		await saveView('Refunds "weekly" \\');
		expect(
			await screen.findByText('The view “Refunds "weekly" \\” has been saved.', notice),
		).toBeVisible();
		expect(await button('Refunds "weekly" \\')).toBeVisible();
		expect(menu('/analytics/orders')).toEqual(['Orders', 'Refunds "weekly" \\']);
		expect(await violations()).toEqual([]);

		// Another choice of columns for the report does not change the view's.
		await press('Choose which values to display');
		await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Coupon(s)' }));
		await user.keyboard('{Escape}');
		await openApp('/analytics/revenue');
		expect(menu('/analytics/orders')).toEqual(['Orders', 'Refunds "weekly" \\']);
		await numbers();
		await user.click(screen.getByRole('link', { name: 'Refunds "weekly" \\' }));
		await rows();
		expect(address()).toMatchObject({ ...refunds, hidden_columns: 'coupons' });
		expect(await button(/Last 7 days .* No comparison/)).toBeVisible();
		expect(await columns()).not.toContain('Coupon(s)');
		expect(screen.getByRole('link', { name: 'Refunds "weekly" \\' })).toHaveAttribute(
			'aria-current',
			'page',
		);
		expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
	});

	it('open for an address with only a report, and from the menu also after other dates, but for no other address', async () => {
		await openApp('/analytics/orders', refunds);
		await saveView('Refunds', true);
		await screen.findByText(/has been saved/, notice);

		await openApp('/analytics/orders');
		await rows();
		expect(address()).toMatchObject(refunds);
		const asked = network.requests().join(' ');
		expect(asked).not.toContain('2025-');
		expect(asked).toContain('refunds=all');

		await openApp('/analytics/revenue', { period: 'year', compare: 'previous_period' });
		await numbers();
		await user.click(screen.getByRole('link', { name: 'Orders' }));
		await rows();
		expect(address()).toMatchObject(refunds);

		await openApp('/analytics/orders', { period: 'today' });
		await rows();
		expect(address()).toEqual({ page: 'wc-admin', path: '/analytics/orders', period: 'today' });

		await press('Views');
		await user.click(await screen.findByRole('link', { name: 'The report without a view' }));
		await rows();
		expect(address()).toEqual({
			page: 'wc-admin',
			path: '/analytics/orders',
			period: 'month',
			compare: 'previous_year',
		});
	});

	it('change columns in their address, not the user’s own choice', async () => {
		await openApp('/analytics/orders', {
			hidden_columns: 'coupons',
			period: 'month',
			compare: 'none',
		});
		await rows();
		const before = (await savedPreferences(ask))['orders_report_columns'];
		await press('Choose which values to display');
		await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Items sold' }));
		await waitFor(() =>
			expect(address()['hidden_columns']?.split(',').sort()).toEqual(['coupons', 'num_items_sold']),
		);
		expect((await savedPreferences(ask))['orders_report_columns']).toEqual(before);
	});

	it('can be renamed, replaced, deleted, and restored with Undo', async () => {
		await openApp('/analytics/orders', refunds);
		await saveView('Refunds', true);
		await screen.findByText(/has been saved/, notice);
		await openApp('/analytics/orders', { ...refunds, period: 'month' });
		await saveView('refunds');
		await waitFor(async () => expect((await keptViews())[0]?.name).toBe('refunds'));
		expect(await keptViews()).toEqual([expect.objectContaining({ isDefault: false })]);
		expect((await keptViews())[0]?.query).toContain('period=month');

		await press('refunds');
		await press('Manage views…');
		const name = await screen.findByRole('textbox', { name: 'Name of the view “refunds”' });
		expect(await violations()).toEqual([]);
		await user.clear(name);
		await user.type(name, 'Money back{Enter}');
		await waitFor(async () => expect((await keptViews())[0]?.name).toBe('Money%20back'));
		await press('Delete the view “Money back”');
		await screen.findByText('The view “Money back” has been deleted.', notice);
		expect(await keptViews()).toEqual([]);
		expect(menu('/analytics/orders')).toEqual(['Orders']);
		await press('Undo');
		await waitFor(async () => expect(await keptViews()).toHaveLength(1));
		await waitFor(() => expect(menu('/analytics/orders')).toEqual(['Orders', 'Money back']));
	});

	it('keep typed text when the shop fails to save, and retry', async () => {
		await openApp('/analytics/orders', refunds);
		network.fail(/users/);
		await saveView('Refunds');
		expect(await screen.findByText(/The view could not be saved/)).toHaveTextContent(
			'The database is away.',
		);
		expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Refunds');
		network.recover();
		await press('Try again');
		await screen.findByText(/has been saved/, notice);
		expect(await keptViews()).toHaveLength(1);
	});

	it('count as unsaved when the shop responds with the old list, and then appear in no menu', async () => {
		await openApp('/analytics/orders', refunds);
		const before = { id: 1, woocommerce_meta: { store_analytics_views: '[]' } };
		network.reply(/wp\/v2\/users\/\d/, before);
		await saveView('Returned');
		expect(await screen.findByText(/The view could not be saved/)).toHaveTextContent(
			'The shop rejected this.',
		);
		expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Returned');
		await press('Cancel');
		await press('Views');
		expect(screen.queryByRole('link', { name: /Returned/ })).not.toBeInTheDocument();
	});

	it('are limited to a hundred: a message says so, typed text stays, and a longer list loses nothing', async () => {
		const many = Array.from({ length: 500 }, (_, index) => ({
			...{ id: `v${index}`, name: `View ${index}`, path: '/customers', query: '' },
			isDefault: false,
		}));
		await openApp('/analytics/orders', refunds);
		await keep(many);
		await reload();
		await saveView('Refunds');
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'You already have 100 views. Delete one first.',
		);
		expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Refunds');
		expect(await keptViews()).toHaveLength(500);
	});

	it('keep typed text when the list is too large for the server, and report that', async () => {
		await openApp('/analytics/orders', refunds);
		await numbers();
		network.reply(
			/users\/me(?!.*context=edit)|users\/\d/,
			'<h1>Request Entity Too Large</h1>',
			413,
		);
		await saveView('Refunds');
		const failure = await screen.findByText(/The view could not be saved/);
		expect(failure).toHaveTextContent('This is too large for the shop’s server.');
		expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Refunds');
		network.recover();
		await press('Try again');
		await screen.findByText(/has been saved/, notice);
	});

	it('report an invalid name', async () => {
		await openApp('/analytics/orders', refunds);
		await saveView(' ');
		expect(await screen.findByText('Enter a name for the view.')).toBeVisible();
		expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('maxlength', '60');
		expect(await keptViews()).toEqual([]);
	});

	it('keep those that another tab has added', async () => {
		await openApp('/analytics/orders', refunds);
		await numbers();
		const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by openApp
		const other = [
			{ id: 'x', name: 'Other', path: '/customers', query: 'period=today', isDefault: false },
		];
		await fetch('/wp-json/wp/v2/users/me', {
			method: 'POST',
			headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
			body: JSON.stringify({ woocommerce_meta: { store_analytics_views: JSON.stringify(other) } }),
		});
		await saveView('Refunds');
		await screen.findByText(/has been saved/, notice);
		expect((await keptViews()).map(({ name }) => name)).toEqual(['Other', 'Refunds']);
	});

	it('can be shared by an address that shows the same to users without them', async () => {
		await openApp('/analytics/orders', { filter: 'advanced', refunds: 'all' });
		await rows();
		await press('Views');
		await press('Copy link');
		await screen.findByText('The link to this view has been copied.', notice);
		const link = new URL(await navigator.clipboard.readText());
		expect(link.origin + link.pathname).toBe(`${window.location.origin}/wp-admin/admin.php`);
		expect(Object.fromEntries(link.searchParams)).toEqual({
			page: 'wc-admin',
			path: '/analytics/orders',
			period: 'month',
			compare: 'previous_year',
			filter: 'advanced',
			refunds: 'all',
			hidden_columns: '',
		});
	});

	it('do not break the page, whatever is stored', async () => {
		await openApp('/analytics/orders');
		const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by openApp
		for (const stored of ['{"broken":', '[1,null,{"id":{},"path":[]}]', '"text"']) {
			await fetch('/wp-json/wp/v2/users/me', {
				method: 'POST',
				headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
				body: JSON.stringify({ woocommerce_meta: { store_analytics_views: stored } }),
			});
			await reload();
			await rows();
			expect(menu('/analytics/orders')).toEqual(['Orders']);
		}
	});
});
