import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableCard } from '@store-analytics/components';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import products from '../../definitions/products';
import { buildModel } from '../definition/model';
import { viewOf } from '../query/view';
import { SelectionProvider, useSelection, withSelection } from './selection';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const model = buildModel(products, 'Products', settings);

/** One page of a report that compares `compared`, with a row for each id. */
function Page({ ids, compared = '' }: { ids: readonly number[]; compared?: string }) {
	const query = compared ? { filter: 'compare-products', products: compared } : {};
	const view = viewOf(model, '/analytics/products', { query, settings, currency }, storeClock());
	const selection = useSelection(view);
	const data = ids.map((id) => ({ product_id: id }));
	const table = withSelection(
		{
			headers: [
				{ key: 'name', label: 'Product', required: true, isSortable: false, isNumeric: false },
			],
			rows: ids.map((id) => [{ display: `Product ${id}`, value: `Product ${id}` }]),
			items: { data, totalResults: 60 },
		},
		view,
	);
	return (
		<SelectionProvider value={selection}>
			<TableCard
				title="Products"
				headers={[...table.headers]}
				rows={table.rows.map((row) => [...row])}
				rowsPerPage={25}
				totalRows={60}
			/>
			<output aria-label="Ticked">{selection.ids.join()}</output>
		</SelectionProvider>
	);
}
const currency = CurrencyFactory();
const all = () => screen.getByRole('checkbox', { name: 'Select all' });
const one = (id: number) => screen.getByRole('checkbox', { name: `Select Product ${id}` });
const ticked = () => screen.getByRole('status', { name: 'Ticked' }).textContent;

describe('Rows selected for a comparison:', () => {
	it('[S5.legend-and-compare.3] Select all selects and deselects the rows of the page and keeps those of other pages', async () => {
		render(<Page ids={[10, 12]} compared="11,99" />);
		expect(all()).not.toBeChecked();
		await userEvent.click(all());
		expect(ticked()).toBe('11,99,10,12');
		expect(all()).toBeChecked();
		await userEvent.click(all());
		expect(ticked()).toBe('11,99');
	});

	it('Select all selects the rest of a partly selected page, each row once', async () => {
		render(<Page ids={[10, 12]} compared="12,99" />);
		expect(all()).toBePartiallyChecked();
		await userEvent.click(all());
		expect(ticked()).toBe('99,10,12');
	});

	it('they stay selected on the way to another page and back', async () => {
		const { rerender } = render(<Page ids={[10, 12]} />);
		await userEvent.click(one(12));
		rerender(<Page ids={[20, 21]} />);
		expect(all()).not.toBeChecked();
		await userEvent.click(one(20));
		expect(ticked()).toBe('12,20');
		rerender(<Page ids={[10, 12]} />);
		expect(one(12)).toBeChecked();
		expect(one(10)).not.toBeChecked();
		await userEvent.click(one(12));
		expect(ticked()).toBe('20');
	});

	it('they become the compared ones of the address whenever those change', async () => {
		const { rerender } = render(<Page ids={[10, 12]} compared="10,12" />);
		expect(all()).toBeChecked();
		expect(all()).not.toBePartiallyChecked();
		await userEvent.click(one(10));
		expect(ticked()).toBe('12');
		rerender(<Page ids={[10, 12]} />);
		expect(ticked()).toBe('');
	});

	it('none can be selected in an empty table', () => {
		render(<Page ids={[]} />);
		expect(all()).toBeDisabled();
		expect(all()).not.toBeChecked();
	});
});
