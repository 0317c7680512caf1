import type { StoreAnalytics } from '@store-analytics/rest-api/metrics';
import {
	registerDimension,
	unregisterDimension,
} from '../extensions/dimensions/register-dimension';
import { registerMetric, unregisterMetric } from '../extensions/metrics/register-metric';

/** `window.wc.storeAnalytics`: our own API, beside WooCommerce's globals. */
export const storeAnalytics: StoreAnalytics = {
	registerMetric,
	unregisterMetric,
	registerDimension,
	unregisterDimension,
};
