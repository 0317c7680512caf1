import { orderFilters } from '../../testing/order-filters';
import { productFilters } from '../../testing/product-filters';
import { ReportFilters } from './report-filters';

export default { title: 'Filters/ReportFilters', component: ReportFilters };

const products = { path: '/analytics/products', filters: [productFilters] };

export function DatesOnly() {
	return <ReportFilters path="/analytics/revenue" query={{}} />;
}

export function DatesAndAFilter() {
	return <ReportFilters {...products} query={{}} />;
}

export function WithoutDates() {
	return <ReportFilters {...products} showDatePicker={false} />;
}

export function Comparing() {
	return <ReportFilters {...products} query={{ filter: 'compare-products', products: '12,34' }} />;
}

export function WithAdvancedFilters() {
	const query = { filter: 'advanced', status_is: 'completed', orders_count_morethan: '3' };
	return <ReportFilters {...products} query={query} advancedFilters={orderFilters} />;
}
