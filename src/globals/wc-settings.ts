import { readRecord, readText } from '../platform/read-value';

/** The API of WooCommerce's `wc-settings` script as `wc.wcSettings`, over the page's settings. */
export function wcSettingsGlobal(printed: unknown) {
	const allSettings = readRecord(printed);
	const adminUrl = readText(allSettings.adminUrl, '/wp-admin/');

	/** Returns a setting; `filter` gets the value and the fallback, and decides. */
	function getSetting(
		name: string,
		fallback: unknown = false,
		filter: (value: unknown, fallback: unknown) => unknown = (value) => value,
	): unknown {
		return filter(name in allSettings ? allSettings[name] : fallback, fallback);
	}

	return {
		allSettings,
		getSetting,
		/** Returns a setting that `isWanted` accepts, else the fallback. */
		getSettingWithCoercion: (
			name: string,
			fallback: unknown,
			isWanted: (value: unknown) => boolean,
		): unknown => {
			const value = getSetting(name, fallback);
			return isWanted(value) ? value : fallback;
		},
		getAdminLink: (path: string) => adminUrl + path,
		ADMIN_URL: adminUrl,
		COUNTRIES: getSetting('countries', {}),
		CURRENCY: getSetting('currency', {}),
		SITE_CURRENCY: getSetting('currency', {}),
		CURRENT_USER_IS_ADMIN: getSetting('currentUserIsAdmin', false),
		HOME_URL: getSetting('homeUrl', ''),
		LOCALE: getSetting('locale', {}),
		ORDER_STATUSES: getSetting('orderStatuses', {}),
		PLACEHOLDER_IMG_SRC: getSetting('placeholderImgSrc', ''),
		SITE_TITLE: getSetting('siteTitle', ''),
		STORE_PAGES: getSetting('storePages', {}),
		WC_ASSET_URL: getSetting('wcAssetUrl', ''),
		WC_VERSION: getSetting('wcVersion', ''),
		WP_LOGIN_URL: getSetting('wpLoginUrl', ''),
		WP_VERSION: getSetting('wpVersion', ''),
	};
}
