import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getQuery, useQuery } from '@store-analytics/navigation';
import { productFilters } from '../../testing/product-filters';
import { axeViolations } from '../../testing/axe';
import { fakeShop } from '../../testing/fake-shop';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';
import { ReportFilters, type ReportFiltersProps } from './report-filters';

pinShop();
hideKnownWarnings();
fakeShop();

function show(search: string, props: Partial<ReportFiltersProps> = {}) {
	getHistory().push(`admin.php?page=wc-admin&path=/analytics/products&${search}`);
	function Harness() {
		return (
			<ReportFilters
				path="/analytics/products"
				query={useQuery()}
				filters={[productFilters]}
				advancedFilters={{
					title: 'Products match {{select /}} filters',
					filters: {
						status: {
							labels: {
								add: 'Status',
								remove: 'Remove',
								title: '{{title}}Status{{/title}} {{filter /}}',
							},
							input: { component: 'SelectControl', options: [{ value: 'a', label: 'A' }] },
						},
					},
				}}
				{...props}
			/>
		);
	}
	render(<Harness />);
	return screen.getByRole('region', { name: 'Filters' });
}

describe('ReportFilters', () => {
	it('shows the date range and the dropdowns of the report', () => {
		const bar = show('', {
			filters: [productFilters, { ...productFilters, label: 'Hidden', showFilters: () => false }],
		});
		expect(within(bar).getByRole('button', { name: /^Date range: Month to date/ })).toBeVisible();
		expect(within(bar).getByRole('button', { name: /^Show: All products/ })).toBeVisible();
		expect(within(bar).queryByRole('button', { name: /^Hidden/ })).not.toBeInTheDocument();
	});

	it('hides the date range in reports without dates', () => {
		const bar = show('', { showDatePicker: false });
		expect(within(bar).queryByRole('button', { name: /Date range/ })).not.toBeInTheDocument();
	});

	it('writes a chosen range into the address and keeps the rest of it', async () => {
		const onDateSelect = jest.fn();
		show(
			'filter=compare-products&period=custom&compare=previous_year&after=2026-10-01&before=2026-10-31',
			{
				onDateSelect,
			},
		);
		await userEvent.click(screen.getByRole('button', { name: /Oct 1 - 31, 2026/ }));
		await userEvent.click(screen.getByRole('tab', { name: 'Presets' }));
		await userEvent.click(screen.getByRole('radio', { name: 'Last week' }));
		expect(getQuery()).toEqual({
			page: 'wc-admin',
			path: '/analytics/products',
			filter: 'compare-products',
			period: 'last_week',
			compare: 'previous_year',
		});
		expect(onDateSelect).toHaveBeenCalledTimes(1);
		expect(screen.getByRole('button', { name: /^Date range: Last week/ })).toHaveFocus();
	});

	it('[S2.advanced-filter-panel.6] shows the card of the filter in the address', async () => {
		show('filter=advanced');
		expect(screen.getByRole('heading', { name: /^Products match/ })).toBeVisible();
		expect(screen.queryByRole('heading', { name: 'Compare products' })).not.toBeInTheDocument();
		await userEvent.click(screen.getByRole('button', { name: /^Show:/ }));
		await userEvent.click(screen.getByRole('button', { name: 'Comparison' }));
		expect(screen.getByRole('heading', { name: 'Compare products' })).toBeVisible();
		expect(screen.queryByRole('heading', { name: /^Products match/ })).not.toBeInTheDocument();
		expect(await axeViolations()).toEqual([]);
	});

	it.each([
		['compare', true],
		['compare-products', true],
		['no-compare', false],
		['single', false],
	])(
		'[S2.advanced-filter-panel.6] shows a comparison card for the value %s: %s',
		(value, hasCard) => {
			const option = productFilters.filters.find((filter) => filter.value === 'compare-products');
			const filters = [{ ...option, value, label: 'Comparison' }];
			show(`filter=${value}`, { filters: [{ ...productFilters, filters }] });
			const cards = screen.queryAllByRole('heading', { name: 'Compare products' });
			expect(cards).toHaveLength(hasCard ? 1 : 0);
		},
	);
});
