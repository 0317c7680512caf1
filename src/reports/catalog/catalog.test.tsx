import { render, screen } from '@testing-library/react';
import { reports } from '..';
import { readSettings } from '../../platform/settings/settings';
import { categoryAncestors, categoryName, CategoryPath } from './cells/category-path';
import { filterOption } from './filters/filter-options';
import { isLowStock, stockColumns, stockStatusName } from './cells/stock-status';

const settings = readSettings({
	admin: { manageStock: 'yes', stockStatuses: { instock: 'In stock' } },
});

describe('Every report', () => {
	it.each(reports.map(({ slug, load }) => [slug, load] as const))(
		'is valid: %s',
		async (_slug, load) => {
			const { default: report } = await load();
			const { columns, defaultSort } = report.define(settings);
			expect(columns.map(({ key }) => key)).toContain(defaultSort.by);
		},
	);
});

describe('A category', () => {
	const categories = new Map(
		[
			{ id: 1, name: 'Shop', parent: 0 },
			{ id: 2, name: 'Clothing &amp; more', parent: 1 },
			{ id: 3, name: 'Hats', parent: 2 },
			{ id: 4, name: 'Caps', parent: 3 },
			{ id: 8, name: 'Round', parent: 9 },
			{ id: 9, name: 'And round', parent: 8 },
		].map((category) => [category.id, category] as const),
	);

	it('shows its name as text, and those above it', () => {
		expect(categoryName(2, categories)).toBe('Clothing & more');
		expect(categoryName(7, categories)).toBeUndefined();
		expect(categoryAncestors(3, categories)).toEqual(['Shop', 'Clothing & more']);
		expect(categoryAncestors(1, categories)).toEqual([]);
	});

	it('survives a circle of parents', () => {
		expect(categoryAncestors(8, categories)).toEqual(['And round']);
	});

	it.each([
		[1, 'Shop'],
		[2, 'Shop › Clothing & more'],
		[3, 'Shop › Clothing & more › Hats'],
		[4, 'Shop … Hats › Caps'],
	])('with the id %i shows %s and links to its report', (id, path) => {
		const { container } = render(
			<CategoryPath id={id} tools={{ related: categories, query: { period: 'week' } }} />,
		);
		expect(container).toHaveTextContent(path);
		expect(screen.getByRole('link').getAttribute('href')).toMatch(
			new RegExp(`period=week.*filter=single_category&categories=${id}&`),
		);
	});

	it('shows the name of its row until the tree has loaded', () => {
		const { container } = render(
			<CategoryPath id={3} fallback="Hats &amp; Caps" tools={{ query: {} }} />,
		);
		expect(container).toHaveTextContent('Hats & Caps');
	});
});

describe('The stock status', () => {
	const low = { stock_status: 'instock', stock_quantity: 2, low_stock_amount: 2 };

	it('is low at or below the shop’s threshold', () => {
		expect(isLowStock(low)).toBe(true);
		expect(isLowStock({ ...low, stock_quantity: 3 })).toBe(false);
		expect(isLowStock({ ...low, stock_quantity: 0, stock_status: 'outofstock' })).toBe(false);
		expect(isLowStock({ ...low, stock_quantity: null })).toBe(false);
		expect(isLowStock({ stock_status: 'instock' })).toBe(false);
	});

	it('has the shop’s own names, and the slug of an unknown status', () => {
		expect(stockStatusName({ stock_status: 'instock' }, settings.stockStatuses)).toBe('In stock');
		expect(stockStatusName(low, settings.stockStatuses)).toBe('Low');
		expect(stockStatusName({ stock_status: 'lost' }, settings.stockStatuses)).toBe('lost');
	});

	it('has no columns in a shop that does not manage stock', () => {
		const without = readSettings({ admin: { manageStock: 'no' } });
		expect(stockColumns(without, () => true)).toEqual([]);
		expect(stockColumns(settings, () => true)).toHaveLength(2);
	});
});

describe('Choices of a dropdown', () => {
	it('[S3.report-filter-config.2] have value, label, path, sub-filters, component, chart mode and settings', () => {
		const option = filterOption.single(
			'product',
			{ type: 'products', param: 'products' },
			{ label: 'Single product', placeholder: 'Find' },
			'item-comparison',
		);
		expect(option).toMatchObject({
			value: 'select_product',
			label: 'Single product',
			chartMode: 'item-comparison',
			subFilters: [
				{
					value: 'single_product',
					path: ['select_product'],
					component: 'Search',
					settings: {
						type: 'products',
						param: 'products',
						getLabels: expect.any(Function),
						labels: { placeholder: 'Find', button: 'Single product' },
					},
				},
			],
		});
	});
});
