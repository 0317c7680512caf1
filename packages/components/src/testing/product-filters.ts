import type { ReportFilterConfig } from '../filters/filter-picker/filter-config';

const names: Record<string, string> = { 12: 'Hoodie', 34: 'Crew Tee' };

const getLabels = async (keys: string) =>
	keys.split(',').map((key) => ({ key, label: names[key] ?? key }));

/** The filters of Products: all, one, a comparison and advanced ones. */
export const productFilters: ReportFilterConfig = {
	label: 'Show',
	staticParams: ['chartType', 'per_page'],
	param: 'filter',
	showFilters: () => true,
	filters: [
		{ value: 'all', label: 'All products' },
		{
			value: 'select_product',
			label: 'Single product',
			subFilters: [
				{
					component: 'Search',
					value: 'single_product',
					path: ['select_product'],
					settings: {
						type: 'products',
						param: 'products',
						getLabels,
						labels: { placeholder: 'Type to search for a product', button: 'Single product' },
					},
				},
			],
		},
		{
			value: 'compare-products',
			label: 'Comparison',
			chartMode: 'item-comparison',
			settings: {
				type: 'products',
				param: 'products',
				getLabels,
				labels: {
					title: 'Compare products',
					update: 'Compare',
					placeholder: 'Search for products to compare',
					helpText: 'Choose at least two products to compare',
				},
			},
		},
		{ value: 'advanced', label: 'Advanced filters' },
	],
};
