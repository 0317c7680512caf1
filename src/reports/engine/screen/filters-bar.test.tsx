import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { getHistory, getNewPath, parseQuery, useQuery } from '@store-analytics/navigation';
import { readSettings } from '../../../platform/settings/settings';
import breakdown from '../../definitions/breakdown';
import orders from '../../definitions/orders';
import refunds from '../../definitions/refunds';
import taxes from '../../definitions/taxes';
import type { Report } from '../definition/define-report';
import { buildModel } from '../definition/model';
import { viewOf } from '../query/view';
import { FiltersBar } from './filters-bar';

const settings = readSettings({});
const path = '/analytics/breakdown';

/** The toolbar of a report that follows the address. */
function Toolbar({ report }: { report: Report }) {
	const query = useQuery();
	const tools = { query, settings, currency: CurrencyFactory() };
	return (
		<FiltersBar
			view={viewOf(buildModel(report, '', settings, { query }), path, tools, storeClock())}
		/>
	);
}

/** The names of the dropdown that filters, at an address. */
function dropdownAt(report: Report, query: Record<string, string>) {
	getHistory().push(getNewPath(query, path, {}));
	const { unmount } = render(<Toolbar report={report} />);
	const { textContent } = screen.getByRole('button', { name: /^Show:/ });
	return { name: textContent, unmount };
}

function nameAt(report: Report, query: Record<string, string>) {
	const { name, unmount } = dropdownAt(report, query);
	unmount();
	return name;
}

const address = () => parseQuery(getHistory().location.search);

describe('The dropdown that filters', () => {
	it('does not name all orders, refunds or places while a filter without its panel limits them', () => {
		expect(nameAt(breakdown, { by: 'device' })).toBe('All orders');
		expect(nameAt(breakdown, { by: 'billing_state', billing_country_is: 'DE' })).toBe(
			'Advanced filters',
		);
		expect(nameAt(refunds, {})).toBe('All refunds');
		expect(nameAt(refunds, { device_is_not: '~' })).toBe('Advanced filters');
		expect(nameAt(taxes, { by: 'country' })).toBe('All places');
		expect(nameAt(taxes, { by: 'country', location_includes: 'DE' })).toBe('Advanced filters');
	});

	it('names the choice of the address, and all rows where a filter needs its panel', () => {
		const compared = { by: 'device', filter: 'compare-values', payment_method_is: 'cod' };
		expect(nameAt(breakdown, compared)).toBe('Comparison');
		// Without its panel, Orders does not heed the filter.
		expect(nameAt(orders, { status_is: 'completed' })).toBe('All orders');
		// Nor does a breakdown by coupon heed a filter of refunds.
		expect(nameAt(breakdown, { by: 'coupon', refund_reason_is: 'x' })).toBe('All orders');
	});

	it('opens the panel of these filters, and ends them with the choice of all orders', async () => {
		dropdownAt(breakdown, { by: 'device', payment_method_is: 'cod' });
		const choose = async (name: string) => {
			await userEvent.click(screen.getByRole('button', { name: /^Show:/ }));
			await userEvent.click(await screen.findByRole('button', { name }));
		};
		await choose('Advanced filters');
		expect(address()).toMatchObject({ filter: 'advanced', payment_method_is: 'cod' });
		act(() => getHistory().goBack());
		await waitFor(() => expect(address()).not.toHaveProperty('filter'));
		await choose('All orders');
		expect(address()).not.toHaveProperty('filter');
		expect(address()).not.toHaveProperty('payment_method_is');
		expect(address()).toHaveProperty('by', 'device');
	});
});
