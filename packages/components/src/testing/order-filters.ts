import type { AdvancedFiltersConfig } from '../filters/advanced-filters/config';

const names: Record<string, string> = { 12: 'Hoodie', 34: 'Crew Tee' };

const isOrNot = [
	{ value: 'is', label: 'Is' },
	{ value: 'is_not', label: 'Is not' },
];

const bounds = [
	{ value: 'lessthan', label: 'Less than' },
	{ value: 'morethan', label: 'More than' },
	{ value: 'between', label: 'Between' },
];

function labels(name: string, hasRule = true) {
	return {
		add: name,
		remove: `Remove ${name} filter`,
		rule: `Select a ${name} filter match`,
		filter: name,
		title: `{{title}}${name}{{/title}} ${hasRule ? '{{rule /}} ' : ''}{{filter /}}`,
	};
}

/** One filter of each kind of input. */
export const orderFilters: AdvancedFiltersConfig = {
	title: 'Orders match {{select /}} filters',
	filters: {
		status: {
			labels: labels('Order status'),
			rules: isOrNot,
			input: {
				component: 'SelectControl',
				options: [
					{ value: 'completed', label: 'Completed' },
					{ value: 'processing', label: 'Processing' },
				],
			},
		},
		product: {
			labels: {
				...labels('Product'),
				title: '<title>Product</title> <rule/> <filter/>',
				placeholder: 'Search products',
			},
			rules: [
				{ value: 'includes', label: 'Includes' },
				{ value: 'excludes', label: 'Excludes' },
			],
			input: {
				component: 'Search',
				type: 'products',
				getLabels: async (keys) =>
					keys.split(',').map((key) => ({ key, label: names[key] ?? key })),
			},
		},
		customer: {
			labels: labels('Customer type', false),
			input: {
				component: 'SelectControl',
				options: [
					{ value: 'new', label: 'New' },
					{ value: 'returning', label: 'Returning' },
				],
				defaultOption: 'returning',
			},
		},
		orders_count: { labels: labels('Orders'), rules: bounds, input: { component: 'Number' } },
		total_spend: { labels: labels('Total spend'), rules: bounds, input: { component: 'Currency' } },
		registered: {
			labels: labels('Registered'),
			rules: [
				{ value: 'before', label: 'Before' },
				{ value: 'after', label: 'After' },
				{ value: 'between', label: 'Between' },
			],
			input: { component: 'Date' },
		},
		attribute: {
			allowMultiple: true,
			labels: labels('Attribute'),
			rules: isOrNot,
			input: { component: 'ProductAttribute' },
		},
	},
};
