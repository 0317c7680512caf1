import { currenciesOfShop } from '../reports/breakdowns/currencies';
import type { ListedShop } from '@store-analytics/rest-api';
import { __ } from '@wordpress/i18n';
import type { StoreContext } from '../rest/store-context';
import type { Database } from '../database/database';
import type { ShopSettings } from '../schema/shop-settings';
import { storeSource } from '../schema/store-source';
import { fiscalYearSetting } from '../rest/admin/setting-descriptions';
import type { OrderDays } from '../orders/order-days';
import { defaultOrderStatuses, statusNames } from '../schema/order-statuses';
import { weekdaysShort } from './locale';

/** Facts that a page needs besides the shop’s settings. */
interface PageFacts extends OrderDays {
	/** `http://127.0.0.1:8080`. */
	readonly siteUrl: string;
	/** Set if the clock is fixed. */
	readonly storeNow: Date | null;
	/** Response of a REST path; null if REST refuses the request. */
	readonly rest: (path: string) => Promise<unknown>;
	/** The server has a page for opening, adding and removing shops. */
	readonly canChangeShops?: boolean | undefined;
	/** The sync with the connected shop, and the server’s other shops. */
	readonly context: Pick<StoreContext, 'sync' | 'shops' | 'damage'>;
}

/** `window.wcSettings` of the page, with WooCommerce’s keys. */
export async function wcSettings(
	database: Database,
	shop: ShopSettings,
	facts: PageFacts,
): Promise<Record<string, unknown>> {
	const { siteUrl } = facts;
	const { sync, damage } = facts.context;
	const told = { sync, damage };
	const [statuses, countries, admin, currencies, source] = await Promise.all([
		orderStatuses(database),
		countryNames(database),
		adminSettings(database, shop, facts),
		currenciesOfShop(database),
		storeSource(database, { ...told, newestOrder: facts.newestOrder }),
	]);
	const locale = {
		siteLocale: shop.locale,
		userLocale: shop.locale,
		weekdaysShort: weekdaysShort(shop.locale),
	};
	const shared = {
		orderStatuses: statuses,
		currency: shop.currency,
		locale,
		dateFormat: shop.dateFormat,
		timeFormat: shop.timeFormat,
		timeZone: shop.timeZone,
		startOfWeek: shop.weekStart,
		wcVersion: shop.wcVersion,
	};
	return {
		...shared,
		adminUrl: `${siteUrl}/wp-admin/`,
		countries,
		currentUserId: 1,
		currentUserIsAdmin: true,
		standsAlone: true,
		canChangeShops: facts.canChangeShops === true,
		...source,
		...listedShops(facts.context.shops),
		homeUrl: `${siteUrl}/`,
		siteTitle: shop.title,
		firstOrderDay: facts.firstOrder ?? '',
		...(currencies.length > 0 && { currencies }),
		wpVersion: shop.wpVersion,
		...(facts.storeNow && { storeNow: facts.storeNow.toISOString() }),
		admin: { ...shared, ...admin },
	};
}

/** The shops of a server that has several, each with its URL. */
function listedShops(shops: StoreContext['shops']) {
	if (!shops) return {};
	const listed = shops.list().map(({ slug, title, adminUrl, currency }): ListedShop => ({
		slug,
		title,
		adminUrl,
		currency,
	}));
	return { shops: { current: shops.current, all: listed } };
}

/** Settings of scheduled imports, which newer WooCommerce versions print. */
function batches({ woocommerce_analytics_scheduled_import: wanted = '' }: Record<string, unknown>) {
	return {
		woocommerce_analytics_scheduled_import: wanted,
		woocommerce_analytics_import_interval: __('12 hours', 'store-analytics'),
	};
}

async function adminSettings(database: Database, shop: ShopSettings, facts: PageFacts) {
	const [general, wcAdmin, options, user, performanceIndicators, leaderboards] = await Promise.all([
		settingValues(database, 'general'),
		settingValues(database, 'wc_admin'),
		optionValues(database),
		facts.rest('/wp/v2/users/me?context=edit'),
		facts.rest('/wc-analytics/reports/performance-indicators/allowed'),
		facts.rest('/wc-analytics/leaderboards/allowed'),
	]);
	return {
		stockStatuses: {
			instock: __('In stock', 'store-analytics'),
			outofstock: __('Out of stock', 'store-analytics'),
			onbackorder: __('On backorder', 'store-analytics'),
		},
		preloadOptions: {
			woocommerce_default_homepage_layout: options['woocommerce_default_homepage_layout'] ?? false,
		},
		preloadSettings: { general },
		wcAdminSettings: {
			...wcAdmin,
			[fiscalYearSetting.id]: String(shop.fiscalYearStart),
			...(shop.features.scheduledImports && batches(options)),
		},
		usesNewFullRefundData: shop.rules.fullRefunds,
		customerTotalsFollowDetails: shop.features.customerDetails,
		currentUserData: user ?? (await administrator(database)),
		reviewsEnabled: shop.reviewsEnabled ? 'yes' : 'no',
		manageStock: shop.managesStock ? 'yes' : 'no',
		notifyLowStockAmount: String(shop.lowStockAmount),
		siteUrl: facts.siteUrl,
		shopUrl: `${facts.siteUrl}/`,
		homeUrl: facts.siteUrl,
		plugins: { installedPlugins: ['woocommerce'], activePlugins: ['woocommerce'] },
		woocommerceTranslation: 'WooCommerce',
		unregisteredOrderStatuses: [],
		variationTitleAttributesSeparator: ' - ',
		dataEndpoints: {
			performanceIndicators: performanceIndicators ?? [],
			leaderboards: leaderboards ?? [],
			jetpackStatus: { isActive: false },
		},
		features: { analytics: { is_enabled: true, is_experimental: false } },
		alertCount: '0',
		visibleTaskListIds: [],
	};
}

/** The shop’s statuses and their names, from the setting for excluded statuses. */
async function orderStatuses(database: Database): Promise<unknown> {
	const [row] = await database.all<{ body: string }>(
		"SELECT body FROM settings WHERE id = 'woocommerce_excluded_report_order_statuses'",
	);
	const options = row && (JSON.parse(row.body) as { options?: Record<string, unknown> }).options; // our own import wrote it
	return statusNames(options ?? defaultOrderStatuses);
}

async function countryNames(database: Database): Promise<Record<string, string>> {
	const rows = await database.all<{ code: string; name: string }>(
		'SELECT code, name FROM countries ORDER BY position',
	);
	return Object.fromEntries(rows.map(({ code, name }) => [code, name]));
}

async function settingValues(database: Database, group: string): Promise<Record<string, unknown>> {
	const rows = await database.all<{ id: string; value: string | null }>(
		'SELECT settings.id, options.value FROM settings LEFT JOIN options ON options.name = settings.id WHERE group_id = ? ORDER BY position',
		[group],
	);
	return Object.fromEntries(rows.map(({ id, value }) => [id, value === null ? '' : parse(value)]));
}

async function optionValues(database: Database): Promise<Record<string, unknown>> {
	const rows = await database.all<{ name: string; value: string }>(
		`SELECT name, value FROM options
			WHERE name IN ('woocommerce_default_homepage_layout', 'woocommerce_analytics_scheduled_import')`,
	);
	return Object.fromEntries(rows.map(({ name, value }) => [name, parse(value)]));
}

/** A user with the access token is the shop’s administrator, with the administrator’s saved preferences. */
async function administrator(database: Database): Promise<unknown> {
	const meta = await database.all<{ key: string; value: string }>(
		'SELECT key, value FROM user_meta WHERE user_id = 1',
	);
	const capability = {
		read: true,
		manage_woocommerce: true,
		view_woocommerce_reports: true,
		edit_others_shop_orders: true,
	};
	return {
		id: 1,
		username: 'admin',
		name: 'admin',
		roles: ['administrator'],
		capabilities: capability,
		is_super_admin: true,
		woocommerce_meta: Object.fromEntries(
			meta.map(({ key, value }) => [key.replace(/^woocommerce_admin_/, ''), value]),
		),
	};
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return json;
	}
}
