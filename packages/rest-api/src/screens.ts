import { __ } from '@wordpress/i18n';

/** A screen of Analytics, as app and store server share it: the app renders it, the store server's menu links to it. */
export interface AnalyticsScreen {
	/** In-app path. */
	readonly path: string;
	readonly title: () => string;
	/** Menu of wp-admin that contains its link and is open on it. */
	readonly menu: keyof typeof menuIds;
	/** The capability that users need. */
	readonly capability: 'view_woocommerce_reports' | 'manage_woocommerce';
	/** Hidden in shops that do not manage stock. */
	readonly needsStock?: boolean;
	/** Hidden on servers with one shop. */
	readonly needsShops?: boolean;
}

/** Ids of the menu entries in wp-admin. */
export const menuIds = {
	analytics: 'toplevel_page_wc-admin-path--analytics-overview',
	woocommerce: 'toplevel_page_woocommerce',
} as const;

/** Every report by its slug, in the order of the menu (docs/adding-a-report.md). */
export const reportScreens = {
	products: screen('products', () => __('Products', 'store-analytics')),
	revenue: screen('revenue', () => __('Revenue', 'store-analytics')),
	orders: screen('orders', () => __('Orders', 'store-analytics')),
	breakdown: screen('breakdown', () => __('Breakdown', 'store-analytics')),
	variations: screen('variations', () => __('Variations', 'store-analytics')),
	categories: screen('categories', () => __('Categories', 'store-analytics')),
	coupons: screen('coupons', () => __('Coupons', 'store-analytics')),
	taxes: screen('taxes', () => __('Taxes', 'store-analytics')),
	refunds: screen('refunds', () => __('Refunds', 'store-analytics')),
	downloads: screen('downloads', () => __('Downloads', 'store-analytics')),
	stock: { ...screen('stock', () => __('Stock', 'store-analytics')), needsStock: true },
	customers: {
		...screen('customers', () => __('Customers', 'store-analytics')),
		path: '/customers',
		menu: 'woocommerce',
	},
} as const satisfies Record<string, AnalyticsScreen>;

/**
 * Returns path, menu and capability of a report. A report of an extension gets the defaults of Overview and a path from
 * its slug.
 * @example reportScreen('margins').path // '/analytics/margins'
 */
export function reportScreen(
	slug: string,
): Pick<AnalyticsScreen, 'path' | 'menu' | 'capability'> & Partial<AnalyticsScreen> {
	const own: Readonly<Record<string, AnalyticsScreen>> = reportScreens;
	if (Object.hasOwn(own, slug) && own[slug]) return own[slug];
	const { menu, capability } = overviewScreen;
	return { path: `/analytics/${slug}`, menu, capability };
}

/**
 * Returns the in-app path of a report.
 * @example reportPath('orders') // '/analytics/orders'
 */
export const reportPath = (slug: string): string => reportScreen(slug).path;

/** Name of a report in its address, its preferences and its hooks. */
export type ReportSlug = keyof typeof reportScreens;

export const overviewScreen = screen('overview', () => __('Overview', 'store-analytics'));

export const settingsScreen: AnalyticsScreen = {
	...screen('settings', () => __('Settings', 'store-analytics')),
	capability: 'manage_woocommerce',
};

/** The source of the embedded store's data, and the state of its sync. */
export const dataScreen = screen('data', () => __('Data', 'store-analytics'));

/** Today and this month of every shop of an embedded store with several shops. */
export const allShopsScreen: AnalyticsScreen = {
	...screen('all-shops', () => __('All shops', 'store-analytics')),
	needsShops: true,
};

/** Only in the embedded store; in WordPress, Home is WooCommerce's. */
export const homeScreen: AnalyticsScreen = {
	...screen('', () => __('Home', 'store-analytics')),
	path: '/',
	menu: 'woocommerce',
};

/** All screens of the embedded store, in the order of their menus. */
export const analyticsScreens: readonly AnalyticsScreen[] = [
	homeScreen,
	overviewScreen,
	allShopsScreen,
	...Object.values(reportScreens),
	dataScreen,
	settingsScreen,
];

/** The preference with the slugs of a user's favourite reports, in the order in which the user chose them. */
export const favoritesPreference = 'favorite_reports';

/**
 * Parses a user's favourite reports from the preference and leaves out unknown ones.
 * @example readFavorites(['orders', 'unknown']) // ['orders']
 */
export function readFavorites(value: unknown): ReportSlug[] {
	const slugs = Array.isArray(value) ? [...new Set<unknown>(value)] : [];
	return slugs.filter((slug): slug is ReportSlug => Object.hasOwn(reportScreens, String(slug)));
}

/**
 * Returns the entries below Analytics in the embedded store's menu: the user's favourites, then the other screens.
 * @example analyticsMenu(['orders'])[0].path // '/analytics/orders'
 */
export function analyticsMenu(favorites: readonly ReportSlug[]): AnalyticsScreen[] {
	const marked: AnalyticsScreen[] = favorites.map((slug) => reportScreens[slug]);
	const others = analyticsScreens.filter(({ menu }) => menu === 'analytics');
	return [...marked, ...others.filter((screen) => !marked.includes(screen))];
}

function screen(slug: string, title: () => string): AnalyticsScreen {
	return {
		path: `/analytics/${slug}`,
		title,
		menu: 'analytics',
		capability: 'view_woocommerce_reports',
	};
}
