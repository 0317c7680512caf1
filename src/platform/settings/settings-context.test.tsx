import { act, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { settingsStore } from '@store-analytics/data';
import { readSettings } from './settings';
import { SettingsProvider, useAppSettings } from './settings-context';

function Shown() {
	const { defaultDateRange, dateType, siteTitle } = useAppSettings();
	return <p>{[siteTitle, defaultDateRange, dateType].join(' ')}</p>;
}

it('The settings context follows the default range and date type of the settings store at once', async () => {
	const wcAdminSettings = { woocommerce_default_date_range: 'period=week' };
	render(
		<SettingsProvider settings={readSettings({ siteTitle: 'Rig', admin: { wcAdminSettings } })}>
			<Shown />
		</SettingsProvider>,
	);
	expect(screen.getByText('Rig period=week date_paid')).toBeVisible();
	await act(async () => {
		await dispatch(settingsStore).updateSettingsForGroup('wc_admin', {
			wcAdminSettings: {
				woocommerce_default_date_range: 'period=today',
				woocommerce_date_type: 'date_created',
			},
		});
	});
	expect(screen.getByText('Rig period=today date_created')).toBeVisible();
});
