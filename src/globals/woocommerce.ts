import * as components from '@store-analytics/components';
import * as csvExport from '@store-analytics/csv-export';
import * as currency from '@store-analytics/currency';
import * as data from '@store-analytics/data';
import * as date from '@store-analytics/date';
import * as navigation from '@store-analytics/navigation';
import * as number from '@store-analytics/number';
import { storeAnalytics } from './store-analytics';
import { provideUndeclaredStores } from './undeclared-stores';

/**
 * Exposes our packages under WooCommerce's names (`window.wc.components` …), our own API (`window.wc.storeAnalytics`),
 * and registers every store. Foreign members of `window.wc`, such as WooCommerce's settings, stay.
 */
export function provideWooCommerce(): void {
	const page = window as { wc?: object }; // other scripts put their parts on it
	const packages = { components, csvExport, currency, data, date, navigation, number };
	page.wc = { ...page.wc, ...packages, storeAnalytics };
	data.registerAllStores();
	provideUndeclaredStores();
}
