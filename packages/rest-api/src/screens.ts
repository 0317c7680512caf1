import { __ } from '@wordpress/i18n';

/** A screen of Analytics as both sides know it: the app draws it, the store server's menu leads to it. */
export interface AnalyticsScreen {
	/** In-app path. */
	readonly path: string;
	readonly title: () => string;
	/** Menu of wp-admin that is open on it and has its link. */
	readonly menu: keyof typeof menuIds;
	/** Who may see it. */
	readonly capability: 'view_woocommerce_reports' | 'manage_woocommerce';
	/** Shops that do not keep stock have no use for it. */
	readonly needsStock?: boolean;
	/** Servers of one shop have no use for it. */
	readonly needsShops?: boolean;
}

/** Ids of the menus' entries in wp-admin. */
export const menuIds = {
	analytics: 'toplevel_page_wc-admin-path--analytics-overview',
	woocommerce: 'toplevel_page_woocommerce',
} as const;

/** Every report by its slug, in the order of the menu (docs/adding-a-report.md). */
export const reportScreens = {
	products: screen('products', () => __('Products', 'store-analytics')),
	revenue: screen('revenue', () => __('Revenue', 'store-analytics')),
	orders: screen('orders', () => __('Orders', 'store-analytics')),
	variations: screen('variations', () => __('Variations', 'store-analytics')),
	categories: screen('categories', () => __('Categories', 'store-analytics')),
	coupons: screen('coupons', () => __('Coupons', 'store-analytics')),
	taxes: screen('taxes', () => __('Taxes', 'store-analytics')),
	downloads: screen('downloads', () => __('Downloads', 'store-analytics')),
	stock: { ...screen('stock', () => __('Stock', 'store-analytics')), needsStock: true },
	customers: {
		...screen('customers', () => __('Customers', 'store-analytics')),
		path: '/customers',
		menu: 'woocommerce',
	},
} as const satisfies Record<string, AnalyticsScreen>;

/** Where a report is and who may see it; one that an extension adds is told from others by its address alone. */
export function reportScreen(
	slug: string,
): Pick<AnalyticsScreen, 'path' | 'menu' | 'capability'> & Partial<AnalyticsScreen> {
	const own: Readonly<Record<string, AnalyticsScreen>> = reportScreens;
	if (Object.hasOwn(own, slug) && own[slug]) return own[slug];
	const { menu, capability } = overviewScreen;
	return { path: `/analytics/${slug}`, menu, capability };
}

/** In-app path of a report. */
export const reportPath = (slug: string): string => reportScreen(slug).path;

/** Name of a report in its address, its preferences and its hooks. */
export type ReportSlug = keyof typeof reportScreens;

export const overviewScreen = screen('overview', () => __('Overview', 'store-analytics'));

export const settingsScreen: AnalyticsScreen = {
	...screen('settings', () => __('Settings', 'store-analytics')),
	capability: 'manage_woocommerce',
};

/** Where the embedded store's data come from, and how it stands with them. */
export const dataScreen = screen('data', () => __('Data', 'store-analytics'));

/** Today and the month of every shop of an embedded store that has several. */
export const allShopsScreen: AnalyticsScreen = {
	...screen('all-shops', () => __('All shops', 'store-analytics')),
	needsShops: true,
};

/** Of the embedded store alone: in WordPress it is WooCommerce's. */
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

/** The preference with the slugs of a user's favourite reports, in the order in which he chose them. */
export const favoritesPreference = 'favorite_reports';

/** A user's favourite reports out of the preference, whatever stands there. */
export function readFavorites(value: unknown): ReportSlug[] {
	const slugs = Array.isArray(value) ? [...new Set<unknown>(value)] : [];
	return slugs.filter((slug): slug is ReportSlug => Object.hasOwn(reportScreens, String(slug)));
}

/** What stands below Analytics in the embedded store's menu: the user's favourites, then the menu's other screens. */
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
