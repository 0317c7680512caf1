import { render, screen } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import orders from '../../definitions/orders';
import { buildModel } from '../definition/model';
import { viewOf } from '../query/view';
import { Download } from './download';

const settings = readSettings({ adminUrl: '/wp-admin/', admin: { filtersByDimension: true } });
const model = buildModel(orders, 'Orders', settings);

/** Shows the button of Orders in wp-admin, with more rows than are on screen. */
function show(filter: Readonly<Record<string, string>>) {
	const tools = { query: { filter: 'advanced', ...filter }, settings, currency: CurrencyFactory() };
	const view = viewOf(model, '/analytics/orders', tools, storeClock());
	const items = { data: [{}], totalResults: 60 } as never; // what the button reads
	render(
		<Download {...{ view, items }} hidden={[]} choice={[]} sort={undefined} isDisabled={false} />,
	);
	return screen.queryByRole('button', { name: 'Other ways to download' });
}

describe('The file of Orders in wp-admin', () => {
	it('can be mailed with WooCommerce’s own filters', () => {
		expect(show({ status_is: 'completed' })).toBeVisible();
	});

	it('is not offered by email with filters by dimension, which WooCommerce leaves out', () => {
		expect(show({ device_is: 'Mobile' })).not.toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
	});
});
