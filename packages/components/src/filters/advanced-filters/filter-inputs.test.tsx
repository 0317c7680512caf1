import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	add,
	chosen,
	filterLink,
	inRow,
	match,
	paste,
	showPanel,
} from '../../testing/advanced-panel';
import { orderFilters } from '../../testing/order-filters';
import { fakeShop } from '../../testing/fake-shop';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';

pinShop();
hideKnownWarnings();
const shop = fakeShop();

describe('AdvancedFilters with numbers and amounts', () => {
	it('[S5.filters.1] writes a range only when both ends are present', async () => {
		showPanel();
		await add('Orders');
		await userEvent.selectOptions(inRow('Orders').getByLabelText(/filter match/), 'between');
		await userEvent.type(inRow('Orders').getByLabelText('Orders, minimum amount'), '2');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await userEvent.type(inRow('Orders').getByLabelText('Orders, maximum amount'), '8');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ orders_count_between: ['2', '8'] });
	});

	it('[S5.filters.2] names the number by its rule', async () => {
		showPanel('orders_count_lessthan=4');
		expect(inRow('Orders').getByRole('spinbutton')).toHaveAccessibleName('Orders, maximum amount');
		await userEvent.selectOptions(inRow('Orders').getByLabelText(/filter match/), 'morethan');
		expect(inRow('Orders').getByRole('spinbutton')).toHaveAccessibleName('Orders, minimum amount');
	});

	it('[S5.filters.3] keeps the first value when a range becomes a single value', async () => {
		showPanel('orders_count_between[]=3&orders_count_between[]=9');
		await userEvent.selectOptions(inRow('Orders').getByLabelText(/filter match/), 'morethan');
		expect(inRow('Orders').getByRole('spinbutton')).toHaveValue(3);
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ orders_count_morethan: '3' });
	});

	it('[S5.filters.4] sends no filter without a value', async () => {
		showPanel('orders_count_lessthan=4&match=any');
		await userEvent.clear(inRow('Orders').getByRole('spinbutton'));
		await userEvent.selectOptions(match(), 'all');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({});
	});

	it.each(['left', 'right', 'left_space', 'right_space'] as const)(
		'[S5.currency-and-numbers.1] has a numeric input with the symbol on the %s',
		(symbolPosition) => {
			showPanel('total_spend_lessthan=20', { currency: { symbol: '€', symbolPosition } });
			const input = inRow('Total spend').getByRole('spinbutton');
			const symbol = inRow('Total spend').getByText('€');
			const isBefore = Boolean(
				symbol.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
			);
			expect(isBefore).toBe(symbolPosition.startsWith('left'));
		},
	);
});

describe('AdvancedFilters with dates', () => {
	const rule = () => inRow('Registered').getByLabelText(/filter match/);
	const dates = () => inRow('Registered').getAllByRole('textbox', { name: 'Choose a date' });
	const date = () => inRow('Registered').getByRole('textbox', { name: 'Choose a date' });
	const end = (name: string) =>
		inRow('Registered').getByRole('textbox', {
			name: 'Choose a date',
			description: new RegExp(`^${name}`),
		});

	it('uses the same name for the field of every filter, and the filter’s own description', async () => {
		showPanel();
		await add('Registered');
		expect(date()).toHaveAccessibleDescription('Registered. Date format: MM/DD/YYYY');
	});

	it('accepts a typed date, and refuses future and invalid ones', async () => {
		showPanel();
		await add('Registered');
		await paste(date(), '11/21/2026');
		expect(inRow('Registered').getByRole('alert')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await paste(date(), '11/20/2026');
		await userEvent.keyboard('{Escape}');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ registered_before: '2026-11-20' });
	});

	it('keeps the typed date from Before to After, and clears it to and from Between', async () => {
		showPanel();
		await add('Registered');
		await paste(date(), '11/02/2026');
		await userEvent.selectOptions(rule(), 'after');
		expect(date()).toHaveValue('11/02/2026');
		await userEvent.selectOptions(rule(), 'between');
		expect(dates()).toHaveLength(2);
		for (const field of dates()) expect(field).toHaveValue('');
		await paste(end('Start date'), '11/02/2026');
		await userEvent.selectOptions(rule(), 'before');
		expect(date()).toHaveValue('');
	});

	it('[S4.date-filter.1] requires two dates in order for between', async () => {
		showPanel();
		await add('Registered');
		await userEvent.selectOptions(rule(), 'between');
		await paste(end('Start date'), '11/02/2026');
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await paste(end('End date'), '11/01/2026');
		expect(inRow('Registered').getByRole('alert')).toHaveTextContent(
			'Start date must be before end date',
		);
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await paste(end('End date'), '11/05/2026');
		await userEvent.keyboard('{Escape}');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ registered_between: ['2026-11-02', '2026-11-05'] });
	});
});

describe('AdvancedFilters with attributes', () => {
	const terms = () => inRow('Attribute').findByRole('combobox', { name: 'Attribute value' });

	async function pickAttribute(id: number, name: string) {
		shop.responses['/wc-analytics/products/attributes'] = [{ id, name }];
		const box = inRow('Attribute').getByRole('combobox', { name: 'Attribute' });
		await userEvent.clear(box);
		await userEvent.click(box);
		await userEvent.paste(name);
		await userEvent.click(
			await screen.findByRole('option', { name: (_, { textContent }) => textContent === name }),
		);
	}

	it('[S4.attribute-filter.1] [S4.attribute-filter.2] [S7.search-controls-all.12] loads the terms of the chosen attribute; another attribute clears the term', async () => {
		shop.responses['/wc-analytics/products/attributes/5/terms'] = [{ id: 34, name: 'Blue' }];
		shop.responses['/wc-analytics/products/attributes/6/terms'] = [{ id: 40, name: 'Large' }];
		showPanel();
		await add('Attribute');
		expect(screen.queryByRole('combobox', { name: 'Attribute value' })).not.toBeInTheDocument();
		await pickAttribute(5, 'Color');
		await waitFor(async () => expect(await terms()).toBeEnabled());
		// An attribute without a term is not yet a filter.
		expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled();
		await userEvent.selectOptions(await terms(), 'Blue');
		await userEvent.click(filterLink());
		expect(chosen()).toEqual({ attribute_is: [['5', '34']] });
		expect(shop.requests).toContain('/wc-analytics/products/attributes/5/terms?per_page=100');
		await pickAttribute(6, 'Size');
		await waitFor(async () => expect(await terms()).toBeEnabled());
		expect(await terms()).toHaveValue('');
		expect(filterLink()).toHaveAttribute('href', expect.not.stringContaining('attribute_is'));
		expect(within(await terms()).getByRole('option', { name: 'Large' })).toBeEnabled();
	});

	it('[S7.search-controls-all.11] shows the name of the attribute in the address', async () => {
		shop.responses['/wc-analytics/products/attributes/5'] = { id: 5, name: 'Color' };
		shop.responses['/wc-analytics/products/attributes/5/terms'] = [{ id: 34, name: 'Blue' }];
		showPanel('attribute_is[0][]=5&attribute_is[0][]=34');
		await waitFor(() =>
			expect(inRow('Attribute').getByRole('combobox', { name: 'Attribute' })).toHaveValue('Color'),
		);
		await waitFor(async () => expect(await terms()).toHaveDisplayValue('Blue'));
		expect(shop.requests).toContain('/wc-analytics/products/attributes/5');
	});

	it('shows an error when terms could not load, and tries again', async () => {
		shop.responses['/wc-analytics/products/attributes/5'] = { id: 5, name: 'Color' };
		shop.responses['/wc-analytics/products/attributes/5/terms'] = new TypeError('offline');
		showPanel('attribute_is[0][]=5&attribute_is[0][]=34');
		expect(await inRow('Attribute').findByRole('alert')).toHaveTextContent(
			'The attribute could not load. The shop could not be reached.',
		);
		shop.responses['/wc-analytics/products/attributes/5/terms'] = [{ id: 34, name: 'Blue' }];
		await userEvent.click(inRow('Attribute').getByRole('button', { name: 'Try again' }));
		await waitFor(async () => expect(await terms()).toHaveDisplayValue('Blue'));
	});
});

describe('AdvancedFilters with fetched options', () => {
	const statusPanel = (getOptions: () => Promise<{ value: string; label: string }[]>) => {
		const { status } = orderFilters.filters;
		if (!status) throw new Error('The example has lost its filter by status.');
		const input = { component: status.input.component, getOptions };
		const config = { ...orderFilters, filters: { status: { ...status, input } } };
		showPanel('status_is=completed', { config });
	};

	it('explains why they could not load, and loads them on a retry', async () => {
		const failed = Object.assign(new Error('500'), { code: 'failed', status: 500 });
		const getOptions = jest
			.fn()
			.mockRejectedValueOnce(failed)
			.mockResolvedValue([{ value: 'completed', label: 'Completed' }]);
		statusPanel(getOptions);
		const alert = await screen.findByRole('alert');
		expect(alert).toHaveTextContent(
			'The options could not load. The shop’s server reported an error (HTTP status 500).',
		);
		await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
		expect(screen.getByDisplayValue('Completed')).toBeEnabled();
	});

	it('leads to the log-in when the user is signed out', async () => {
		const signedOut = Object.assign(new Error('401'), { code: 'signed_out', status: 401 });
		statusPanel(() => Promise.reject(signedOut));
		expect(await screen.findByRole('alert')).toHaveTextContent('You are logged out.');
		expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
	});
});
