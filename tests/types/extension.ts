/** What an extension in TypeScript writes; compiled by tests/types.test.ts, never run. */
import { ITEMS_STORE_NAME, PRODUCTS_STORE_NAME, REPORTS_STORE_NAME } from '@store-analytics/data';
import { select } from '@wordpress/data';

const reports = select(REPORTS_STORE_NAME);

export const netRevenue: number | undefined = reports.getReportStats('revenue', {}).data?.totals
	.net_revenue;
export const totalPages: number | undefined = reports.getReportItems('orders', {}).totalPages;
export const code: string | undefined = reports.getReportItems('coupons', {}).data?.[0]
	?.extended_info?.code;
export const ofAnExtension: unknown = reports.getReportItems('my-report', {}).data?.[0]?.['mine'];

// @ts-expect-error -- revenue has no such total
void reports.getReportStats('revenue', {}).data?.totals.weather;
// @ts-expect-error -- orders have no such column
void reports.getReportItems('orders', {}).data?.[0]?.weather;
// @ts-expect-error -- a total is a number
export const wrong: string | undefined = reports.getReportStats('orders', {}).data?.totals
	.orders_count;
// @ts-expect-error -- there is no such selector
reports.getReportWeather('orders', {});

export const products: ReadonlyMap<number | string, unknown> = select(ITEMS_STORE_NAME).getItems(
	'products',
	{},
);
export const name: unknown = select(PRODUCTS_STORE_NAME).getProduct(10)?.['name'];
