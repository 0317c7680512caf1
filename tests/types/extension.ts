/** What an extension in TypeScript writes; tests/types.test.ts compiles it but never runs it. */
import { ITEMS_STORE_NAME, PRODUCTS_STORE_NAME, REPORTS_STORE_NAME } from '@store-analytics/data';
import { dispatch, resolveSelect, select, useSelect } from '@wordpress/data';

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

/** The same by the plain name of a store, as most extensions write it. */
const byName = select('wc/admin/reports');
export const sameNetRevenue: number | undefined = byName.getReportStats('revenue', {}).data?.totals
	.net_revenue;
export const sameCode: string | undefined = byName.getReportItems('coupons', {}).data?.[0]
	?.extended_info?.code;
export const netTotal: Promise<number | undefined> = resolveSelect('wc/admin/reports')
	.getReportItems('orders', {})
	.then(({ data }) => data?.[0]?.net_total);
export const saved: Promise<{ success: boolean }> = dispatch('wc/admin/options').updateOptions({});
export const found: ReadonlyMap<number | string, unknown> = select('wc/admin/items').getItems('x');
export const ofAnother: unknown = select('my/store').anything();

/** In a component. */
export function useNetRevenue(): number | undefined {
	return useSelect(
		(read) => read('wc/admin/reports').getReportStats('revenue', {}).data?.totals.net_revenue,
		[],
	);
}
/** In a component, by the store's constant. */
export function useOrders(): number | undefined {
	return useSelect(
		(read) => read(REPORTS_STORE_NAME).getReportItems('orders', {}).totalResults,
		[],
	);
}

// @ts-expect-error -- revenue has no such total
void byName.getReportStats('revenue', {}).data?.totals.weather;
// @ts-expect-error -- orders have no such column
void byName.getReportItems('orders', {}).data?.[0]?.weather;
// @ts-expect-error -- there is no such selector
byName.getReportWeather('orders', {});
// @ts-expect-error -- there is no such action
void dispatch('wc/admin/options').forgetEverything();
