import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';
import { legend, pick, totals } from '../../support/journey-lists';
import { columns, numbers, october, rows, tab } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('Products', () => {
	it('[S1.1] shows what was sold, product by product, and totals that agree', async () => {
		await openApp('/analytics/products', october);
		expect(within(await numbers()).getByText('428')).toBeVisible();
		const [first] = await rows();
		await screen.findAllByRole('link', { name: 'Hoodies & Sweats' });
		expect((await rows())[0]).toEqual([
			'',
			'Hoodie',
			'var-hoodie',
			'51',
			'$2,344.08',
			'33',
			'Clothing › Hoodies & Sweats',
			'12',
			'N/A',
			'N/A',
		]);
		expect(first?.[1]).toBe('Hoodie');
		expect(await columns()).toContain('SKU');
		expect(await totals()).toBe('52 products428 items sold$15,847.57 net sales149 orders');
		expect(network.requests()).toHaveLength(4);
	});

	it('[S5.legend-and-compare.3] compares selected rows: one line each, and only these in the table', async () => {
		await openApp('/analytics/products', october);
		await rows();
		const button = () => screen.getByRole('button', { name: 'Compare' });
		expect(button()).toHaveAttribute('aria-disabled', 'true');
		await user.click(screen.getByRole('checkbox', { name: 'Select Hoodie' }));
		expect(button()).toHaveAttribute('aria-disabled', 'true');
		await user.hover(button());
		expect(await screen.findByText(/^Check at least two products/)).toBeVisible();
		await user.click(screen.getByRole('checkbox', { name: 'Select Crew Tee' }));
		await user.click(button());
		expect(address()).toMatchObject({ filter: 'compare-products' });
		expect(address().products?.split(',')).toHaveLength(2);
		await waitFor(async () => expect(await rows()).toHaveLength(2));
		expect(await legend()).toEqual(['Hoodie51', 'Crew Tee45']);
		expect(screen.getByText('2 products')).toBeVisible();
		expect(within(await numbers()).getByText('96')).toBeVisible();
		expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
	});

	it('[S4.compare-filter.1] [S2.compare-items-filter.1] [S2.compare-items-filter.2] applies the card’s choice on Compare and removes it with Clear all', async () => {
		await openApp('/analytics/products', {
			...october,
			filter: 'compare-products',
			products: '10,11',
		});
		expect(await screen.findByRole('button', { name: 'Remove Beanie' })).toBeVisible();
		await pick(user, 'Search for products to compare', 'Trucker', 'Trucker Cap');
		expect(address().products).toBe('10,11');
		await user.click(screen.getAllByRole('button', { name: 'Compare' })[0] as HTMLElement); // The card's button comes first.
		expect(address().products).toBe('10,11,13');
		await waitFor(async () => expect(await rows()).toHaveLength(3));
		await user.click(screen.getByRole('button', { name: 'Clear all' }));
		expect(address()).not.toHaveProperty('products');
		await waitFor(async () => expect(await rows()).toHaveLength(25));
	});

	it('[S5.legend-and-compare.4] keeps a compared product without sales, and shows at most five lines at once', async () => {
		await openApp('/analytics/products', {
			...october,
			filter: 'compare-products',
			products: '10,11,12,13,14,15,42',
		});
		const entries = await legend();
		expect(entries).toHaveLength(7);
		const boxes = screen.getAllByRole('checkbox', { name: /\d$/ });
		expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(5); // as: checkboxes are inputs
		expect(screen.getByText('You may select up to 5 items.')).toBeVisible();
	});

	it('[S5.reports.1] finds products by words, and filters all panels until the words are removed', async () => {
		await openApp('/analytics/products', october);
		await rows();
		await pick(user, /^Search by product/, 'Beanie', /All products with titles that include/);
		expect(address()).toMatchObject({ search: 'Beanie' });
		await waitFor(async () => expect(await rows()).toHaveLength(2));
		expect(within(await numbers()).getByText('13')).toBeVisible();
		const asked = network.requests().filter((path) => /reports\/products.*products=/.test(path));
		expect(asked).toHaveLength(3);
		expect(asked.every((path) => path.includes('products=10,11'))).toBe(true);
		await user.click(screen.getByRole('button', { name: 'Remove Beanie' }));
		expect(address()).not.toHaveProperty('search');
		await waitFor(async () => expect(await rows()).toHaveLength(25));
	});

	it('pages through search results, which the server returns all at once', async () => {
		await openApp('/analytics/products', { ...october, search: 'e' });
		const first = await rows();
		expect(first).toHaveLength(25);
		await user.click(screen.getByRole('button', { name: 'Next Page' }));
		await waitFor(async () => expect((await rows())[0]).not.toEqual(first[0]));
		expect((await rows()).length).toBeLessThanOrEqual(25);
	});

	it('[S8.6] reports a search without results, sends no further request, and can search again', async () => {
		await openApp('/analytics/products', { ...october, search: 'nothing like it' });
		expect(await screen.findByText('No data for the current search')).toBeVisible();
		expect(await screen.findByText('No data to display')).toBeVisible();
		expect(within(await numbers()).getByText('$0.00')).toBeVisible();
		expect(network.requests().some((path) => path.includes('/reports/'))).toBe(false);
		expect(screen.getByRole('combobox', { name: /Search by product/ })).toBeEnabled();
	});

	it('says that a product of another shop is not here, and leads back to all', async () => {
		const unknown = { ...october, filter: 'single_product', products: '999999' };
		await openApp('/analytics/products', unknown);
		expect(await screen.findByText('This item was not found in your shop')).toBeVisible();
		expect(screen.queryByRole('table')).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Show the whole report' }));
		await waitFor(async () => expect(await rows()).toHaveLength(25));
		expect(address()).not.toHaveProperty('products');
	});

	it('[S2.report-filter-dropdown.2] opens a single product from the dropdown, with its variations in chart and table', async () => {
		await openApp('/analytics/products', october);
		await rows();
		await user.click(screen.getByRole('button', { name: /All products/ }));
		expect(await screen.findByText('filter report to show:')).toBeVisible();
		await user.click(await screen.findByRole('button', { name: 'Single product' }));
		await pick(user, 'Type to search for a product', 'Hoodie', 'Hoodie');
		expect(address()).toMatchObject({ filter: 'single_product', products: '74' });
		expect(await screen.findByRole('heading', { name: 'Variations' })).toBeVisible();
		expect(await screen.findByRole('heading', { level: 1, name: 'Hoodie' })).toBeVisible();
		await waitFor(() => expect(document.title).toMatch(/^Hoodie ‹ Products ‹ /));
		expect((await rows())[0]?.slice(1, 5)).toEqual([
			'Hoodie - Red, Medium',
			'var-hoodie-10',
			'11',
			'$493.49',
		]);
		expect((await legend())[0]).toBe('Hoodie - Red, Medium11');
		expect(screen.getByText('10 variations')).toBeVisible();
		expect(await totals()).toBe('10 variations sold51 items sold$2,344.08 net sales33 orders');
		expect(screen.getByRole('link', { name: 'Low' }).getAttribute('href')).toMatch(/type=lowstock/);

		await user.click(screen.getByRole('button', { name: /All variations/ }));
		await user.click(await screen.findByRole('button', { name: 'Single variation' }));
		await pick(user, 'Type to search for a variation', 'Red, Medium', /Red, Medium/);
		expect(address()).toMatchObject({ 'filter-variations': 'single_variation' });
		expect(address()).not.toHaveProperty('is-variable');
		await waitFor(async () => expect(await rows()).toHaveLength(1));
		expect(within(await numbers()).getByText('11')).toBeVisible();
	});

	it('drops the variations of one product when another opens', async () => {
		await openApp('/analytics/products', {
			...october,
			filter: 'single_product',
			products: '74',
			'filter-variations': 'single_variation',
			variations: '84',
		});
		await waitFor(async () => expect(await rows()).toHaveLength(1));
		await user.click(await screen.findByRole('button', { name: /Hoodie.*Single product/ }));
		await pick(user, 'Type to search for a product', 'Crew', 'Crew Tee');
		await waitFor(() => expect(address()).toMatchObject({ products: '96' }));
		expect(address()).not.toHaveProperty('variations');
		await waitFor(async () => expect((await rows()).length).toBeGreaterThan(5));
	});

	it('shows a simple product over time, sorted by the selected tab', async () => {
		await openApp('/analytics/products', { ...october, filter: 'single_product', products: '10' });
		expect(await rows()).toHaveLength(1);
		expect(await legend()).toEqual([
			'Custom (Oct 1 - 31, 2026)9',
			'Previous year (Oct 1 - 31, 2025)8',
		]);
		await user.click(await tab('Net sales'));
		expect(address()).toMatchObject({ chart: 'net_revenue', orderby: 'net_revenue' });
		expect(await screen.findByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
	});

	it('reports a failed lookup in its own place, and recovers', async () => {
		await openApp('/analytics/products', { ...october, search: 'Beanie' });
		network.fail(/products\?per_page=100/);
		const alert = await screen.findByRole('alert');
		expect(screen.getByRole('button', { name: /All products/ })).toBeVisible();
		network.recover();
		await user.click(within(alert).getByRole('button', { name: 'Try again' }));
		expect(await rows()).toHaveLength(2);
	});
});
