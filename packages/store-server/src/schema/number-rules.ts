import { isAtLeast } from '@store-analytics/rest-api';

/**
 * WooCommerce’s rules for the shop’s numbers. 10.2 changed the meaning of returns, gross sales and averages. Older
 * shops keep their refund data as it is until they import it again.
 */
export interface NumberRules {
	/** Since 10.2: an order’s gross sales and averages ignore later refunds. */
	readonly ordersAlone: boolean;
	/**
	 * Since 10.2, except in shops with old refund data: returns include tax and shipping. A full refund in one sum
	 * includes the items, taxes and shipping of its order.
	 */
	readonly fullRefunds: boolean;
	/** Since 10.7: orders with test-mode payments are not counted. */
	readonly leavesOutTestOrders: boolean;
}

interface WooCommerceState {
	/** Version of the plugin, `10.9.1`. */
	readonly version: string;
	/** Version of the shop’s database tables. */
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
