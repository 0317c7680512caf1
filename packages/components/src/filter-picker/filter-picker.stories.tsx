import { productFilters } from './example-filters';
import { FilterPicker } from './filter-picker';

export default { component: FilterPicker };

const PATH = '/analytics/products';

export function AllProducts() {
	return <FilterPicker config={productFilters} path={PATH} query={{}} />;
}

export function OneProduct() {
	const chosen = { filter: 'single_product', products: '12' };
	return <FilterPicker config={productFilters} path={PATH} query={chosen} />;
}
