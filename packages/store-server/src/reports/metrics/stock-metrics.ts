import { stockMeanings } from '@store-analytics/rest-api/metrics';
import { measured } from './metric';

/** The metrics of Stock over products and variations. */
export const stockMetrics = measured(stockMeanings, {
	lowstock: counted('is_low'),
	instock: counted("stock_status = 'instock'"),
	outofstock: counted("stock_status = 'outofstock'"),
	onbackorder: counted("stock_status = 'onbackorder'"),
	products: counted('is_listed'),
});

export const stockMetricKeys = stockMetrics.map(({ key }) => key);

function counted(condition: string) {
	return { over: { stock: `COUNT(*) FILTER (WHERE ${condition})` } };
}
