import type { MeaningRules } from '@store-analytics/rest-api/metrics';
import type { ServerFeatures } from '../../../platform/settings/server-features';

/** The rules by which the shop's WooCommerce counts. */
export function meaningRules(server: ServerFeatures): MeaningRules {
	return {
		ordersAlone: server.countsOrdersAlone,
		fullRefunds: server.hasWholeReturns,
		takesWhatIsLeft: server.takesWhatIsLeft,
		taxLines: server.hasTaxLines,
	};
}
