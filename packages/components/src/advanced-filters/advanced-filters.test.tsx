import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrencyFactory } from '@store-analytics/currency';
import { getHistory, getQuery, useQuery } from '@store-analytics/navigation';
import { axeViolations } from '../test-support/axe';
import { fakeShop } from '../test-support/fake-shop';
import { pinShop } from '../test-support/pinned-shop';
import { quietCalendar } from '../test-support/quiet-calendar';
import { testExamples } from '../test-support/render-examples';
import { AdvancedFilters, type AdvancedFiltersProps } from './advanced-filters';
import * as cases from './advanced-filters.examples';

pinShop();
quietCalendar();
const shop = fakeShop();
const { orderFilters, ...examples } = cases;

const PAGE = 'admin.php?page=wc-admin&path=/analytics/orders';

function show(search = '', props: Partial<AdvancedFiltersProps> = {}) {
	getHistory().push(`${PAGE}&filter=advanced&${search}`);
	const onAdvancedFilterAction = jest.fn();
	function Harness() {
		return (
			<AdvancedFilters
				config={orderFilters}
				path="/analytics/orders"
				query={useQuery()}
				currency={CurrencyFactory()}
				onAdvancedFilterAction={onAdvancedFilterAction}
				{...props}
			/>
		);
	}
	return { ...render(<Harness />), onAdvancedFilterAction };
}
const row = (name: string) => screen.getByRole('group', { name });
const inRow = (name: string) => within(row(name));
const filterLink = () => screen.getByRole('link', { name: 'Filter' });
const chosen = () =>
	Object.fromEntries(
		Object.entries(getQuery()).filter(([key]) => !['page', 'path', 'filter'].includes(key)),
	);
const match = () => screen.getByRole('combobox', { name: 'Choose to apply any or all filters' });

async function add(name: string) {
	await userEvent.click(screen.getByRole('button', { name: 'Add a Filter' }));
	await userEvent.click(screen.getByRole('button', { name }));
}
async function paste(input: HTMLElement, text: string) {
	await userEvent.clear(input);
	await userEvent.click(input);
	await userEvent.paste(text);
}

describe('AdvancedFilters', () => {
	testExamples(examples);

	it('[S2.advanced-filter-panel.1] is titled with an all/any select, in either way to write the template', () => {
		const { unmount } = show();
		expect(screen.getByRole('heading')).toHaveTextContent(/^Orders match AllAny filters$/);
		expect(within(screen.getByRole('heading')).getByRole('combobox')).toHaveValue('all');
		unmount();
		show('', {
			config: { ...orderFilters, title: '<title>Orders match <select/> filters</title>' },
		});
		expect(within(screen.getByRole('heading')).getByRole('combobox')).toHaveValue('all');
		expect(screen.getByRole('heading')).toHaveTextContent(/^Orders match AllAny filters$/);
	});

	it('[S2.advanced-filter-panel.2] has a rule select, a value input and a remove button in each row', async () => {
		show('status_is=completed&product_excludes=12');
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

	it('[S2.advanced-filter-panel.3] offers filters that are not in use, and always those that may be in use several times', async () => {
		show('status_is=completed&attribute_is[0][]=5&attribute_is[0][]=34');
		shop.answers['/wc-analytics/products/attributes/5'] = { id: 5, name: 'Color' };
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
		show('status_is=completed');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
			'href',
			expect.not.stringContaining('status_is'),
		);
	});

	it('[S2.advanced-filter-panel.5] enables Filter only when it would change the address', async () => {
		show('status_is=completed&match=all');
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

	it('[S4.advanced-filter-panel.1] matches all unless the address says any', async () => {
		const { unmount } = show('status_is=completed');
		expect(match()).toHaveValue('all');
		unmount();
		show('status_is=completed&match=any');
		expect(match()).toHaveValue('any');
		await userEvent.selectOptions(match(), 'all');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ status_is: 'completed' });
	});

	it('[S4.advanced-filter-panel.2] tells its parent which mode was chosen, and filters with it', async () => {
		const { onAdvancedFilterAction } = show('status_is=completed');
		await userEvent.selectOptions(match(), 'any');
		expect(match()).toHaveValue('any');
		expect(onAdvancedFilterAction).toHaveBeenCalledWith('match', { match: 'any' });
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ status_is: 'completed', match: 'any' });
		expect(onAdvancedFilterAction).toHaveBeenCalledWith('filter', expect.anything());
	});

	it('[S4.advanced-filter-panel.3] adds a filter with its first rule and option, empty for a search, and focuses it', async () => {
		const { onAdvancedFilterAction } = show();
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

	it('[S4.advanced-filter-panel.4] goes to the address without filters when the last one is removed', async () => {
		const { onAdvancedFilterAction } = show(
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

	it('[S4.advanced-filter-panel.5] clears all filters and goes back to all', async () => {
		const { onAdvancedFilterAction } = show('status_is=completed&match=any');
		await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
		expect(match()).toHaveValue('all');
		expect(screen.queryByRole('group', { name: 'Order status' })).not.toBeInTheDocument();
		expect(chosen()).toEqual({});
		expect(onAdvancedFilterAction).toHaveBeenCalledWith('clear_all');
	});

	it('[S3.filter.1] [S3.advanced-filter-rule.1] writes key, rule, value, and each instance of what is allowed several times', async () => {
		show('attribute_is[0][]=5&attribute_is[0][]=34&attribute_is[1][]=6&attribute_is[1][]=40');
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

	it('[S3.filter.2] has texts, comma-joined ids and ranges as values', async () => {
		show('customer=new&product_includes=12,34&orders_count_between[]=1&orders_count_between[]=5');
		expect(inRow('Customer type').getByLabelText('Customer type')).toHaveValue('new');
		expect(await inRow('Product').findByText('Crew Tee')).toBeVisible();
		expect(inRow('Orders').getByLabelText('Orders, minimum amount')).toHaveValue(1);
		expect(inRow('Orders').getByLabelText('Orders, maximum amount')).toHaveValue(5);
	});

	it('shows the rows in the order of the address', () => {
		show('customer=new&status_is=completed');
		const names = screen
			.getAllByRole('group')
			.map((group) => group.querySelector('legend')?.textContent);
		expect(names).toEqual(['Customer type', 'Order status']);
	});

	it('keeps what is typed when the address changes elsewhere, and follows filters that change there', async () => {
		show('status_is=completed');
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
		expect(row('Customer type')).toBeVisible();
	});

	it('leaves out rows whose input nobody knows', () => {
		const config = {
			title: 'Match {{select /}}',
			filters: {
				odd: {
					labels: { add: 'Odd', remove: 'Remove', title: 'Odd' },
					input: { component: 'Dial' },
				},
			},
		};
		show('odd=1', { config });
		expect(screen.queryByRole('group')).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Add a Filter' })).not.toBeInTheDocument();
	});
});

describe('AdvancedFilters, numbers and amounts', () => {
	it('[S5.filters.1] writes a range only when both ends are present', async () => {
		show();
		await add('Orders');
		await userEvent.selectOptions(inRow('Orders').getByLabelText(/filter match/), 'between');
		await userEvent.type(inRow('Orders').getByLabelText('Orders, minimum amount'), '2');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await userEvent.type(inRow('Orders').getByLabelText('Orders, maximum amount'), '8');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ orders_count_between: ['2', '8'] });
	});

	it('[S5.filters.2] names the number after its rule', async () => {
		show('orders_count_lessthan=4');
		expect(inRow('Orders').getByRole('spinbutton')).toHaveAccessibleName('Orders, maximum amount');
		await userEvent.selectOptions(inRow('Orders').getByLabelText(/filter match/), 'morethan');
		expect(inRow('Orders').getByRole('spinbutton')).toHaveAccessibleName('Orders, minimum amount');
	});

	it('[S5.filters.3] keeps the first present value when a range becomes a single value', async () => {
		show('orders_count_between[]=3&orders_count_between[]=9');
		await userEvent.selectOptions(inRow('Orders').getByLabelText(/filter match/), 'morethan');
		expect(inRow('Orders').getByRole('spinbutton')).toHaveValue(3);
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ orders_count_morethan: '3' });
	});

	it('[S5.filters.4] sends no filter without a value', async () => {
		show('orders_count_lessthan=4&match=any');
		await userEvent.clear(inRow('Orders').getByRole('spinbutton'));
		await userEvent.selectOptions(match(), 'all');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({});
	});

	it.each<['left' | 'right']>([['left'], ['right']] as const)(
		'[S5.currency-and-numbers.1] has a numeric input with the symbol on the %s',
		(symbolPosition) => {
			show('total_spend_lessthan=20', { currency: { symbol: '€', symbolPosition } });
			const input = inRow('Total spend').getByRole('spinbutton');
			const symbol = inRow('Total spend').getByText('€');
			const isBefore = Boolean(
				symbol.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
			);
			expect(isBefore).toBe(symbolPosition === 'left');
		},
	);
});

describe('AdvancedFilters, dates', () => {
	const rule = () => inRow('Registered').getByLabelText(/filter match/);
	const date = () => inRow('Registered').getByRole('textbox', { name: 'Choose a date' });

	it('takes a typed date, and refuses future ones and what is no date', async () => {
		show();
		await add('Registered');
		await paste(date(), '11/21/2026');
		expect(inRow('Registered').getByRole('alert')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await paste(date(), '11/20/2026');
		await userEvent.keyboard('{Escape}');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ registered_before: '2026-11-20' });
	});

	it('keeps the typed date from Before to After, and empties it to and from Between', async () => {
		show();
		await add('Registered');
		await paste(date(), '11/02/2026');
		await userEvent.selectOptions(rule(), 'after');
		expect(date()).toHaveValue('11/02/2026');
		await userEvent.selectOptions(rule(), 'between');
		for (const field of inRow('Registered').getAllByRole('textbox')) expect(field).toHaveValue('');
		await paste(inRow('Registered').getByRole('textbox', { name: 'Start date' }), '11/02/2026');
		await userEvent.selectOptions(rule(), 'before');
		expect(date()).toHaveValue('');
	});

	it('[S4.date-filter.1] needs two dates in order for between', async () => {
		show();
		await add('Registered');
		await userEvent.selectOptions(rule(), 'between');
		await paste(inRow('Registered').getByRole('textbox', { name: 'Start date' }), '11/02/2026');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		const end = inRow('Registered').getByRole('textbox', { name: 'End date' });
		await paste(end, '11/01/2026');
		expect(inRow('Registered').getByRole('alert')).toHaveTextContent(
			'Start date must be before end date',
		);
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await paste(end, '11/05/2026');
		await userEvent.keyboard('{Escape}');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ registered_between: ['2026-11-02', '2026-11-05'] });
	});
});

describe('AdvancedFilters, attributes', () => {
	const terms = () => inRow('Attribute').findByRole('combobox', { name: 'Attribute value' });

	async function pickAttribute(id: number, name: string) {
		shop.answers['/wc-analytics/products/attributes'] = [{ id, name }];
		const box = inRow('Attribute').getByRole('combobox', { name: 'Attribute' });
		await userEvent.clear(box);
		await userEvent.click(box);
		await userEvent.paste(name);
		await userEvent.click(
			await screen.findByRole('option', { name: (_, { textContent }) => textContent === name }),
		);
	}

	it('[S4.attribute-filter.1] [S4.attribute-filter.2] [S7.search-controls-all.12] loads the terms of the attribute that was picked; another one clears the term', async () => {
		shop.answers['/wc-analytics/products/attributes/5/terms'] = [{ id: 34, name: 'Blue' }];
		shop.answers['/wc-analytics/products/attributes/6/terms'] = [{ id: 40, name: 'Large' }];
		show();
		await add('Attribute');
		expect(screen.queryByRole('combobox', { name: 'Attribute value' })).not.toBeInTheDocument();
		await pickAttribute(5, 'Color');
		await waitFor(async () => expect(await terms()).toBeEnabled());
		// An attribute without its term is no filter yet.
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await userEvent.selectOptions(await terms(), 'Blue');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ attribute_is: [['5', '34']] });
		expect(shop.requests).toContain('/wc-analytics/products/attributes/5/terms?per_page=100');
		await pickAttribute(6, 'Size');
		await waitFor(async () => expect(await terms()).toBeEnabled());
		expect(await terms()).toHaveValue('');
		expect(within(await terms()).getByRole('option', { name: 'Large' })).toBeEnabled();
	});

	it('[S7.search-controls-all.11] names the attribute of the address', async () => {
		shop.answers['/wc-analytics/products/attributes/5'] = { id: 5, name: 'Color' };
		shop.answers['/wc-analytics/products/attributes/5/terms'] = [{ id: 34, name: 'Blue' }];
		show('attribute_is[0][]=5&attribute_is[0][]=34');
		await waitFor(() =>
			expect(inRow('Attribute').getByRole('combobox', { name: 'Attribute' })).toHaveValue('Color'),
		);
		await waitFor(async () => expect(await terms()).toHaveDisplayValue('Blue'));
		expect(shop.requests).toContain('/wc-analytics/products/attributes/5');
	});

	it('says in place that terms could not load, and tries again', async () => {
		shop.answers['/wc-analytics/products/attributes/5'] = { id: 5, name: 'Color' };
		shop.answers['/wc-analytics/products/attributes/5/terms'] = new TypeError('offline');
		show('attribute_is[0][]=5&attribute_is[0][]=34');
		expect(await inRow('Attribute').findByRole('alert')).toHaveTextContent('could not load');
		shop.answers['/wc-analytics/products/attributes/5/terms'] = [{ id: 34, name: 'Blue' }];
		await userEvent.click(inRow('Attribute').getByRole('button', { name: 'Try again' }));
		await waitFor(async () => expect(await terms()).toHaveDisplayValue('Blue'));
	});
});
