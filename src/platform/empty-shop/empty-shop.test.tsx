import { render, screen } from '@testing-library/react';
import type { SyncStatus } from '@store-analytics/rest-api';
import { readSettings } from '../settings/settings';
import { SettingsProvider } from '../settings/settings-context';
import { EmptyShop, isEmpty } from '.';

const { dataSource } = readSettings({});
const imported = { ...dataSource, importedAt: '2026-11-01T00:00:00Z', newestOrder: '' };
const shop = (status: Partial<SyncStatus>) => ({
	standsAlone: true,
	dataSource: { ...dataSource, newestOrder: '' },
	connectedShop: { address: '', adminUrl: '', status: status as SyncStatus }, // as: only these are read
});

describe('a shop without an order', () => {
	it('is known after an import', () => {
		const alone = { standsAlone: true, connectedShop: null };
		expect(isEmpty({ ...alone, dataSource: imported })).toBe(true);
		expect(isEmpty({ ...alone, dataSource: { ...imported, newestOrder: '2026-11-02' } })).toBe(
			false,
		);
		expect(isEmpty({ ...alone, standsAlone: false, dataSource: imported })).toBe(false);
	});

	it('is known of a connected shop only when its first sync has ended', () => {
		expect(isEmpty(shop({ isComplete: true, lastOrder: null }))).toBe(true);
		expect(isEmpty(shop({ isComplete: false, lastOrder: null }))).toBe(false);
		expect(isEmpty(shop({ isComplete: true, lastOrder: { number: '1', at: '' } }))).toBe(false);
	});
});

it.each([
	[true, ['Connect my shop', 'See what was imported'], '/shops#way-connect'],
	[false, ['See what was imported'], /path=%2Fanalytics%2Fdata/],
])(
	'An imported shop without an order leads on, to the page Shops where there is one: %s',
	(canChangeShops, names, first) => {
		const settings = {
			...readSettings({ standsAlone: true, canChangeShops }),
			dataSource: imported,
		};
		render(
			<SettingsProvider settings={settings}>
				<EmptyShop />
			</SettingsProvider>,
		);
		const links = screen.getAllByRole('link');
		expect(links.map(({ textContent }) => textContent)).toEqual(names);
		expect(links[0]?.getAttribute('href')).toMatch(first);
	},
);
