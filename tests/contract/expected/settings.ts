/** The settings of a shop that affect its numbers. */
export interface Settings {
	/** Decimals of the shop's currency. */
	readonly decimals: number;
	/** How amounts are written: the symbol's place, such as `right_space`, and the separators. */
	readonly money: {
		readonly position: string;
		readonly thousands: string;
		readonly decimal: string;
	};
	/** A name such as `Europe/Berlin`, or an offset such as `+05:30`. */
	readonly zone: string;
	/** 0 is Sunday. */
	readonly weekStart: number;
	/** Statuses that no report counts, without the database's prefix. */
	readonly excludedStatuses: readonly string[];
	readonly dateType: DateType;
	readonly roundsAtSubtotal: boolean;
	readonly shippingInheritsTax: boolean;
	/** Thresholds for low stock and out of stock. */
	readonly lowStock: number;
	readonly noStock: number;
	readonly version: string;
	/** Since 10.2: averages and gross sales are those of orders alone. */
	readonly ordersAlone: boolean;
	/** Since 10.2, once the shop has reimported its refunds: full refunds give back the whole order. */
	readonly fullRefunds: boolean;
	readonly leavesOutTestOrders: boolean;
}

export type DateType = 'date_created' | 'date_paid' | 'date_completed';

interface SettingDocument {
	readonly id: string;
	readonly value: unknown;
}

/** Reads the settings of an export. `store` adds to store.json or overrides it. */
export function readSettings(
	files: ReadonlyMap<string, string>,
	store: Readonly<Record<string, unknown>> = {},
): Settings {
	const values = new Map(
		['settings-general', 'settings-tax', 'settings-wc-admin', 'settings-products'].flatMap((name) =>
			// as: WooCommerce writes a list of settings
			(JSON.parse(files.get(`${name}.json`) ?? '[]') as SettingDocument[]).map(
				({ id, value }) => [id, value] as const,
			),
		),
	);
	const site = JSON.parse(files.get('wp-settings.json') ?? '{}');
	const about = { ...JSON.parse(files.get('store.json') ?? '{}'), ...store };
	const version = String(about.wc_version ?? '9.4.0');
	const tables = String(about.wc_database_version ?? version);
	const excluded = values.get('woocommerce_excluded_report_order_statuses');
	return {
		decimals: Number(values.get('woocommerce_price_num_decimals') ?? 2),
		money: {
			position: String(values.get('woocommerce_currency_pos') ?? 'left'),
			thousands: String(values.get('woocommerce_price_thousand_sep') ?? ','),
			decimal: String(values.get('woocommerce_price_decimal_sep') ?? '.'),
		},
		zone: String(site.timezone ?? 'UTC'),
		weekStart: Number(site.start_of_week ?? 1),
		excludedStatuses: [
			...(Array.isArray(excluded) ? excluded.map(String) : ['pending', 'failed', 'cancelled']),
			'trash',
			'auto-draft',
			'checkout-draft',
		],
		dateType: (values.get('woocommerce_date_type') as DateType) || 'date_paid',
		roundsAtSubtotal: values.get('woocommerce_tax_round_at_subtotal') === 'yes',
		shippingInheritsTax: (values.get('woocommerce_shipping_tax_class') ?? 'inherit') === 'inherit',
		lowStock: Math.max(1, Number(values.get('woocommerce_notify_low_stock_amount') ?? 2)),
		noStock: Math.max(0, Number(values.get('woocommerce_notify_no_stock_amount') ?? 0)),
		version,
		ordersAlone: isSince(version, 10, 2),
		fullRefunds: isSince(tables, 10, 2) && about.uses_old_full_refund_data !== 'yes',
		leavesOutTestOrders: isSince(version, 10, 7),
	};
}

/** Checks whether a version is `major.minor` or newer. */
export function isSince(version: string, major: number, minor: number): boolean {
	const [own = 0, step = 0] = version.split('.').map(Number);
	return own > major || (own === major && step >= minor);
}
