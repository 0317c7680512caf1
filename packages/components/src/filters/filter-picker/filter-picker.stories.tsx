import type { PlayContext } from '../../testing/stories';
import { productFilters } from '../../testing/product-filters';
import { FilterPicker, type FilterPickerProps } from './filter-picker';

export default { title: 'Filters/FilterPicker', component: FilterPicker };

const props: FilterPickerProps = { config: productFilters, path: '/analytics/products', query: {} };
const oneProduct = { filter: 'single_product', products: '12' };

const open = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
};

export function AllProducts() {
	return <FilterPicker {...props} />;
}

export function Open() {
	return <FilterPicker {...props} />;
}
Open.play = open;

export function SubFiltersOpen() {
	return <FilterPicker {...props} />;
}
SubFiltersOpen.play = async (context: PlayContext) => {
	await open(context);
	await context.userEvent.click(context.canvas.getByRole('button', { name: 'Single product' }));
	await context.canvas.findByRole('combobox');
};

export function OneProduct() {
	return <FilterPicker {...props} query={oneProduct} />;
}

export function LoadingItsName() {
	return <FilterPicker {...props} config={named(() => new Promise(() => {}))} query={oneProduct} />;
}

export function NameCouldNotLoad() {
	const fail = () => Promise.reject(new Error('No'));
	return <FilterPicker {...props} config={named(fail)} query={oneProduct} />;
}

export function LongText() {
	const long = async () => [
		{ key: '12', label: 'A product with a name that has no end '.repeat(4) },
	];
	return <FilterPicker {...props} config={named(long)} query={oneProduct} />;
}

type GetLabels = () => Promise<{ key: string; label: string }[]>;

/** The same filters, where the product's name comes from elsewhere. */
function named(getLabels: GetLabels): FilterPickerProps['config'] {
	const filters = productFilters.filters.map((filter) => ({
		...filter,
		subFilters: filter.subFilters?.map((sub) => ({
			...sub,
			settings: sub.settings && { ...sub.settings, getLabels },
		})),
	}));
	return { ...productFilters, filters };
}
