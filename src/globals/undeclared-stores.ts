import { createReduxStore, register, select } from '@wordpress/data';
import { whenScriptsHaveRun } from '../platform/when-scripts-have-run';
import { createNoticesStore } from './notices-store';

/**
 * Registers the stores that extensions use without naming their scripts, as WooCommerce's app brings those along. Where the real ones are on the page, they stay.
 */
export function provideUndeclaredStores(): void {
	for (const name of ['core/notices', 'core/notices2']) registerMissing(createNoticesStore(name));
	// Its own script may be among those that an extension names, and comes after this one; the app draws when all have run.
	whenScriptsHaveRun(() => registerMissing(surveys), document, true);
}

function registerMissing(store: Parameters<typeof register>[0]): void {
	if (!select(store.name)) register(store);
}

const none = () => ({ type: 'NOTHING' });

/** WooCommerce's customer effort surveys, which never appear here. */
const surveys = createReduxStore('wc/customer-effort-score', {
	reducer: (state: object = {}) => state,
	actions: {
		addCesSurvey: none,
		addCesSurveyForAnalytics: none,
		addCesSurveyForCustomerSearch: none,
		setCesSurveyQueue: none,
		showCesModal: none,
		hideCesModal: none,
		showProductMVPFeedbackModal: none,
		hideProductMVPFeedbackModal: none,
	},
	selectors: {
		getCesSurveyQueue: () => noSurveys,
		getVisibleCESModalData: () => undefined,
		isProductMVPModalVisible: () => false,
	},
});

const noSurveys: readonly object[] = [];
