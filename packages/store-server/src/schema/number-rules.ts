import { isAtLeast } from '@store-analytics/rest-api';

/**
 * Which of WooCommerce's rules the shop's numbers follow. 10.2 changed what returns, gross sales and averages mean;
 * shops that were there before keep their refunds as they are until they import them again.
 */
export interface NumberRules {
	/** Since 10.2: gross sales and averages of an order are those of orders alone, whatever came back later. */
	readonly ordersAlone: boolean;
	/**
	 * Since 10.2, but for shops with old refund data: returns are with tax and shipping, and a full refund in one sum
	 * gives back the items, taxes and shipping of its order.
	 */
	readonly fullRefunds: boolean;
	/** Since 10.7: orders of payments in test mode are not counted. */
	readonly leavesOutTestOrders: boolean;
}

interface WooCommerceState {
	/** Version of the plugin, `10.9.1`. */
	readonly version: string;
	/** Version that the shop's tables were brought to. */
	readonly databaseVersion: string;
	/** The shop's option `woocommerce_analytics_uses_old_full_refund_data`. */
	readonly usesOldRefundData: boolean;
}

export function numberRules(shop: WooCommerceState): NumberRules {
	return {
		ordersAlone: isAtLeast(shop.version, 10, 2),
		fullRefunds: isAtLeast(shop.databaseVersion, 10, 2) && !shop.usesOldRefundData,
		leavesOutTestOrders: isAtLeast(shop.version, 10, 7),
	};
}
