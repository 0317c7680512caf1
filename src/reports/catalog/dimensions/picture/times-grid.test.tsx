import { fireEvent, render, screen } from '@testing-library/react';
import { StoreProvider } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import CurrencyFactory from '@store-analytics/currency';
import { parseQuery } from '@store-analytics/navigation';
import { configureClient } from '@store-analytics/rest-api/client';
import { readSettings } from '../../../../platform/settings/settings';
import type { ChartMetric } from '../../../engine/definition/definition';
import { TimesGrid } from './times-grid';

const charts: ChartMetric[] = [{ key: 'orders_count', label: 'Orders', type: 'number' }];

const shop = { standsAlone: true, timeFormat: 'H:i', timeZone: 'America/New_York' };

/** Has the shop respond with so many orders on Tuesdays at 14 h. */
function respondWith(orders: number) {
	const rows = [{ weekday: '2', hour: '14', orders_count: orders, label: {} }];
	const body = JSON.stringify({ rows, rows_count: 1, totals: {} });
	globalThis.fetch = jest.fn(async () => ({
		...{ ok: true, status: 200, headers: new Headers(), text: async () => body },
	})) as never; // the part of a response that is read
}

/** Stands for the button of the header. */
function Refresh() {
	const { refresh } = useShownResponses();
	return <button onClick={refresh}>Refresh</button>;
}

/** Shows 3 orders on Tuesdays at 14 h, in a shop that begins its weeks on Sunday. */
async function show(report = 'breakdown', page: object = {}) {
	respondWith(3);
	const settings = readSettings({ ...shop, ...page });
	const currency = CurrencyFactory();
	const store = {
		...{ currency, weekStart: 0, locale: 'en_US', dateFormat: 'Y-m-d', isRtl: false },
		adminUrl: '/wp-admin/',
	};
	const query = { by: 'hour', device_is: 'Mobile', period: 'year' };
	const days = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
	const request = { by: 'hour', device_is: 'Mobile', ...days };
	render(
		<StoreProvider value={store}>
			<TimesGrid
				path={`/analytics/${report}`}
				chosen="hour"
				{...{ query, request, charts, tools: { query, settings, currency } }}
			/>
			<Refresh />
		</StoreProvider>,
	);
	await screen.findByRole('gridcell', { name: /: 3$/ });
}

beforeAll(() => {
	configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
});

describe('The grid of days and hours', () => {
	it('begins with the first day of the shop’s week, and writes hours as the shop does', async () => {
		await show();
		// What is seen, and what is read.
		const days = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
		expect([days[0], days[1], days[6]]).toEqual(['SunSunday', 'MonMonday', 'SatSaturday']);
		expect(screen.getByRole('gridcell', { name: 'Tuesday, 14:00: 3' })).toBeInTheDocument();
	});

	it('writes hours in the language’s form where the page does not say the shop’s', async () => {
		await show('breakdown', { timeFormat: undefined });
		expect(screen.getByRole('gridcell', { name: 'Tuesday, 2 PM: 3' })).toBeInTheDocument();
	});

	it('has the numbers of today after a refresh, and those of before until then', async () => {
		await show();
		respondWith(5);
		fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
		expect(screen.getByRole('gridcell', { name: /: 3$/ })).toBeInTheDocument();
		expect(await screen.findByRole('gridcell', { name: 'Tuesday, 14:00: 5' })).toBeInTheDocument();
	});

	it('says whose time it is', async () => {
		await show();
		expect(
			screen.getByText('Times are in the shop’s time zone: America/New York.'),
		).toBeInTheDocument();
	});

	it('opens the orders of a cell within the filters, and nothing where there are none', async () => {
		await show();
		const [link, ...others] = screen.getAllByRole('link');
		expect(others).toEqual([]);
		const href = link?.getAttribute('href') ?? '';
		expect(parseQuery(href.slice(href.indexOf('?')))).toMatchObject({
			...{ path: '/analytics/orders', filter: 'advanced', period: 'year' },
			...{ weekday_is: '2', hour_is: '14', device_is: 'Mobile' },
		});
	});

	it('opens no orders from refunds, which have hours of their own', async () => {
		await show('refunds');
		expect(screen.queryByRole('link')).toBeNull();
	});
});
