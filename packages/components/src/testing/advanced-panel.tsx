import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrencyFactory } from '@store-analytics/currency';
import { getHistory, getQuery, useQuery } from '@store-analytics/navigation';
import {
	AdvancedFilters,
	type AdvancedFiltersProps,
} from '../filters/advanced-filters/advanced-filters';
import { orderFilters } from './order-filters';

/** The page that the panel filters. */
export const PAGE = 'admin.php?page=wc-admin&path=/analytics/orders';

/** The panel on a page with these parameters, connected to the address. */
export function showPanel(search = '', props: Partial<AdvancedFiltersProps> = {}) {
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
export const inRow = (name: string) => within(row(name));
export const filterLink = () => screen.getByRole('link', { name: 'Filter' });
export const chosen = () =>
	Object.fromEntries(
		Object.entries(getQuery()).filter(([key]) => !['page', 'path', 'filter'].includes(key)),
	);
export const match = () =>
	screen.getByRole('combobox', { name: 'Choose to apply any or all filters' });

export async function add(name: string) {
	await userEvent.click(screen.getByRole('button', { name: 'Add a Filter' }));
	await userEvent.click(screen.getByRole('button', { name }));
}
export async function paste(input: HTMLElement, text: string) {
	await userEvent.clear(input);
	await userEvent.click(input);
	await userEvent.paste(text);
}
