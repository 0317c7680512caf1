import type CurrencyFactory from '@store-analytics/currency';
import { defaultTableDateFormat, type WeekStart } from '@store-analytics/date';
import {
	reportPath,
	type ListedShop,
	type StoreDamage,
	type SyncStatus,
} from '@store-analytics/rest-api';
import { pluginData } from '../plugin-data';
import { readList, readNumber, readRecord, readText, readTexts } from '../read-value';
import { readServerFeatures, type ServerFeatures } from './server-features';

/** One number of the Overview: `stat` is 'report/metric', `path` the report that explains it. */
export interface IndicatorSetting {
	readonly stat: string;
	readonly chart: string;
	readonly label: string;
	readonly path: string;
}

export interface LeaderboardSetting {
	readonly id: string;
	readonly label: string;
	readonly headers: readonly { readonly label: string }[];
}

/** The page's data about the shop, the user and itself; every entry has a usable default. */
export interface AppSettings {
	readonly adminUrl: string;
	readonly siteTitle: string;
	readonly rootLabel: string;
	readonly currency: CurrencySettings;
	readonly orderStatuses: Readonly<Record<string, string>>;
	/** Names of the stock statuses by their slugs. */
	readonly stockStatuses: Readonly<Record<string, string>>;
	/** Names of countries by code; they may contain entities. */
	readonly countries: Readonly<Record<string, string>>;
	readonly siteLocale: string;
	readonly userLocale: string;
	readonly weekdaysShort: readonly string[];
	/** 0 Sunday … 6 Saturday; undefined if the page leaves it to Moment's locale, as WordPress does. */
	readonly weekStart: WeekStart | undefined;
	/** PHP format of the site's dates. */
	readonly dateFormat: string;
	/** The shop's zone, such as `Europe/Berlin`, for words about its times; '' if the page does not say it. */
	readonly timeZone: string;
	/** PHP format of the site's times; '' if the page does not say it. */
	readonly timeFormat: string;
	readonly isRtl: boolean;
	readonly manageStock: boolean;
	readonly reviewsEnabled: boolean;
	/**
	 * Without WordPress behind the page: orders, products and customers have pages of ours, nothing sends mail, and
	 * only the reports run.
	 */
	readonly standsAlone: boolean;
	/** The embedded store has the page Shops, at `/shops`. */
	readonly canChangeShops: boolean;
	/** The shop that the embedded store follows; null if it follows none, and in WordPress. */
	readonly connectedShop: ConnectedShop | null;
	/** The source of the embedded store's data. */
	readonly dataSource: DataSource;
	/** All shops of an embedded store with several; none in others, and in WordPress. */
	readonly shops: readonly ListedShop[];
	/** The current shop's name in addresses. */
	readonly currentShop: string;
	/** Text between a product's name and its variation's attributes. */
	readonly variationSeparator: string;
	readonly capabilities: Readonly<Record<string, unknown>>;
	/** A URL query such as `period=month&compare=previous_year`. */
	readonly defaultDateRange: string;
	/** First month of the fiscal year, 1 to 12. */
	readonly fiscalYearStart: number;
	/** Day of the first order in the shop's zone, `YYYY-MM-DD`; '' without orders. */
	readonly firstOrderDay: string;
	/** Currencies of the shop's orders, the most frequent first; empty with one or unknown ones. */
	readonly currencies: readonly { readonly currency: string; readonly orders: number }[];
	/** The date of an order that reports use. */
	readonly dateType: string;
	readonly indicators: readonly IndicatorSetting[];
	readonly leaderboards: readonly LeaderboardSetting[];
	/** Order statuses that need action. */
	readonly actionableStatuses: readonly string[];
	/** Orders enter the reports in batches, and not at once. */
	readonly importsAreScheduled: boolean;
	/** Features of the shop's WooCommerce that older versions lack. */
	readonly server: ServerFeatures;
	/** `wcSettings.admin` unchanged, for the settings store. */
	readonly admin: Readonly<Record<string, unknown>>;
}

/** The shop that the embedded store follows. */
export interface ConnectedShop {
	/** As `https://shop.example`. */
	readonly address: string;
	/** With a slash at its end. */
	readonly adminUrl: string;
	/** The state of the sync when the page was printed. */
	readonly status: SyncStatus | undefined;
}

interface DataSource {
	readonly kind: 'demo' | 'export' | 'shop';
	/** Name of an export's folder or file, address of a shop. */
	readonly place: string;
	/** ISO 8601 in UTC; empty when not known. */
	readonly importedAt: string;
	/** Day in the shop's zone; empty without orders. */
	readonly newestOrder: string;
	/** What the import of an export could not read, and its first sentences. */
	readonly faults: { readonly count: number; readonly sentences: readonly string[] };
	/** What the imported files never contain, as sentences. */
	readonly gaps: readonly string[];
	/** What has happened to the store's file, and since when (ISO 8601); null if nothing is known. */
	readonly damage: StoreDamage | null;
}

/** As `wcSettings.currency`; the currency package reads it tolerantly. */
export type CurrencySettings = Parameters<typeof CurrencyFactory>[0];

const defaultRange = 'period=month&compare=previous_year';

/** Our own setting among WooCommerce's: the first month of fiscal years. */
export const fiscalYearOption = 'store_analytics_fiscal_year_start';

/** Parses `window.wcSettings`; WooCommerce has some keys at the top and some under `admin`, so it reads both. */
export function readSettings(
	page: unknown = (window as { wcSettings?: unknown }).wcSettings, // printed by the page, of any shape
): AppSettings {
	const top = readRecord(page);
	const admin = readRecord(top.admin);
	const either = (key: string) => top[key] ?? admin[key];
	const locale = readRecord(either('locale'));
	const endpoints = readRecord(admin.dataEndpoints);
	const weekStart = readNumber(either('weekStart') ?? either('startOfWeek'), -1);
	return {
		adminUrl: readText(either('adminUrl'), '/wp-admin/'),
		siteTitle: readText(either('siteTitle')),
		rootLabel: readText(admin.woocommerceTranslation, 'WooCommerce'),
		currency: readRecord(either('currency')),
		orderStatuses: readTexts(either('orderStatuses')),
		stockStatuses: readTexts(either('stockStatuses')),
		countries: readTexts(either('countries')),
		siteLocale: readText(locale.siteLocale, 'en_US'),
		userLocale: readText(locale.userLocale, 'en_US'),
		weekdaysShort: readList(locale.weekdaysShort).map((day) => readText(day)),
		weekStart: ([0, 1, 2, 3, 4, 5, 6] as const).find((day) => day === weekStart),
		dateFormat: readText(either('dateFormat'), defaultTableDateFormat),
		timeZone: readText(either('timeZone')),
		timeFormat: readText(top.timeFormat ?? pluginData().timeFormat),
		isRtl: document.documentElement.dir === 'rtl' || document.body.classList.contains('rtl'),
		manageStock: either('manageStock') === 'yes',
		reviewsEnabled: either('reviewsEnabled') === 'yes',
		standsAlone: top.standsAlone === true,
		canChangeShops: top.canChangeShops === true,
		connectedShop: readConnectedShop(top.connectedShop),
		dataSource: readDataSource(top.dataSource),
		...readShops(top.shops),
		variationSeparator: readText(either('variationTitleAttributesSeparator'), ' - '),
		capabilities: readCapabilities(admin.currentUserData),
		...readSavedSettings(admin.wcAdminSettings),
		firstOrderDay: readText(top.firstOrderDay ?? pluginData().firstOrderDay),
		currencies: readCurrencies(top.currencies ?? pluginData().currencies),
		indicators: readList(endpoints.performanceIndicators).flatMap(readIndicator),
		leaderboards: readList(endpoints.leaderboards).flatMap(readLeaderboard),
		server: readServerFeatures(page),
		admin,
	};
}

/** The app's part of the analytics settings, from the page or the settings store. */
export function readSavedSettings(
	saved: unknown,
): Pick<
	AppSettings,
	'defaultDateRange' | 'fiscalYearStart' | 'dateType' | 'actionableStatuses' | 'importsAreScheduled'
> {
	const {
		woocommerce_default_date_range: range,
		[fiscalYearOption]: fiscalYear,
		woocommerce_date_type: dateType,
		woocommerce_actionable_order_statuses: actionable,
		woocommerce_analytics_scheduled_import: imports,
	} = readRecord(saved);
	return {
		defaultDateRange: readText(range, defaultRange),
		fiscalYearStart: /^(?:[1-9]|1[0-2])$/.test(String(fiscalYear)) ? Number(fiscalYear) : 1,
		dateType: readText(dateType, 'date_paid'),
		actionableStatuses: Array.isArray(actionable)
			? actionable.filter((status): status is string => typeof status === 'string')
			: ['processing', 'on-hold'],
		importsAreScheduled: imports === 'yes',
	};
}

function readConnectedShop(value: unknown): ConnectedShop | null {
	const { address, adminUrl, status } = readRecord(value);
	const known = readRecord(status);
	return typeof address === 'string' && address !== ''
		? {
				address,
				adminUrl: readText(adminUrl, `${address}/wp-admin/`),
				status: Array.isArray(known.collections) ? (known as unknown as SyncStatus) : undefined, // printed by our own store
			}
		: null;
}

function readShops(value: unknown): Pick<AppSettings, 'shops' | 'currentShop'> {
	const { current, all } = readRecord(value);
	// Printed by our own store.
	return { currentShop: readText(current), shops: readList(all) as ListedShop[] };
}

function readDataSource(value: unknown): DataSource {
	const { kind, place, importedAt, newestOrder, faults, gaps, damage } = readRecord(value);
	const { message, since } = readRecord(damage);
	const { count, sentences } = readRecord(faults);
	return {
		kind: kind === 'demo' || kind === 'shop' ? kind : 'export',
		place: readText(place),
		importedAt: readText(importedAt),
		newestOrder: readText(newestOrder),
		faults: {
			count: Number(count) || 0,
			sentences: readList(sentences).map((sentence) => readText(sentence)),
		},
		gaps: readList(gaps).map((gap) => readText(gap)),
		damage: damage ? { message: readText(message), since: readText(since) } : null,
	};
}

function readCapabilities(user: unknown): Readonly<Record<string, unknown>> {
	const { capabilities, is_super_admin: superAdmin } = readRecord(user);
	return superAdmin === true
		? {
				...readRecord(capabilities),
				manage_woocommerce: true,
				view_woocommerce_reports: true,
				export: true,
			}
		: readRecord(capabilities);
}

function readIndicator(value: unknown): IndicatorSetting[] {
	const indicator = readRecord(value);
	const stat = readText(indicator.stat);
	const [report] = readList(readRecord(indicator._links).report);
	const [name = '', metric = ''] = stat.split('/');
	return stat === ''
		? []
		: [
				{
					stat,
					chart: readText(indicator.chart, metric),
					label: readText(indicator.label, stat),
					path: readText(readRecord(report).href, reportPath(name)),
				},
			];
}

function readLeaderboard(value: unknown): LeaderboardSetting[] {
	const { id, label, headers } = readRecord(value);
	const key = readText(id);
	const titles = readList(headers).map((header) => ({ label: readText(readRecord(header).label) }));
	return key === '' ? [] : [{ id: key, label: readText(label, key), headers: titles }];
}

/** Reads currencies with numbers of orders, as pages and queries have them. */
export function readCurrencies(list: unknown): AppSettings['currencies'] {
	return (Array.isArray(list) ? list : []).map(readRecord).map((entry) => ({
		currency: readText(entry.currency),
		orders: Number(entry.orders_count) || 0,
	}));
}
