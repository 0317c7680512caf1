/**
 * @jest-environment-options {"store": {"wc_version": "11.0.0", "wc_database_version": "11.0.0"}}
 */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeApp, network, openApp, withSettings } from '../../support/journey';
import { violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const status = (failed?: number, overflow = 0) => ({
	mode: 'scheduled',
	last_processed_date: '2026-11-20 06:00:00',
	next_scheduled: null,
	import_in_progress_or_due: false,
	...(failed !== undefined && { failed_count: failed, failed_overflow_count: overflow }),
});
/** In WordPress, whose Settings has the import. */
const answering = (reply: object) => () => {
	withSettings({ standsAlone: false })();
	network.reply(/imports\/status/, reply);
};
const isScheduled = () => {
	const page = window as unknown as { wcSettings: { admin: { wcAdminSettings: object } } }; // as: the store's page defines it
	Object.assign(page.wcSettings.admin.wcAdminSettings, {
		woocommerce_analytics_scheduled_import: 'yes',
	});
};
const retries = () => network.requests().filter((path) => path.includes('imports/retry-failed'));
/** No status of the store, which has no failed orders, arrives before the request: it would take the button away. */
async function tryAgain() {
	const release = network.hold(/imports\/status/);
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await waitFor(() => expect(retries()).toHaveLength(1));
	release();
}
const three = '3 orders are missing from the reports, because their import failed.';

describe('Orders whose import failed', () => {
	it('[S4.import.1] are named in Settings until another try has succeeded', async () => {
		await openApp('/analytics/settings', {}, answering(status(3)));
		expect(await screen.findByText(three)).toBeVisible();
		expect(await violations()).toEqual([]);
		network.recover();
		network.reply(/imports\/retry-failed/, {
			success: true,
			message: '',
			retried_count: 3,
			pruned_count: 0,
			already_scheduled_count: 0,
			error_count: 0,
		});
		await tryAgain();
		await waitFor(() => expect(screen.queryByText(/missing from the reports/)).toBeNull());
	});

	it('[S8.13] stay named when the shop cannot try again, with the reason', async () => {
		await openApp('/analytics/settings', {}, answering(status(1)));
		const one = '1 order is missing from the reports, because its import failed.';
		expect(await screen.findByText(one)).toBeVisible();
		network.fail(/imports\/retry-failed/);
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'The import could not be tried again. The shop’s server reported an error (HTTP status 500). The database is away.',
		);
		expect(screen.getByText(one)).toBeVisible();
	});

	it('are forgotten when nothing is left to try again, as the store itself says', async () => {
		await openApp('/analytics/settings', {}, answering(status(3)));
		await screen.findByText(three);
		network.recover();
		await tryAgain();
		await waitFor(() => expect(screen.queryByText(/missing from the reports/)).toBeNull());
		expect(screen.queryByRole('alert')).toBeNull();
	});

	it('are more than the shop lists: then past data must be imported again', async () => {
		await openApp('/analytics/settings', {}, answering(status(1000, 7)));
		expect(
			await screen.findByText(
				'More than 1,000 orders are missing from the reports, because their import failed. Import historical data in the settings, and skip what was imported before.',
			),
		).toBeVisible();
		closeApp();
		await openApp('/analytics/settings', {}, answering(status(0, 7)));
		expect(await screen.findByText(/^Orders are missing from the reports/)).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
	});

	it('are named above each report of a shop with scheduled imports', async () => {
		await openApp('/analytics/orders', {}, () => {
			isScheduled();
			answering(status(3))();
		});
		expect(await screen.findByText(three)).toBeVisible();
		expect(screen.getByRole('button', { name: 'Update now' })).toBeVisible();
		expect(await violations()).toEqual([]);
	});

	it('are not mentioned by an older shop, by one without any and to users who may not try again', async () => {
		await openApp(
			'/analytics/settings',
			{},
			withSettings({ standsAlone: false, wcVersion: '10.9.1' }),
		);
		await screen.findByText('Status: All historical data imported');
		expect(network.requests().join()).not.toContain('imports/status');
		closeApp();
		for (const reply of [status(0), status()]) {
			await openApp('/analytics/settings', {}, answering(reply));
			await waitFor(() => expect(network.requests().join()).toContain('imports/status'));
			await screen.findByText('Status: All historical data imported');
			expect(screen.queryByText(/missing from the reports/)).toBeNull();
			closeApp();
		}
	});
});
