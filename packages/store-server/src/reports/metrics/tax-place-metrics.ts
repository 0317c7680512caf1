import { taxPlaceMeanings } from '@store-analytics/rest-api/metrics';
import { measured } from './metric';

const ofOrders = 'FILTER (WHERE parent_id = 0)';
const ofRefunds = 'FILTER (WHERE parent_id <> 0)';
const over = (sum: string) => ({ over: { 'tax line': sum } });

/** The metrics of taxes by place, over the rows of `placedTaxes`. Amounts that refunds return are above 0. */
export const taxPlaceMetrics = measured(taxPlaceMeanings, {
	taxable_amount: over('SUM(base)'),
	refunded_amount: over(`-SUM(base) ${ofRefunds}`),
	charged_tax: over(`SUM(order_tax) ${ofOrders}`),
	charged_shipping_tax: over(`SUM(shipping_tax) ${ofOrders}`),
	refunded_tax: over(`-SUM(total_tax) ${ofRefunds}`),
	total_tax: over('SUM(total_tax)'),
	orders_count: over(`COUNT(DISTINCT order_id) ${ofOrders}`),
	unknown_bases: over('COUNT(*) FILTER (WHERE base IS NULL)'),
});
