/**
 * @jest-environment-options {"store": {"wc_version": "10.9.1", "wc_database_version": "10.9.1"}}
 */
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, network, openApp, reload } from '../support/journey';
import { violations } from '../support/journey-steps';

const user = userEvent.setup();
const confirm = jest.fn(() => true);

beforeEach(() => {
	confirm.mockReset().mockReturnValue(true);
	window.confirm = confirm;
});
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
	it('say how orders come into the reports: immediately as long as nobody chose', async () => {
		await openApp('/analytics/settings');
		const field = await updates();
		expect(field.getByRole('radio', { name: 'Immediately' })).toBeChecked();
		expect(field.getByRole('radio', { name: 'Scheduled (recommended)' })).not.toBeChecked();
		expect(
			field.getByRole('radio', { name: 'Scheduled (recommended)' }),
		).toHaveAccessibleDescription(/every 12 hours/);
		expect(await violations()).toEqual([]);
	});

	it('[S5.stores.4] save the choice, and ask before a busy shop is slowed down', async () => {
		await openApp('/analytics/settings');
		await saveUpdates('Scheduled (recommended)');
		expect(confirm).not.toHaveBeenCalled();
		expect(await ask('/wc-analytics/imports/status')).toEqual({
			mode: 'scheduled',
			last_processed_date: '2026-11-20 12:00:00',
			next_scheduled: '2026-11-21 00:00:00',
			import_in_progress_or_due: false,
		});
		await reload();
		expect((await updates()).getByRole('radio', { name: 'Scheduled (recommended)' })).toBeChecked();

		confirm.mockReturnValue(false);
		await user.click((await updates()).getByRole('radio', { name: 'Immediately' }));
		expect(confirm).toHaveBeenCalledTimes(1);
		expect((await updates()).getByRole('radio', { name: 'Immediately' })).not.toBeChecked();
		confirm.mockReturnValue(true);
		await saveUpdates('Immediately');
		expect(await ask('/wc-analytics/imports/status')).toMatchObject({ mode: 'immediate' });
	});

	it('[S8.11] name Updates when the shop does not take it', async () => {
		await openApp('/analytics/settings');
		network.fail(/settings\/wc_admin\/batch/);
		await user.click((await updates()).getByRole('radio', { name: 'Scheduled (recommended)' }));
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		await notice('There was a problem updating your settings. Not saved: Updates.');
	});
});
