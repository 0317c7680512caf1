import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getQuery } from '@store-analytics/navigation';
import {
	add,
	chosen,
	filterLink,
	inRow,
	match,
	PAGE,
	paste,
	showPanel,
} from '../../testing/advanced-panel';
import { axeViolations } from '../../testing/axe';
import { fakeShop } from '../../testing/fake-shop';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';
import { orderFilters } from '../../testing/order-filters';

pinShop();
hideKnownWarnings();
const shop = fakeShop();

describe('AdvancedFilters', () => {
	it('[S2.advanced-filter-panel.1] has a title with an all/any select, in both template notations', () => {
		const { unmount } = showPanel();
		expect(screen.getByRole('heading')).toHaveTextContent(/^Orders match AllAny filters$/);
		expect(within(screen.getByRole('heading')).getByRole('combobox')).toHaveValue('all');
		unmount();
		showPanel('', {
			config: { ...orderFilters, title: '<title>Orders match <select/> filters</title>' },
		});
		expect(within(screen.getByRole('heading')).getByRole('combobox')).toHaveValue('all');
		expect(screen.getByRole('heading')).toHaveTextContent(/^Orders match AllAny filters$/);
	});

	it('[S2.advanced-filter-panel.2] has a rule select, a value input and a remove button in each row', async () => {
		showPanel('status_is=completed&product_excludes=12');
		expect(inRow('Order status').getByRole('combobox', { name: /filter match/ })).toHaveValue('is');
		expect(inRow('Order status').getByRole('combobox', { name: 'Order status' })).toHaveValue(
			'completed',
		);
		expect(screen.getByRole('button', { name: 'Remove Order status filter' })).toBeEnabled();
		expect(inRow('Product').getByRole('combobox', { name: /filter match/ })).toHaveValue(
			'excludes',
		);
		expect(await inRow('Product').findByText('Hoodie')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Remove Product filter' })).toBeEnabled();
	});

	it('[S2.advanced-filter-panel.3] offers unused filters, and always those that may be used several times', async () => {
		showPanel('status_is=completed&attribute_is[0][]=5&attribute_is[0][]=34');
		shop.responses['/wc-analytics/products/attributes/5'] = { id: 5, name: 'Color' };
		await userEvent.click(screen.getByRole('button', { name: 'Add a Filter' }));
		const list = within(screen.getByRole('dialog', { name: 'Add a Filter' }));
		expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
			'Product',
			'Customer type',
			'Orders',
			'Total spend',
			'Registered',
			'Attribute',
		]);
		expect(await axeViolations()).toEqual([]);
	});

	it('[S2.advanced-filter-panel.4] has a Filter button and a link that clears all filters', () => {
		showPanel('status_is=completed');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
			'href',
			expect.not.stringContaining('status_is'),
		);
	});

	it('[S2.advanced-filter-panel.5] enables Filter only when it would change the address', async () => {
		showPanel('status_is=completed&match=all');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await userEvent.selectOptions(
			inRow('Order status').getByLabelText('Order status'),
			'processing',
		);
		expect(filterLink()).toHaveAttribute('href', expect.stringContaining('status_is=processing'));
		await userEvent.selectOptions(
			inRow('Order status').getByLabelText('Order status'),
			'completed',
		);
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await add('Orders');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
	});

	it('[S2.advanced-filter-panel.5] keeps Filter disabled while no filter is active, whatever the mode', async () => {
		showPanel();
		await userEvent.selectOptions(match(), 'any');
		expect(match()).toHaveValue('any');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
	});

	it('[S9.search-and-animation.3] can match all or any', () => {
		showPanel('status_is=completed');
		const options = [...match().querySelectorAll('option')];
		expect(options.map(({ value }) => value)).toEqual(['all', 'any']);
	});

	it('[S4.advanced-filter-panel.1] matches all unless the address says any', async () => {
		const { unmount } = showPanel('status_is=completed');
		expect(match()).toHaveValue('all');
		unmount();
		showPanel('status_is=completed&match=any');
		expect(match()).toHaveValue('any');
		await userEvent.selectOptions(match(), 'all');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ status_is: 'completed' });
	});

	it('[S4.advanced-filter-panel.2] tells its parent the chosen mode, and filters with it', async () => {
		const { onAdvancedFilterAction } = showPanel('status_is=completed');
		await userEvent.selectOptions(match(), 'any');
		expect(match()).toHaveValue('any');
		expect(onAdvancedFilterAction).toHaveBeenCalledWith('match', { match: 'any' });
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ status_is: 'completed', match: 'any' });
		expect(onAdvancedFilterAction).toHaveBeenCalledWith('filter', expect.anything());
	});

	it('[S4.advanced-filter-panel.3] adds a filter with its first rule and option, empty for a search, and focuses it', async () => {
		const { onAdvancedFilterAction } = showPanel();
		await add('Order status');
		expect(inRow('Order status').getByLabelText(/filter match/)).toHaveFocus();
		expect(onAdvancedFilterAction).toHaveBeenLastCalledWith('add', {
			key: 'status',
			rule: 'is',
			value: 'completed',
		});
		await add('Customer type');
		expect(inRow('Customer type').getByLabelText('Customer type')).toHaveFocus();
		expect(inRow('Customer type').getByLabelText('Customer type')).toHaveValue('returning');
		await add('Product');
		expect(onAdvancedFilterAction).toHaveBeenLastCalledWith('add', {
			key: 'product',
			rule: 'includes',
			value: '',
		});
		expect(inRow('Product').getByLabelText(/filter match/)).toHaveFocus();
	});

	it('[S4.advanced-filter-panel.4] removes all filters from the address when the last one is removed', async () => {
		const { onAdvancedFilterAction } = showPanel(
			'status_is=completed&customer=new&match=any&period=week',
		);
		await userEvent.click(screen.getByRole('button', { name: 'Remove Customer type filter' }));
		expect(chosen()).toHaveProperty('customer');
		expect(screen.getByRole('button', { name: 'Add a Filter' })).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Remove Order status filter' }));
		expect(chosen()).toEqual({ period: 'week' });
		expect(getQuery()).toHaveProperty('filter', 'advanced');
		expect(onAdvancedFilterAction).toHaveBeenLastCalledWith('remove', {
			key: 'status',
			rule: 'is',
			value: 'completed',
		});
	});

	it('[S4.advanced-filter-panel.5] clears all filters and returns to "all"', async () => {
		const { onAdvancedFilterAction } = showPanel('status_is=completed&match=any');
		await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
		expect(match()).toHaveValue('all');
		expect(screen.queryByRole('group', { name: 'Order status' })).not.toBeInTheDocument();
		expect(chosen()).toEqual({});
		expect(onAdvancedFilterAction).toHaveBeenCalledWith('clear_all');
	});

	it('[S4.advanced-filter-panel.5] clears filters and a mode that the address never had', async () => {
		showPanel('period=week');
		await add('Order status');
		await userEvent.selectOptions(match(), 'any');
		await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
		expect(screen.queryByRole('group')).not.toBeInTheDocument();
		expect(match()).toHaveValue('all');
		expect(chosen()).toEqual({ period: 'week' });
	});

	it('[S4.advanced-filter-panel.5] keeps the mode at "all" for the filters that come after clearing', async () => {
		showPanel('status_is=completed&match=any');
		await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
		await add('Order status');
		expect(match()).toHaveValue('all');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ status_is: 'completed' });
	});

	it('[S3.filter.1] [S3.advanced-filter-rule.1] writes key, rule, value, and each instance of a repeatable filter', async () => {
		showPanel('attribute_is[0][]=5&attribute_is[0][]=34&attribute_is[1][]=6&attribute_is[1][]=40');
		expect(screen.getAllByRole('group', { name: 'Attribute' })).toHaveLength(2);
		await add('Customer type');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({
			attribute_is: [
				['5', '34'],
				['6', '40'],
			],
			customer: 'returning',
		});
	});

	it('[S3.filter.2] accepts text, comma-joined ids and ranges as values', async () => {
		showPanel(
			'customer=new&product_includes=12,34&orders_count_between[]=1&orders_count_between[]=5',
		);
		expect(inRow('Customer type').getByLabelText('Customer type')).toHaveValue('new');
		expect(await inRow('Product').findByText('Crew Tee')).toBeVisible();
		expect(inRow('Orders').getByLabelText('Orders, minimum amount')).toHaveValue(1);
		expect(inRow('Orders').getByLabelText('Orders, maximum amount')).toHaveValue(5);
	});

	it('[S3.filter.2] writes a range as both items in their order, and one item alone not at all', async () => {
		showPanel('orders_count_between[]=1&orders_count_between[]=5');
		await paste(inRow('Orders').getByLabelText('Orders, minimum amount'), '2');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ orders_count_between: ['2', '5'] });
		await userEvent.clear(inRow('Orders').getByLabelText('Orders, maximum amount'));
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({});
	});

	it('shows the rows in the order of the address', () => {
		showPanel('customer=new&status_is=completed');
		const names = screen
			.getAllByRole('group')
			.map((group) => group.querySelector('legend')?.textContent);
		expect(names).toEqual(['Customer type', 'Order status']);
	});

	it('keeps typed text when the address changes elsewhere, and follows its filters', async () => {
		showPanel('status_is=completed');
		await add('Total spend');
		await userEvent.type(inRow('Total spend').getByLabelText(/maximum amount/), '20');
		act(() => getHistory().push(`${PAGE}&filter=advanced&status_is=completed&period=week`));
		expect(inRow('Total spend').getByLabelText(/maximum amount/)).toHaveValue(20);
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({
			status_is: 'completed',
			period: 'week',
			total_spend_lessthan: '20',
		});
		expect(inRow('Total spend').getByLabelText(/maximum amount/)).toHaveValue(20);
		act(() => getHistory().push(`${PAGE}&filter=advanced&customer=new`));
		expect(screen.getAllByRole('group')).toHaveLength(1);
		expect(inRow('Customer type').getByLabelText('Customer type')).toBeVisible();
	});

	it('skips rows whose input is unknown', () => {
		const config = {
			title: 'Match {{select /}}',
			filters: {
				odd: {
					labels: { add: 'Odd', remove: 'Remove', title: 'Odd' },
					input: { component: 'Dial' },
				},
			},
		};
		showPanel('odd=1', { config });
		expect(screen.queryByRole('group')).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Add a Filter' })).not.toBeInTheDocument();
	});
});
