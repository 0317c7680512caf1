import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
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
import { numbers, violations } from '../../support/journey-steps';
import { syncStatus } from '../../support/stores/sync-status';

const user = userEvent.setup();
const confirm = jest.fn(() => true);

beforeEach(() => {
	confirm.mockReset().mockReturnValue(true);
	window.confirm = confirm;
});
afterEach(closeApp);

const group = (name: string) => screen.findByRole('group', { name });
const box = async (legend: string, name: string) =>
	within(await group(legend)).getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** The visible message; a live region also announces it. */
const notice = (text: string) =>
	screen.findByText(text, { selector: '.components-snackbar__content' });
const openSettings = (query: Record<string, string> = {}) => openApp('/analytics/settings', query);

async function saved(): Promise<Record<string, unknown>> {
	const settings = await ask<{ id: string; value: unknown }[]>('/wc-analytics/settings/wc_admin');
	return Object.fromEntries(settings.map(({ id, value }) => [id, value]));
}

async function chooseDefaultRange(preset: string): Promise<void> {
	await user.click(
		within(await group('Default date range:')).getByRole('button', { name: /^Date range/ }),
	);
	await user.click(await screen.findByRole('radio', { name: preset }));
}

/** Checks whether the browser would ask before leaving the page. */
function asksBeforeLeaving(): boolean {
	return !fireEvent(window, new Event('beforeunload', { cancelable: true }));
}

describe('Analytics settings of a connected shop', () => {
	it('are shown as in the shop, with a link to change them there', async () => {
		const adminUrl = 'https://shop.example/wp-admin/';
		const connectedShop = { address: 'https://shop.example', adminUrl, status: syncStatus() };
		await openApp('/analytics/settings', {}, withSettings({ connectedShop }));
		const excluded = await box('Excluded statuses:', 'Failed');
		expect(excluded).toBeChecked();
		for (const role of ['checkbox', 'combobox'] as const) {
			for (const field of screen.getAllByRole(role)) expect(field).toBeDisabled();
		}
		expect(screen.getByRole('button', { name: /Month to date/ })).toBeDisabled();
		expect(screen.getByText(/come from https:\/\/shop\.example and/)).toBeVisible();
		expect(screen.getByRole('link', { name: /^Open in the shop/ })).toHaveAttribute(
			'href',
			`${adminUrl}admin.php?page=wc-admin&path=/analytics/settings`,
		);
		expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Reset defaults' })).not.toBeInTheDocument();
		expect(await violations()).toEqual([]);
	});
});

describe('Analytics settings', () => {
	it('show saved values, without a request for them and without an accessibility violation', async () => {
		await openSettings();
		expect(await box('Excluded statuses:', 'Failed')).toBeChecked();
		expect(await box('Excluded statuses:', 'Processing')).not.toBeChecked();
		expect(await box('Actionable statuses:', 'Processing')).toBeChecked();
		expect(screen.queryByRole('checkbox', { name: 'Refunded' })).not.toBeInTheDocument();
		expect(screen.getByRole('button', { name: /Month to date/ })).toBeVisible();
		expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveDisplayValue('Date paid');
		// WooCommerce 9.4 does not have this choice.
		expect(screen.queryByRole('group', { name: 'Updates:' })).not.toBeInTheDocument();
		expect(network.requests().join()).not.toContain('settings/');
		expect(await violations()).toEqual([]);
	});

	it('[S5.stores.4, S4.settings.1] save changes once, and ask before the user leaves unsaved ones', async () => {
		await openSettings();
		await user.click(await box('Excluded statuses:', 'On hold'));
		expect(asksBeforeLeaving()).toBe(true);
		await user.click(screen.getByRole('link', { name: 'Revenue' }));
		const question = await screen.findByRole('alertdialog', {
			name: 'Changes you made may not be saved. Leave this page?',
		});
		expect(address()).toMatchObject({ path: '/analytics/settings' });
		await user.click(within(question).getByRole('button', { name: 'Cancel' }));
		expect(question).not.toBeInTheDocument();
		expect(address()).toMatchObject({ path: '/analytics/settings' });
		expect(confirm).not.toHaveBeenCalled();

		await user.click(button('Save settings'));
		expect(await notice('Your settings have been saved.')).toBeVisible();
		await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
		// An unchanged field still shows its value.
		expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveDisplayValue('Date paid');
		expect(button('Save settings')).toHaveFocus();
		await user.click(button('Save settings'));
		expect(network.requests().filter((path) => path.includes('batch'))).toHaveLength(1);
		expect((await saved())['woocommerce_excluded_report_order_statuses']).toEqual(
			expect.arrayContaining(['pending', 'cancelled', 'failed', 'on-hold']),
		);
		await reload();
		expect(await box('Excluded statuses:', 'On hold')).toBeChecked();
	});

	it('[S8.11] keep entered values when the shop rejects them', async () => {
		await openSettings();
		network.fail(/settings\/wc_admin\/batch/);
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Date type' }),
			'Date created',
		);
		await user.click(button('Save settings'));
		expect(
			await notice(
				'There was a problem updating your settings. Not saved: Date type. The shop’s server reported an error (HTTP status 500). The database is away.',
			),
		).toBeVisible();
		expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveDisplayValue('Date created');
		expect((await saved())['woocommerce_date_type']).toBe('');
		network.recover();
		await user.click(button('Save settings'));
		expect(await notice('Your settings have been saved.')).toBeVisible();
		expect((await saved())['woocommerce_date_type']).toBe('date_created');
	});

	it('[S8.11] name the rejected values, keep them for another try and save the rest', async () => {
		await openApp('/analytics/settings', {}, ({ addFilter }) =>
			addFilter('woocommerce_admin_analytics_settings', 'shop/more', (own: object) => ({
				...own,
				shop_note: { label: 'Shop note:', inputType: 'text', defaultValue: 'none' },
			})),
		);
		await user.click(await box('Actionable statuses:', 'Cancelled'));
		const note = within(await group('Shop note:')).getByRole('textbox', { name: 'Shop note' });
		await user.clear(note);
		await user.type(note, 'Closed on Sundays');
		await user.click(button('Save settings'));
		expect(
			await notice('There was a problem updating your settings. Not saved: Shop note.'),
		).toBeVisible();
		expect(note).toHaveValue('Closed on Sundays');
		expect(asksBeforeLeaving()).toBe(true);
		expect((await saved())['woocommerce_actionable_order_statuses']).toContain('cancelled');
	});

	it('open reports with the new default range at once and drop the old dates from links', async () => {
		await openSettings({ period: 'today', compare: 'previous_period' });
		const revenue = await screen.findByRole('link', { name: 'Revenue' });
		await waitFor(() => expect(revenue.getAttribute('href')).toContain('period=today'));
		await chooseDefaultRange('Last year');
		await user.click(button('Save settings'));
		await waitFor(() => expect(revenue.getAttribute('href')).not.toContain('period'));
		await user.click(revenue);
		expect(confirm).not.toHaveBeenCalled();
		await numbers();
		expect(
			screen.getByRole('button', { name: /Last year \(Jan 1 - Dec 31, 2025\)/ }),
		).toBeVisible();
	});

	it('discard unsaved changes if the user confirms', async () => {
		await openSettings();
		await user.click(await box('Excluded statuses:', 'On hold'));
		await user.click(screen.getByRole('link', { name: 'Stock' }));
		const question = await screen.findByRole('alertdialog');
		await user.click(within(question).getByRole('button', { name: 'Leave page' }));
		expect(await screen.findByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
		expect(asksBeforeLeaving()).toBe(false);
		expect(confirm).not.toHaveBeenCalled();
	});

	it('return to the defaults after a confirmation', async () => {
		await openSettings();
		await user.click(await screen.findByRole('button', { name: 'Reset defaults' }));
		const query = () =>
			screen.getByRole('alertdialog', { name: 'Set all settings back to their default values?' });
		await user.click(within(query()).getByRole('button', { name: 'Cancel' }));
		expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
		expect(button('Reset defaults')).toHaveFocus();
		expect(network.requests().join()).not.toContain('batch');
		await user.click(button('Reset defaults'));
		await user.click(within(query()).getByRole('button', { name: 'Reset defaults' }));
		expect(await notice('Your settings have been saved.')).toBeVisible();
		expect(await saved()).toMatchObject({
			woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
			woocommerce_default_date_range: 'period=month&compare=previous_year',
			woocommerce_date_type: 'date_paid',
		});
		expect(await box('Excluded statuses:', 'On hold')).not.toBeChecked();
	});

	it('show inputs of extensions and pass them the saved values', async () => {
		await openApp('/analytics/settings', {}, ({ addFilter }) =>
			addFilter('woocommerce_admin_analytics_settings', 'shop/more', (own: object) => ({
				...own,
				clean: {
					label: 'Clean up:',
					inputType: 'button',
					callback: (done: () => void, _failed: () => void, notify: (...all: string[]) => void) => {
						notify('success', 'All is clean.');
						done();
					},
				},
			})),
		);
		await user.click(within(await group('Clean up:')).getByRole('button'));
		expect(await notice('All is clean.')).toBeVisible();
	});
});
