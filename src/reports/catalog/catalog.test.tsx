import { render, screen } from '@testing-library/react';
import { reports } from '..';
import { readSettings } from '../../platform/settings/settings';
import { categoryAncestors, categoryName, CategoryPath } from './cells/category-path';
import { filterOption } from './filters/filter-options';
import { isLowStock, stockColumns, stockStatusName } from './cells/stock-status';

const settings = readSettings({
	admin: { manageStock: 'yes', stockStatuses: { instock: 'In stock' } },
});

describe('every report', () => {
	it.each(reports.map(({ slug, load }) => [slug, load] as const))(
		'is sound: %s',
		async (_slug, load) => {
			const { default: report } = await load();
			const { columns, defaultSort } = report.define(settings);
			expect(columns.map(({ key }) => key)).toContain(defaultSort.by);
		},
	);
});

describe('a category', () => {
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

	it('is known by its name as text, and by those above it', () => {
		expect(categoryName(2, categories)).toBe('Clothing & more');
		expect(categoryName(7, categories)).toBeUndefined();
		expect(categoryAncestors(3, categories)).toEqual(['Shop', 'Clothing & more']);
		expect(categoryAncestors(1, categories)).toEqual([]);
	});

	it('stands although its shop has made a ring of parents', () => {
		expect(categoryAncestors(8, categories)).toEqual(['And round']);
	});

	it.each([
		[1, 'Shop'],
		[2, 'Shop › Clothing & more'],
		[3, 'Shop › Clothing & more › Hats'],
		[4, 'Shop … Hats › Caps'],
	])('%i reads as %s and leads to its report', (id, path) => {
		const { container } = render(
			<CategoryPath id={id} tools={{ related: categories, query: { period: 'week' } }} />,
		);
		expect(container).toHaveTextContent(path);
		expect(screen.getByRole('link').getAttribute('href')).toMatch(
			new RegExp(`period=week.*filter=single_category&categories=${id}&`),
		);
	});

	it('reads by the name that came with the row until the tree is there', () => {
		const { container } = render(
			<CategoryPath id={3} fallback="Hats &amp; Caps" tools={{ query: {} }} />,
		);
		expect(container).toHaveTextContent('Hats & Caps');
	});
});

describe('stock', () => {
	const low = { stock_status: 'instock', stock_quantity: 2, low_stock_amount: 2 };

	it('is low when it is there but no more than the shop’s threshold', () => {
		expect(isLowStock(low)).toBe(true);
		expect(isLowStock({ ...low, stock_quantity: 3 })).toBe(false);
		expect(isLowStock({ ...low, stock_quantity: 0, stock_status: 'outofstock' })).toBe(false);
		expect(isLowStock({ ...low, stock_quantity: null })).toBe(false);
		expect(isLowStock({ stock_status: 'instock' })).toBe(false);
	});

	it('reads by the shop’s own names, and an unknown state by its slug', () => {
		expect(stockStatusName({ stock_status: 'instock' }, settings.stockStatuses)).toBe('In stock');
		expect(stockStatusName(low, settings.stockStatuses)).toBe('Low');
		expect(stockStatusName({ stock_status: 'lost' }, settings.stockStatuses)).toBe('lost');
	});

	it('has no columns in a shop that keeps none', () => {
		const without = readSettings({ admin: { manageStock: 'no' } });
		expect(stockColumns(without, () => true)).toEqual([]);
		expect(stockColumns(settings, () => true)).toHaveLength(2);
	});
});

describe('choices of a dropdown', () => {
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
