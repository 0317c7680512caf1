/**
 * @jest-environment-options {"store": {"wc_version": "10.9.1", "wc_database_version": "10.9.1"}}
 */
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, network, openApp, reload, withSettings } from '../../support/journey';
import { violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const notice = (text: string) =>
	screen.findByText(text, { selector: '.components-snackbar__content' });
const updates = async () => within(await screen.findByRole('group', { name: 'Updates:' }));

async function saveUpdates(choice: string): Promise<void> {
	await user.click((await updates()).getByRole('radio', { name: choice }));
	await user.click(screen.getByRole('button', { name: 'Save settings' }));
	await notice('Your settings have been saved.');
}

describe('Settings of a shop with WooCommerce 10.9', () => {
	it('show how orders get into the reports: immediately by default', async () => {
		await openApp('/analytics/settings');
		const field = await updates();
		expect(field.getByRole('radio', { name: 'Immediately' })).toBeChecked();
		expect(field.getByRole('radio', { name: 'Scheduled (recommended)' })).not.toBeChecked();
		expect(
			field.getByRole('radio', { name: 'Scheduled (recommended)' }),
		).toHaveAccessibleDescription(/every 12 hours/);
		expect(await violations()).toEqual([]);
	});

	it('[S5.stores.4] save the choice, and ask before they slow down a busy shop', async () => {
		await openApp('/analytics/settings', {}, withSettings({ standsAlone: false }));
		expect(await screen.findByText(/New ones are added automatically/)).toBeInTheDocument();
		await saveUpdates('Scheduled (recommended)');
		expect(screen.getByText(/are added with the next scheduled update/)).toBeInTheDocument();
		expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
		expect(await ask('/wc-analytics/imports/status')).toEqual({
			mode: 'scheduled',
			last_processed_date: '2026-11-20 12:00:00',
			next_scheduled: '2026-11-21 00:00:00',
			import_in_progress_or_due: false,
		});
		await reload();
		expect((await updates()).getByRole('radio', { name: 'Scheduled (recommended)' })).toBeChecked();

		const query = () =>
			within(screen.getByRole('alertdialog', { name: /^Immediate updates can slow down/ }));
		await user.click((await updates()).getByRole('radio', { name: 'Immediately' }));
		await user.click(query().getByRole('button', { name: 'Cancel' }));
		expect((await updates()).getByRole('radio', { name: 'Immediately' })).not.toBeChecked();
		await user.click((await updates()).getByRole('radio', { name: 'Immediately' }));
		await user.click(query().getByRole('button', { name: 'Immediately' }));
		await saveUpdates('Immediately');
		expect(await ask('/wc-analytics/imports/status')).toMatchObject({ mode: 'immediate' });
	});

	it('[S8.11] name Updates when the shop rejects it', async () => {
		await openApp('/analytics/settings');
		network.fail(/settings\/wc_admin\/batch/);
		await user.click((await updates()).getByRole('radio', { name: 'Scheduled (recommended)' }));
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		await notice(
			'There was a problem updating your settings. Not saved: Updates. The shop’s server reported an error (HTTP status 500). The database is away.',
		);
	});
});

describe('Reports of a shop that imports orders in batches', () => {
	const inSettings = async () => {
		await openApp('/analytics/settings');
		const scheduled = (await updates()).getByRole('radio', { name: 'Scheduled (recommended)' });
		// Another test may have selected it already.
		if (scheduled.matches(':checked')) return;
		await saveUpdates('Scheduled (recommended)');
	};
	// Finds the visible text, not the announced one.
	const status = (text: string | RegExp) => screen.findByText(text, { ignore: '[aria-live]' });

	it('show the age of the data and the time of the next import, and import on demand', async () => {
		await inSettings();
		await openApp('/analytics/orders');
		expect(await status('Scheduled updates')).toBeVisible();
		expect(await status('Updated just now')).toHaveAttribute('title', 'Nov 20, 2026 12:00 PM');
		expect(await status('Next update: Nov 21, 2026 12:00 AM')).toBeVisible();
		expect(await violations()).toEqual([]);

		const asked = () => network.requests().filter((path) => path.includes('reports/orders'));
		const before = asked().length;
		await user.click(screen.getByRole('button', { name: 'Update now' }));
		await waitFor(() =>
			expect(network.requests().filter((path) => path.includes('imports/'))).toEqual([
				'/wc-analytics/imports/status?_locale=user',
				'/wc-analytics/imports/trigger?_locale=user',
				'/wc-analytics/imports/status?_locale=user',
			]),
		);
		expect(asked().length).toBe(before);
	});

	it('[S8.13] stay unchanged and report it when the shop cannot start an import', async () => {
		await inSettings();
		await openApp('/analytics/revenue');
		await status('Scheduled updates');
		network.fail(/imports\/trigger/);
		await user.click(await screen.findByRole('button', { name: 'Update now' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'The update could not be started. The shop’s server reported an error (HTTP status 500). The database is away.',
		);
		expect(document.body).not.toHaveTextContent('The reports are up to date.');
		expect(screen.getByRole('button', { name: 'Update now' })).toBeEnabled();
	});

	it('show only how they are updated if the shop returns nothing else', async () => {
		await inSettings();
		await openApp('/analytics/stock');
		await status('Scheduled updates');
		closeApp();
		await openApp('/analytics/taxes');
		network.fail(/imports\/status/);
		expect(await status('Scheduled updates')).toBeVisible();
		expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Update now' })).not.toBeInTheDocument();
	});

	it('are unchanged and send no request about it if orders are imported immediately', async () => {
		await inSettings();
		await user.click((await updates()).getByRole('radio', { name: 'Immediately' }));
		await user.click(
			within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Immediately' }),
		);
		await saveUpdates('Immediately');
		await openApp('/analytics/orders');
		expect(await status('Updated just now')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
		expect(network.requests().join()).not.toContain('imports/');
	});
});

it('Returns are explained as since 10.2, with shipping and taxes; Net sales and Taxes need no note', async () => {
	await openApp('/analytics/revenue', { period: 'month', compare: 'previous_year' });
	const numbers = within(await screen.findByRole('navigation', { name: 'Performance Indicators' }));
	expect(
		await numbers.findByRole('link', {
			name: /^Returns \(Including refunded shipping and taxes\.\)/,
		}),
	).toBeVisible();
	expect(numbers.getByRole('link', { name: /^Net sales[^(]*$/ })).toBeVisible();
	expect(numbers.getByRole('link', { name: /^Taxes[^(]*$/ })).toBeVisible();
});

it('filters of Customers are sorted alphabetically, below a header in the colour of the page', async () => {
	await openApp('/customers', { filter: 'advanced' });
	await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
	const offered = within(await screen.findByRole('dialog')).getAllByRole('button');
	// As WooCommerce 10.9.1 lists them, in sentence case and with the two that only its server knows.
	expect(offered.map(({ textContent }) => textContent)).toEqual([
		'Account',
		'AOV',
		'Country / Region',
		'Email',
		'Last active',
		'Name',
		'No. of orders',
		'Region',
		'Registered',
		'Total spend',
		'Username',
	]);
	expect(document.querySelector('.woocommerce-layout__header')).toHaveClass('is-grey');
});
