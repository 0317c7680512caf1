import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { getHistory, getNewPath, parseQuery, useQuery } from '@store-analytics/navigation';
import { readSettings } from '../../../../platform/settings/settings';
import breakdown from '../../../definitions/breakdown';
import customers from '../../../definitions/customers';
import orders from '../../../definitions/orders';
import products from '../../../definitions/products';
import { buildModel } from '../../definition/model';
import type { Report } from '../../definition/define-report';
import { viewOf } from '../../query/view';
import FilterChips from './filter-chips';

const statuses = { completed: 'Completed', cancelled: 'Cancelled' };
const settings = readSettings({ admin: { orderStatuses: statuses } });
const path = '/analytics/orders';

/** A toolbar of the report that follows the address. */
function Toolbar({ report }: { report: Report }) {
	const query = useQuery();
	const tools = { query, settings, currency: CurrencyFactory() };
	return (
		<section className="woocommerce-filters">
			<button>Date range</button>
			<FilterChips view={viewOf(buildModel(report, '', settings), path, tools, storeClock())} />
		</section>
	);
}

function open(report: Report, query: Record<string, string | string[]>) {
	getHistory().push(getNewPath(query, path, {}));
	render(<Toolbar report={report} />);
}
const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const address = () => parseQuery(getHistory().location.search);

describe('The active filters in the toolbar', () => {
	it('are named, and removing one changes the address at once and keeps the others', async () => {
		open(orders, {
			filter: 'advanced',
			match: 'any',
			status_is: 'completed',
			customer_type: 'new',
			refunds: 'none',
		});
		await screen.findByText('Refund: None');
		expect(texts()).toEqual(['Order status: Completed', 'Customer type: New', 'Refund: None']);
		const remove = screen.getByRole('button', { name: 'Remove filter: Customer type: New' });
		await userEvent.click(remove);
		expect(address()).toMatchObject({ match: 'any', status_is: 'completed', refunds: 'none' });
		expect(address()).not.toHaveProperty('customer_type');
		expect(texts()).toEqual(['Order status: Completed', 'Refund: None']);
		expect(screen.getByRole('button', { name: 'Remove filter: Refund: None' })).toHaveFocus();
	});

	it('[S4.advanced-filter-panel.4] leave the address without filters when the last one goes, by keyboard too', async () => {
		open(orders, { filter: 'advanced', match: 'any', status_is_not: 'cancelled' });
		await screen.findByText('Order status Is not Cancelled');
		const remove = screen.getByRole('button', { name: /^Remove filter: / });
		remove.focus();
		await userEvent.keyboard('{Enter}');
		expect(address()).not.toHaveProperty('status_is_not');
		expect(address()).not.toHaveProperty('match');
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Date range' })).toHaveFocus();
	});

	it('write rules that say more than equality as the panel does', async () => {
		open(customers, { filter: 'advanced', orders_count_between: ['2', '5'] });
		await screen.findByText(/^No\. of orders Between 2 – 5$/);
	});

	it('tell items that are compared, and nothing before any is chosen', async () => {
		open(products, { filter: 'compare-products', products: '11,12' });
		await screen.findByText('Comparison: 11,12');
		cleanup();
		open(products, { filter: 'compare-products' });
		await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
	});

	it('do not repeat the one product that the dropdown names', async () => {
		open(products, { filter: 'single_product', products: '11' });
		await act(async () => undefined);
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
	});

	it('[S2.advanced-filter-panel.6] are only those that numbers heed: no rows without their panel, and none beside a search', async () => {
		open(orders, { status_is: 'completed' });
		await act(async () => undefined);
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
		cleanup();
		open(products, { filter: 'compare-products', products: '11,12', search: 'mug' });
		await act(async () => undefined);
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
		cleanup();
		open(breakdown, { by: 'device', status_is: 'completed' });
		await screen.findByText('Order status: completed');
	});

	it('are none without filters in the address', () => {
		open(orders, { period: 'month', filter: 'advanced' });
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
	});
});
