import { act, render, screen } from '@testing-library/react';
import { configureClient } from '@store-analytics/rest-api/client';
import { readSettings } from '../../../platform/settings/settings';
import { SettingsProvider } from '../../../platform/settings/settings-context';
import orders from '../../../reports/definitions/orders';
import { buildModel } from '../../../reports/engine/definition/model';
import { PinnedReport } from './pinned-report';

const path = '/analytics/orders';
const reading = /^1,200 of 5,000 orders have been read so far\./;

const noNumbers = { totals: {}, intervals: [] };

beforeAll(() => {
	configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
});

/** Shows pinned net sales of a shop that has read some of its orders. */
function showPinned(query: string, page: object = {}) {
	const asked: string[] = [];
	globalThis.fetch = async (url) => {
		asked.push(String(url));
		const isOfFill = String(url).includes('dimensions-status');
		const told = isOfFill ? { status: 'filling', done: 1200, total: 5000 } : noNumbers;
		const text = async () => JSON.stringify(told);
		return { ok: true, status: 200, headers: new Headers(), text } as Response; // as: what the client reads
	};
	const admin = { filtersByDimension: true };
	const settings = readSettings({ adminUrl: '/wp-admin/', wcVersion: '10.9.1', admin, ...page });
	const model = buildModel(orders, 'Orders', settings, { query: {} });
	const pins = [{ kind: 'number', path, metric: 'net_revenue', query } as const];
	const section = { query: { period: 'month', compare: 'previous_year' } } as never; // as: all that a pin reads of it
	render(
		<SettingsProvider settings={settings}>
			<PinnedReport group={{ path, query, pins }} model={model} section={section} />
		</SettingsProvider>,
	);
	return asked;
}

describe('Pinned numbers', () => {
	it('with a filter by dimension say how many orders the plugin has read', async () => {
		showPinned('filter=advanced&device_is=Mobile');
		expect(await screen.findByText(reading)).toBeVisible();
	});

	it.each([
		['without a filter', 'refunds=all', {}],
		[
			'of a store server, which has read all orders',
			'filter=advanced&device_is=Mobile',
			{ standsAlone: true },
		],
	])('%s do not ask for that', async (_which, query, page) => {
		const asked = showPinned(query, page);
		await screen.findByRole('list');
		await act(() => import('../../../reports/data-status/reading/filtered-orders'));
		await act(async () => {});
		expect(asked.join()).not.toContain('dimensions-status');
	});
});
