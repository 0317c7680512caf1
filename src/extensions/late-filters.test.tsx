import { act, render, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { useCallback } from 'react';
import { filtered } from './filtered';
import { guardFilters } from './guard';
import { useFiltered } from './late-filters';

const hook = 'experimental_woocommerce_admin_variations_report_table_title';

function Title({ query }: { query: string }) {
	return <p>{useFiltered(useCallback(() => filtered(hook, 'Variations', query), [query]))}</p>;
}

beforeAll(guardFilters);

describe('A filter that is added after the first render', () => {
	it('counts at once, and no longer when it is taken away', async () => {
		render(<Title query="week" />);
		expect(screen.getByText('Variations')).toBeVisible();
		await act(async () =>
			addFilter(hook, 'shop/late', (title, query) => `${title} of the ${query}`),
		);
		expect(screen.getByText('Variations of the week')).toBeVisible();
		await act(async () => void removeFilter(hook, 'shop/late'));
		expect(screen.getByText('Variations')).toBeVisible();
	});

	it('is guarded like the others', async () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		render(<Title query="week" />);
		await act(async () => addFilter(hook, 'shop/late-and-broken', () => ({}) as string));
		expect(screen.getByText('Variations')).toBeVisible();
		expect(log.mock.calls[0]?.[0]).toBe(`shop/late-and-broken failed in ${hook}:`);
		await act(async () => void removeFilter(hook, 'shop/late-and-broken'));
		log.mockRestore();
	});
});

it('A filter without a declared shape throws', () => {
	expect(() => filtered('woocommerce_admin_unheard_of', 1)).toThrow(/documented-hooks/);
});
