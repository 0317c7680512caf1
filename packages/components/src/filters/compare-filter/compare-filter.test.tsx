import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getQuery, useQuery } from '@store-analytics/navigation';
import { axeViolations } from '../../testing/axe';
import { fakeShop } from '../../testing/fake-shop';
import { CompareFilter, type CompareFilterProps } from './compare-filter';

const shop = fakeShop();
const names: Record<string, string> = { 12: 'Hoodie', 34: 'Crew Tee', 56: 'Beanie' };
const getLabels = jest.fn(async (keys: string) =>
	keys.split(',').map((key) => ({ key: Number(key), label: names[key] ?? '' })),
);

function show(search: string, props: Partial<CompareFilterProps> = {}) {
	getLabels.mockClear();
	getHistory().push(`admin.php?page=wc-admin&path=/analytics/products&${search}`);
	function Harness() {
		return (
			<CompareFilter
				type="products"
				param="products"
				path="/analytics/products"
				query={useQuery()}
				labels={{
					title: 'Compare products',
					update: 'Compare',
					placeholder: 'Find products',
					helpText: 'Choose two products',
				}}
				getLabels={getLabels}
				{...props}
			/>
		);
	}
	return render(<Harness />);
}
const button = (name: string) => screen.getByRole('button', { name });
const tags = () =>
	screen.queryAllByRole('button', { name: /^Remove/ }).map((tag) => tag.getAttribute('aria-label'));

async function pick(id: number, name: string) {
	shop.responses['/wc-analytics/products'] = [{ id, name }];
	await userEvent.click(screen.getByRole('combobox', { name: 'Find products' }));
	await userEvent.paste(name);
	await userEvent.click(await screen.findByRole('option'));
}

describe('CompareFilter', () => {
	it('[S2.compare-items-filter.1] [S4.compare-filter.1] writes the ids into the address on Update, not before, and removes them on Clear all', async () => {
		show('filter=compare-products&products=12');
		await screen.findByText('Hoodie');
		await pick(34, 'Crew Tee');
		expect(getQuery()['products']).toBe('12');
		await userEvent.click(button('Compare'));
		expect(getQuery()).toMatchObject({ filter: 'compare-products', products: '12,34' });
		await userEvent.click(button('Clear all'));
		expect(getQuery()).not.toHaveProperty('products');
		expect(getQuery()).toHaveProperty('filter', 'compare-products');
		expect(tags()).toEqual([]);
	});

	it('[S2.compare-items-filter.2] has a Compare button, an Update action and Clear all', async () => {
		const { unmount } = show('products=12,34', { labels: { title: 'Compare' } });
		expect(button('Compare')).toBeEnabled();
		expect(button('Clear all')).toBeEnabled();
		unmount();
		show('products=12,34', { labels: { update: 'Update' } });
		expect(button('Update')).toBeEnabled();
	});

	it('[S5.legend-and-compare.3] is disabled, with an explanation, while fewer than two are chosen', async () => {
		show('products=12');
		expect(button('Compare')).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(button('Compare'));
		await userEvent.tab({ shift: true });
		await userEvent.tab();
		expect(button('Compare')).toHaveAccessibleDescription('Choose two products');
		expect(await axeViolations()).toEqual([]);
	});

	it('searches with its own autocompleter, and calls onClick with the compared items', async () => {
		const onClick = jest.fn();
		const autocompleter = {
			options: [{ id: 34 }],
			getOptionIdentifier: ({ id }: { id: number }) => id,
			getOptionLabel: () => 'Mine',
			getOptionKeywords: () => ['mine'],
			getOptionCompletion: ({ id }: { id: number }) => ({ key: id, label: 'Mine' }),
		};
		show('products=12', { type: 'custom', autocompleter, onClick });
		await screen.findByText('Hoodie');
		await userEvent.click(screen.getByRole('combobox', { name: 'Find products' }));
		await userEvent.paste('mi');
		await userEvent.click(await screen.findByRole('option', { name: 'Mine' }));
		expect(onClick).not.toHaveBeenCalled();
		await userEvent.click(button('Compare'));
		expect(onClick.mock.calls).toEqual([['12,34']]);
	});

	it('[S7.search-controls-all.13] sends no requests: a function looks the labels up', async () => {
		show('products=12,34');
		await waitFor(() => expect(tags()).toEqual(['Remove Hoodie', 'Remove Crew Tee']));
		expect(getLabels).toHaveBeenCalledTimes(1);
		expect(getLabels).toHaveBeenCalledWith('12,34', expect.objectContaining({ products: '12,34' }));
		expect(shop.requests).toEqual([]);
	});

	it('follows changes of the address', async () => {
		show('products=12');
		await screen.findByText('Hoodie');
		act(() => getHistory().push('admin.php?page=wc-admin&path=/analytics/products&products=56'));
		await screen.findByText('Beanie');
		expect(tags()).toEqual(['Remove Beanie']);
	});

	it('keeps the chosen items when another is added before their names have loaded, or after they failed', async () => {
		const names = jest.fn(() => new Promise<never>(() => {}));
		const { unmount } = show('products=12,56', { getLabels: names });
		expect(tags()).toEqual(['Remove 12', 'Remove 56']);
		await pick(34, 'Crew Tee');
		await userEvent.click(button('Compare'));
		expect(getQuery()['products']).toBe('12,56,34');
		unmount();
		show('products=12', { getLabels: () => Promise.reject(new Error('offline')) });
		await screen.findByRole('alert');
		await pick(34, 'Crew Tee');
		await userEvent.click(button('Compare'));
		expect(getQuery()['products']).toBe('12,34');
	});

	it('shows an error when names could not load, and tries again', async () => {
		const failOnce = jest
			.fn(getLabels.getMockImplementation())
			.mockRejectedValueOnce(new Error('offline'));
		show('products=12', { getLabels: failOnce });
		await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await screen.findByText('Hoodie')).toBeVisible();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});
});
