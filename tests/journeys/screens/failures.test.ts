import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, network, openApp } from '../../support/journey';
import { numbers, october, rows, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const alert = () => screen.findByRole('alert');
const here = () => window.location.pathname + window.location.search;
const notice = (text: RegExp) =>
	screen.findByText(text, { selector: '.components-snackbar__content' });

describe('A screen whose panels all fail', () => {
	it('says once that the user is signed out, and leads to the log-in and back to the same place', async () => {
		await openApp('/analytics/revenue', { ...october, chart: 'taxes' });
		network.signOut();
		await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
		expect(await alert()).toHaveTextContent('You are logged out.');
		expect(within(await alert()).getByRole('link', { name: 'Log in again' })).toHaveAttribute(
			'href',
			here(),
		);
		expect(here()).toContain('chart=taxes');
		expect(screen.queryByRole('table')).not.toBeInTheDocument();
		expect(document.body).not.toHaveTextContent(/up to date/);
		expect(await violations()).toEqual([]);
	});

	it('says the reason once, and a single “Try again” reloads everything', async () => {
		await openApp('/analytics/orders', october);
		network.fail(/reports\/orders/);
		await waitFor(() => {
			expect(screen.getAllByRole('alert')).toHaveLength(1);
			expect(document.querySelector('.is-loading, .is-placeholder')).toBeNull();
		});
		expect(await alert()).toHaveTextContent(
			'The shop’s server reported an error (HTTP status 500).The database is away.',
		);
		network.recover();
		await user.click(within(await alert()).getByRole('button', { name: 'Try again' }));
		expect(within(await numbers()).getByText('$15,196.53')).toBeVisible();
		expect(await rows()).toHaveLength(25);
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('shows separate messages if one panel fails for another reason', async () => {
		await openApp('/analytics/orders', { ...october, orderby: 'net_total' });
		network.fail(/orders\/stats/);
		network.reply(/orderby=net_total/, '', 413);
		await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
		expect(screen.getByText('This is too large for the shop’s server.')).toBeVisible();
	});

	it('says once that everything takes long, and keeps waiting', async () => {
		await openApp('/analytics/orders', { ...october, before: '2026-10-27' });
		const release = network.hold(/reports\/orders/);
		const waiting = /taking long to respond/;
		expect(await screen.findAllByText(waiting, { selector: 'p' })).toHaveLength(1);
		release();
		expect(await rows()).toHaveLength(25);
		// The panels finish one by one.
		await waitFor(() => expect(screen.queryAllByText(waiting, { selector: 'p' })).toEqual([]));
	});

	it('says it once on Overview too, in place of its sections', async () => {
		await openApp('/analytics/overview', { ...october, before: '2026-10-28' });
		network.signOut();
		await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
		expect(screen.queryByRole('heading', { name: 'Leaderboards' })).not.toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Log in again' })).toBeVisible();
	});
});

describe('A panel that fails', () => {
	it.each([
		['nothing at all', ''],
		['an empty list', []],
		['something of another shape', { status: 'ok', data: { totals: { net_revenue: 5 } } }],
	])(
		'shows a message for %s in place of numbers, which are not shown as zero',
		async (_what, body) => {
			await openApp('/analytics/revenue', { ...october, orderby: 'taxes' });
			network.reply(/revenue\/stats.*interval=day(?!.*orderby=taxes)/, body);
			await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
			expect(screen.getAllByText('The shop sent an unexpected response.').length).toBeGreaterThan(
				0,
			);
			expect(document.body).not.toHaveTextContent(/N\/A|No data/);
			expect((await rows()).length).toBeGreaterThan(0);
		},
	);

	it('shows a message for rows that are not a list', async () => {
		await openApp('/analytics/orders', { ...october, orderby: 'net_total' });
		network.reply(/orderby=net_total/, { rows: [] });
		expect(await alert()).toHaveTextContent('The shop sent an unexpected response.');
		expect(await numbers()).toBeVisible();
	});

	it('shows the first line of an HTML page that came instead of data, as text', async () => {
		await openApp('/analytics/orders', { ...october, orderby: 'net_total' });
		const page = '<html><title>Blocked by <i>Shield</i></title><body>Ray 7</body></html>';
		network.reply(/orderby=net_total/, page);
		expect(await alert()).toHaveTextContent(
			'A firewall or a PHP notice may be the cause. It begins: Blocked by Shield',
		);
	});

	it('says that the user lacks a permission, without a log-in', async () => {
		await openApp('/analytics/orders', { ...october, orderby: 'net_total' });
		const refusal = { code: 'rest_forbidden', message: 'Sorry, you cannot list resources.' };
		network.reply(/orderby=net_total/, refusal, 403);
		expect(await alert()).toHaveTextContent(
			'Your account is not allowed to do this.Sorry, you cannot list resources.',
		);
		expect(screen.queryByRole('link', { name: /^Log in/ })).not.toBeInTheDocument();
	});

	it('says that the user is offline', async () => {
		await openApp('/analytics/orders', { ...october, orderby: 'net_total' });
		const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		network.cut(/orderby=net_total/);
		expect(await alert()).toHaveTextContent('You seem to be offline.');
		onLine.mockRestore();
	});

	it('keeps waiting, and says so after ten seconds', async () => {
		await openApp('/analytics/orders', { ...october, orderby: 'net_total' });
		const release = network.hold(/orderby=net_total/);
		const began = Date.now();
		const note = await screen.findByText(/taking long to respond/, { selector: 'p' });
		expect(Date.now() - began).toBeGreaterThan(9_000);
		release();
		expect(await rows()).toHaveLength(25);
		expect(note).not.toBeInTheDocument();
	});
});

describe('The page of a product whose parts fail', () => {
	it('comes back whole with one “Try again”, with its name, months and orders', async () => {
		await openApp('/analytics/products', { ...october, filter: 'single_product', products: '74' });
		network.fail(/interval=month|reports\/orders|products\?.*_fields=/);
		await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
		network.recover();
		await user.click(within(screen.getAllByRole('alert')[0] as HTMLElement).getByRole('button')); // found above
		expect(await screen.findByRole('heading', { level: 1, name: 'Hoodie' })).toBeVisible();
		expect(await screen.findByRole('table', { name: /^Last twelve months/ })).toBeVisible();
		expect(await screen.findByRole('table', { name: /^Orders/ })).toBeVisible();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});
});

describe('Products without its categories', () => {
	it('says so above the table, shows the rest, and loads them on demand', async () => {
		await openApp('/analytics/products', october);
		network.fail(/products\/categories/);
		expect(await alert()).toHaveTextContent(
			'The categories could not be loaded. The shop’s server reported an error (HTTP status 500).',
		);
		expect(await rows()).toHaveLength(25);
		network.recover();
		await user.click(within(await alert()).getByRole('button', { name: 'Try again' }));
		expect((await screen.findAllByRole('link', { name: 'Hoodies & Sweats' }))[0]).toBeVisible();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('loads them with the rest, if everything failed', async () => {
		await openApp('/analytics/products', october);
		network.fail(/reports\/products|products\/categories/);
		await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
		network.recover();
		await user.click(within(await alert()).getByRole('button', { name: 'Try again' }));
		expect((await screen.findAllByRole('link', { name: 'Hoodies & Sweats' }))[0]).toBeVisible();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});
});

describe('Something to save or download', () => {
	const save = async () => {
		await openApp('/analytics/settings');
		const type = await screen.findByRole('combobox', { name: 'Date type' });
		await user.selectOptions(type, 'Date created');
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
	};

	it.each([
		['nothing', ''],
		['a list', []],
		['settings of no batch', { woocommerce_date_type: 'date_created' }],
	])('counts as unsaved when the shop responds with %s', async (_what, body) => {
		network.recover();
		await openApp('/analytics/settings');
		network.reply(/settings\/wc_admin\/batch/, body);
		const type = await screen.findByRole('combobox', { name: 'Date type' });
		await user.selectOptions(type, 'Date created');
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		expect(
			await notice(/Not saved: Date type\. The shop sent an unexpected response\./),
		).toBeVisible();
		expect(screen.queryByText('Your settings have been saved.')).not.toBeInTheDocument();
		expect(type).toHaveDisplayValue('Date created');
	});

	it('counts as saved for other responses', async () => {
		await save();
		expect(await notice(/^Your settings have been saved\.$/)).toBeVisible();
		expect(
			await ask<{ value: unknown }>('/wc-analytics/settings/wc_admin/woocommerce_date_type'),
		).toMatchObject({ value: 'date_created' });
	});

	it('reports for a setting and a choice that the user is signed out, with the log-in', async () => {
		await openApp('/analytics/settings');
		const [box] = await screen.findAllByRole('checkbox', { name: 'Processing' });
		await user.click(box as HTMLElement); // found above
		network.signOut();
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		expect(await notice(/Not saved: .*You are logged out\./)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toHaveAttribute(
			'href',
			here(),
		);
	});

	it('reports why a download failed', async () => {
		await openApp('/analytics/orders', october);
		await rows();
		network.reply(/per_page=100.*|reports\/orders\?.*page=2/, '<h1>Request too large</h1>', 413);
		await user.click(screen.getByRole('button', { name: 'Download' }));
		expect(
			await notice(
				/^The download could not be made: This is too large for the shop’s server\. Choose a shorter/,
			),
		).toBeVisible();
	});

	it('produces no file from pages of another shape', async () => {
		await openApp('/analytics/orders', october);
		await rows();
		network.reply(/per_page=100/, {});
		await user.click(screen.getByRole('button', { name: 'Download' }));
		expect(await notice(/could not be made: The shop sent an unexpected/)).toBeVisible();
	});
});
