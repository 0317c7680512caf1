import { isAtLeast } from '@store-analytics/rest-api';

/**
 * WooCommerce’s rules for the shop’s numbers. 10.2 changed the meaning of returns, gross sales and averages, 11.1 that of
 * returns again. Older shops keep their refund data as it is until they import it again.
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
	/**
	 * Since 11.1, except in shops with old refund data: a full refund returns what all earlier refunds left, and a row
	 * is a return if its whole amount, with tax and shipping, is below 0.
	 */
	readonly takesWhatIsLeft: boolean;
	/** Since 11.2: a refund of an order that was never paid, or completed, has no such date either. */
	readonly leavesRefundsUndated: boolean;
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
	const fullRefunds = isAtLeast(shop.databaseVersion, 10, 2) && !shop.usesOldRefundData;
	return {
		ordersAlone: isAtLeast(shop.version, 10, 2),
		fullRefunds,
		leavesOutTestOrders: isAtLeast(shop.version, 10, 7),
		takesWhatIsLeft: fullRefunds && isAtLeast(shop.version, 11, 1),
		leavesRefundsUndated: isAtLeast(shop.version, 11, 2),
	};
}

/**
 * The name of rules: the version of WooCommerce that brought the newest of them.
 * @example rulesName(rules) // 'woocommerce-10.7'
 */
export function rulesName(rules: NumberRules): string {
	const newest = rules.leavesRefundsUndated
		? '11.2'
		: rules.takesWhatIsLeft
			? '11.1'
			: rules.leavesOutTestOrders
				? '10.7'
				: '10.2';
	if (!rules.ordersAlone) return 'woocommerce-before-10.2';
	return `woocommerce-${newest}${rules.fullRefunds ? '' : '-old-refunds'}`;
}
