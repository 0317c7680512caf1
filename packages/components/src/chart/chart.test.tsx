import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { Chart } from './chart';
import * as examples from './chart.stories';
import type { ChartProps } from './chart-props';
import { dailyRows } from '../testing/example-rows';

const threeDays = dailyRows(
	'2026-10-01',
	3,
	{ primary: (i) => (i + 1) * 1000, secondary: (i) => i + 0.5 },
	{ primary: 'October', secondary: 'Last year' },
);
const props: ChartProps = {
	title: 'Net sales',
	data: threeDays,
	path: '/analytics/revenue',
	query: { period: 'month' },
};
const sixItems = dailyRows(
	'2026-10-01',
	1,
	Object.fromEntries([...'abcdef'].map((key, i) => [key, () => 10 - i])),
);

const address = () => new URLSearchParams(window.location.search);
const plot = () => screen.getByRole('application');
const checkbox = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('Chart', () => {
	describe('header', () => {
		it('[S2.chart-card.1] contains a title, an interval selector, a line/bar toggle and a legend', () => {
			render(<Chart {...props} allowedIntervals={['day', 'week']} legendPosition="top" />);
			expect(screen.getByRole('heading', { name: 'Net sales' })).toBeVisible();
			const options = within(screen.getByLabelText('Choose an interval')).getAllByRole('option');
			expect(options.map(({ textContent }) => textContent)).toEqual(['By day', 'By week']);
			expect(screen.getByRole('button', { name: 'Line chart', pressed: true })).toBeVisible();
			expect(screen.getByRole('button', { name: 'Bar chart', pressed: false })).toBeVisible();
			expect(checkbox(/October/)).toBeChecked();
		});

		it('[S2.chart-card.2] writes chart type and interval to the address and keeps the rest of it', async () => {
			render(<Chart {...props} allowedIntervals={['day', 'week']} />);
			await userEvent.selectOptions(screen.getByLabelText('Choose an interval'), 'By week');
			expect(address().get('interval')).toBe('week');
			await userEvent.click(screen.getByRole('button', { name: 'Bar chart' }));
			expect(address().get('chartType')).toBe('bar');
			expect(address().get('path')).toBe('/analytics/revenue');
			expect(address().get('period')).toBe('month');
		});

		it('[S2.chart-card.2] writes into the address of the given path and query', async () => {
			const given = { path: '/analytics/orders', query: { period: 'week' } };
			render(<Chart {...props} {...given} allowedIntervals={['day', 'week']} />);
			await userEvent.selectOptions(screen.getByLabelText('Choose an interval'), 'By week');
			expect(Object.fromEntries(address())).toEqual({
				page: 'wc-admin',
				path: '/analytics/orders',
				period: 'week',
				interval: 'week',
			});
			await userEvent.click(screen.getByRole('button', { name: 'Bar chart' }));
			expect(address().get('period')).toBe('week');
			expect(address().get('chartType')).toBe('bar');
		});

		it('[S4.chart.1] offers allowed intervals only, each by its name', () => {
			const all = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'century'];
			render(<Chart {...props} allowedIntervals={all} />);
			const options = within(screen.getByLabelText('Choose an interval')).getAllByRole('option');
			expect(options.map(({ textContent }) => textContent)).toEqual([
				'By hour',
				'By day',
				'By week',
				'By month',
				'By quarter',
				'By year',
			]);
		});

		it('hides the controls on request, but not the button of the table', async () => {
			render(<Chart {...props} showHeaderControls={false} />);
			expect(screen.queryByRole('button', { name: 'Bar chart' })).not.toBeInTheDocument();
			await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
			expect(screen.getByRole('table')).toBeVisible();
		});
	});

	describe('states', () => {
		it('[S4.chart.3] announces that data is loading, and draws nothing', () => {
			render(<Chart {...props} isRequesting />);
			expect(screen.getByRole('status')).toHaveTextContent('Your requested data is loading');
			expect(screen.queryByRole('application')).not.toBeInTheDocument();
		});

		it('[S8.7] shows the message when every value equals the base value', () => {
			const nothing = dailyRows('2026-10-01', 3, { primary: () => 0 });
			const { rerender } = render(<Chart {...props} data={nothing} emptyMessage="Nothing sold" />);
			expect(screen.getByText('Nothing sold')).toBeVisible();
			rerender(<Chart {...props} data={nothing} />);
			expect(plot()).toBeVisible();
			rerender(<Chart {...props} emptyMessage="Nothing sold" />);
			expect(screen.queryByText('Nothing sold')).not.toBeInTheDocument();
		});

		it('[S8.6] says so when there are no dates at all', () => {
			render(<Chart {...props} data={[]} />);
			expect(screen.getByText('No data to display')).toBeVisible();
		});
	});

	describe('legend', () => {
		it('[S5.legend-and-compare.1] does not hide the last visible series', async () => {
			render(<Chart {...props} />);
			await userEvent.click(checkbox(/Last year/));
			expect(checkbox(/Last year/)).not.toBeChecked();
			expect(checkbox(/October/)).toBeDisabled();
			await userEvent.click(checkbox(/Last year/));
			expect(checkbox(/October/)).toBeEnabled();
		});

		it('[S5.legend-and-compare.2] shows five series at most, and says so', async () => {
			render(<Chart {...props} data={sixItems} mode="item-comparison" itemsLabel="%d products" />);
			expect(screen.getByText('6 products')).toBeVisible();
			expect(screen.getByText('You may select up to 5 items.')).toBeVisible();
			expect(checkbox(/Label f/)).toHaveAttribute('aria-disabled', 'true');
			await userEvent.click(checkbox(/Label f/));
			expect(checkbox(/Label f/)).not.toBeChecked();
			await userEvent.click(checkbox(/Label a/));
			await userEvent.click(checkbox(/Label f/));
			expect(checkbox(/Label f/)).toBeChecked();
			expect(checkbox(/Label a/)).toHaveAttribute('aria-disabled', 'true');
		});

		it('explains on hover and on focus why a sixth cannot be chosen', async () => {
			render(<Chart {...props} data={sixItems} mode="item-comparison" />);
			const why = 'You may select up to 5 items.';
			act(() => checkbox(/Label f/).focus());
			expect(await screen.findByRole('tooltip')).toHaveTextContent(why);
			expect(checkbox(/Label f/)).toHaveAccessibleDescription(why);
			act(() => checkbox(/Label e/).focus());
			await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
			await userEvent.hover(screen.getByText('Label f'));
			expect(await screen.findByRole('tooltip')).toHaveTextContent(why);
		});

		it('[S9.chart.4] is 320 px wide at the side', () => {
			const { container } = render(<Chart {...props} legendPosition="side" />);
			const legend = container.querySelector('.has-position-side');
			expect(legend).toHaveStyle({ inlineSize: '320px' });
		});

		it('shows totals, given or summed up, in the format of the values', () => {
			render(<Chart {...props} legendTotals={{ primary: 6543 }} tooltipValueFormat=",.1f" />);
			expect(screen.getByText('6,543.0')).toBeVisible();
			expect(screen.getByText('4.5')).toBeVisible();
		});

		it('has no checkboxes when it is not interactive, and can be hidden', () => {
			const { rerender } = render(<Chart {...props} interactiveLegend={false} />);
			expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
			expect(screen.getByText('Last year')).toBeVisible();
			rerender(<Chart {...props} legendPosition="hidden" />);
			expect(screen.queryByText('Last year')).not.toBeInTheDocument();
		});

		it('[S5.legend-and-compare.4] keeps an item without a total when the address asks for it', () => {
			const data = dailyRows('2026-10-01', 1, { 7: () => 0, 8: () => 0, 9: () => 3 });
			const query = { products: '8,9' };
			render(
				<Chart
					{...props}
					data={data}
					mode="item-comparison"
					filterParam="products"
					query={query}
				/>,
			);
			const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
			expect(names).toEqual(['Label 93', 'Label 80']);
		});

		it('lets extensions colour a series by the woocommerce_admin_chart_item_color filter', () => {
			const seen: unknown[] = [];
			addFilter('woocommerce_admin_chart_item_color', 'test', (index, key, orderedKeys) => {
				seen.push([index, key, orderedKeys.length]);
				return key === 'secondary' ? '#123456' : index;
			});
			const { container } = render(<Chart {...props} />);
			removeFilter('woocommerce_admin_chart_item_color', 'test');
			expect(seen).toEqual([
				[0, 'primary', 2],
				[1, 'secondary', 2],
			]);
			expect(container.querySelectorAll('path[stroke="#123456"]').length).toBeGreaterThan(0);
		});
	});

	describe('keyboard and screen reader', () => {
		const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

		it('is one tab stop that describes the chart', async () => {
			render(<Chart {...props} showHeaderControls={false} interactiveLegend={false} />);
			await userEvent.tab();
			expect(plot()).toHaveFocus();
			expect(plot()).toHaveAccessibleName(
				'Net sales, line chart from October 1, 2026 to October 3, 2026. October: 6,000; Last year: 4.5',
			);
		});

		it('moves through the dates with arrow keys, Home and End, and reads them out', async () => {
			render(<Chart {...props} />);
			act(() => plot().focus());
			await userEvent.keyboard('{Home}');
			expect(announced()).toBe('October 1, 2026. October 1, 2026: 1,000; October 1, 2026: 0.5');
			await userEvent.keyboard('{ArrowRight}');
			expect(announced()).toMatch(/^October 2, 2026\./);
			await userEvent.keyboard('{End}{ArrowRight}');
			expect(announced()).toMatch(/^October 3, 2026\./);
			await userEvent.keyboard('{ArrowLeft}');
			expect(announced()).toMatch(/^October 2, 2026\./);
		});

		it('moves in the direction of the keys on right-to-left pages', async () => {
			render(<examples.RightToLeft />);
			act(() => plot().focus());
			await userEvent.keyboard('{Home}{ArrowLeft}');
			expect(announced()).toMatch(/ 2, 2026/);
		});

		it('shows the whole data as a table', async () => {
			render(<Chart {...props} />);
			await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
			const table = screen.getByRole('table');
			expect(within(table).getAllByRole('row')).toHaveLength(4);
			expect(within(table).getByRole('row', { name: /October 2, 2026 2,000 1.5/ })).toBeVisible();
			await userEvent.click(screen.getByRole('button', { name: 'Line chart' }));
			expect(screen.queryByRole('table')).not.toBeInTheDocument();
		});
	});
});
