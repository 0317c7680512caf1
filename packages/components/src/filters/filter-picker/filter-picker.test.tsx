import { createRef } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getQuery, useQuery, type Query } from '@store-analytics/navigation';
import { axeViolations } from '../../testing/axe';
import { fakeShop } from '../../testing/fake-shop';
import { productFilters } from '../../testing/product-filters';
import { FilterPicker, type FilterPickerHandle, type FilterPickerProps } from './filter-picker';

const shop = fakeShop();

const advancedFilters = {
	filters: { status: { rules: [{ value: 'is', label: 'Is' }], input: { component: 'Select' } } },
};

function show(search = '', props: Partial<FilterPickerProps> = {}) {
	getHistory().push(`admin.php?page=wc-admin&path=/analytics/products&${search}`);
	const onFilterSelect = jest.fn();
	function Harness() {
		const query: Query = useQuery();
		return (
			<FilterPicker
				config={productFilters}
				path="/analytics/products"
				{...{ query, advancedFilters, onFilterSelect }}
				{...props}
			/>
		);
	}
	render(<Harness />);
	return { onFilterSelect };
}
const toggle = () => screen.getByRole('button', { name: /^Show:/ });
const button = (name: string) => screen.getByRole('button', { name });

describe('FilterPicker', () => {
	it('[S2.report-filter-dropdown.1] shows its label above the filters', async () => {
		show();
		await userEvent.click(toggle());
		expect(screen.getByText('filter report to show:')).toBeVisible();
		expect(await axeViolations()).toEqual([]);
	});

	it('[S3.report-filter-config.1] [S3.report-filter-config.2] lists its filters and shows the chosen one, or the default', async () => {
		show('filter=compare-products');
		expect(toggle()).toHaveTextContent('Comparison');
		await userEvent.click(toggle());
		expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
			'All products',
			'Single product',
			'Comparison',
			'Advanced filters',
		]);
		expect(button('Comparison')).toHaveAttribute('aria-current', 'true');
		await userEvent.click(button('All products'));
		expect(toggle()).toHaveTextContent('All products');
		expect(getQuery()).not.toHaveProperty('filter');
	});

	it('[S9.chart.8] shows the option "all" while the address names none', () => {
		show('', {
			config: {
				...productFilters,
				filters: [
					{ value: 'compare-products', label: 'Comparison' },
					{ value: 'all', label: 'Everything' },
				],
			},
		});
		expect(toggle()).toHaveTextContent('Everything');
	});

	it('shows the default for an unknown filter', () => {
		show('filter=gone');
		expect(toggle()).toHaveTextContent('All products');
	});

	it('gives its ref every parameter that its options set, once', () => {
		const ref = createRef<FilterPickerHandle>();
		render(<FilterPicker ref={ref} config={productFilters} path="/analytics/products" />);
		expect(ref.current?.getAllFilterParams()).toEqual(['products']);
	});

	it('[S2.report-filter-dropdown.2] goes to sub-filters and back, with the focus', async () => {
		show();
		await userEvent.click(toggle());
		await userEvent.click(button('Single product'));
		const box = await screen.findByRole('combobox', { name: 'Type to search for a product' });
		await waitFor(() => expect(box).toHaveFocus());
		expect(screen.queryByRole('button', { name: 'Comparison' })).not.toBeInTheDocument();
		await userEvent.click(button('Single product'));
		await waitFor(() => expect(button('All products')).toHaveFocus());
		expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
	});

	it('writes a chosen product into the address, and removes the other parameters of the dropdown', async () => {
		shop.responses['/wc-analytics/products'] = [{ id: 34, name: 'Crew Tee' }];
		const { onFilterSelect } = show(
			'filter=advanced&status_is=completed&match=any&chartType=bar&period=week&compare=previous_year',
		);
		await userEvent.click(toggle());
		await userEvent.click(button('Single product'));
		await userEvent.click(await screen.findByRole('combobox'));
		await userEvent.paste('crew');
		await userEvent.click(await screen.findByRole('option'));
		expect(getQuery()).toEqual({
			page: 'wc-admin',
			path: '/analytics/products',
			filter: 'single_product',
			products: '34',
			chartType: 'bar',
			period: 'week',
			compare: 'previous_year',
		});
		expect(onFilterSelect).toHaveBeenCalledWith(
			expect.objectContaining({ filter: 'single_product', products: '34', status_is: undefined }),
		);
		expect(toggle()).toHaveFocus();
		expect(toggle()).toHaveTextContent('Crew TeeSingle product');
	});

	it('[S3.report-filter-config.2] searches with an option’s own autocompleter, calls its onClick, and sets its query', async () => {
		const onClick = jest.fn();
		const autocompleter = {
			options: [{ id: 9, name: 'Mine' }],
			getOptionIdentifier: ({ id }: { id: number }) => id,
			getOptionLabel: ({ name }: { name: string }) => name,
			getOptionKeywords: ({ name }: { name: string }) => [name],
			getOptionCompletion: ({ id, name }: { id: number; name: string }) => ({
				key: id,
				label: name,
			}),
		};
		const getLabels = async () => [];
		show('', {
			config: {
				...productFilters,
				filters: [
					{ value: 'all', label: 'All products' },
					{ value: 'top', label: 'Best', query: { orderby: 'net_revenue' } },
					{
						value: 'mine',
						component: 'Search',
						query: { extra: '1' },
						settings: {
							type: 'custom',
							param: 'mine_ids',
							labels: { placeholder: 'Find mine', button: 'Mine' },
							...{ autocompleter, onClick, getLabels },
						},
					},
				],
			},
		});
		await userEvent.click(toggle());
		await userEvent.click(button('Best'));
		expect(getQuery()).toMatchObject({ filter: 'top', orderby: 'net_revenue' });
		await userEvent.click(toggle());
		await userEvent.click(screen.getByRole('combobox', { name: 'Find mine' }));
		await userEvent.paste('mi');
		await userEvent.click(await screen.findByRole('option'));
		expect(getQuery()).toMatchObject({ filter: 'mine', mine_ids: '9', extra: '1' });
		expect(onClick.mock.calls).toEqual([['9']]);
	});

	it('[S2.report-filter-dropdown.2] slides to the left into sub-filters and to the right back', async () => {
		show();
		await userEvent.click(toggle());
		const slider = () => screen.getByText('filter report to show:').nextElementSibling;
		await userEvent.click(button('Single product'));
		expect(slider()).toHaveClass('woocommerce-slide-animation', 'animate-left');
		await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
		await userEvent.click(button('Single product'));
		expect(slider()).toHaveClass('animate-right');
		await waitFor(() => expect(button('All products')).toHaveFocus());
	});

	it('can have words of its own, and open at its top where the chosen one is deeper', async () => {
		const member = { value: 'source', label: 'Source', path: ['channels'] };
		const group = { value: 'channels', label: 'Channels', subFilters: [member] };
		const filters = [{ value: 'all', label: 'All' }, group];
		const config = { ...productFilters, filters };
		show('filter=source', { config: { ...config, menuTitle: 'Break down by', opensAtTop: true } });
		await userEvent.click(toggle());
		expect(screen.getByText('Break down by')).toBeVisible();
		expect(screen.queryByText('filter report to show:')).toBeNull();
		expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
			'All',
			'Channels',
		]);
	});

	it('keeps the advanced filters of the address when advanced is chosen', async () => {
		show('status_is=completed&products=1');
		await userEvent.click(toggle());
		await userEvent.click(button('Advanced filters'));
		expect(getQuery()).toEqual({
			page: 'wc-admin',
			path: '/analytics/products',
			filter: 'advanced',
			status_is: 'completed',
		});
	});

	it('shows the chosen product on its button and in its search box, where it can be removed', async () => {
		show('filter=single_product&products=12');
		await waitFor(() => expect(toggle()).toHaveTextContent('HoodieSingle product'));
		await userEvent.click(toggle());
		const box = screen.getByRole('combobox', { name: 'Type to search for a product' });
		expect(box).toHaveValue('Hoodie');
		await userEvent.type(box, '{Backspace}');
		expect(getQuery()).toEqual({ page: 'wc-admin', path: '/analytics/products' });
	});
});
