import type { Database } from '../database/database';
import { isAtLeast } from '@store-analytics/rest-api';

/** Features of WooCommerce’s responses, with the version that introduced them (or first showed them). */
const since = {
	/** Lists of settings have descriptions. */
	describedSettings: [10, 0],
	/** Navigation favorites, recommended themes, AI texts and e-mailed notes no longer exist. */
	tidiedAdmin: [10, 0],
	/** The onboarding profile has other fields than before. */
	shortProfile: [10, 0],
	/** Prices are marked as not to be translated, and price ranges have texts for screen readers. */
	spokenPrices: [10, 0],
	/** Products have brands, variations have galleries, and order items have the GTIN. */
	newerDocuments: [10, 0],
	/** Taxes of an order’s items have as many decimals as the shop’s prices. */
	roundedItemTaxes: [10, 0],
	/** Stock counts include only listed products, without drafts and trash. */
	listedStock: [10, 0],
	/** Headers have the number of payment gateways. */
	countedGateways: [10, 0],
	/** The fields of an address depend on the shop’s checkout. */
	addressFields: [10, 0],
	/** Rows of refunds list the ordered items, without repeating the refunded ones. */
	refundsListOrderedItems: [10, 0],
	/** Reports can import orders in batches, if the shop is set so. */
	scheduledImports: [10, 5],
	/** Orders whose import failed are counted, and can be tried again. */
	failedImports: [11, 0],
	/** Customers have a type, a place, and first and last names. */
	customerDetails: [10, 5],
	/** Customers have telephone numbers and a role; those without orders have no average. */
	customerContacts: [11, 2],
	/** Text filters also apply to names, user names and e-mail addresses of customers. */
	customerTexts: [10, 7],
	/** Refunds have the customer type of their order, also for filters. */
	refundsHaveCustomerType: [11, 1],
	/** Taxes have the date of their order, a row per rate, code and percent, and the taxed amount. */
	taxLines: [11, 2],
	/** Taxes can be filtered by country and state. */
	taxLocations: [11, 3],
} as const;

export type Feature = keyof typeof since | 'linkMethods';

export type Features = Readonly<Record<Feature, boolean>>;

/** Features of these versions. */
export function featuresOf(wcVersion: string, wpVersion: string): Features {
	const has = (name: keyof typeof since) => isAtLeast(wcVersion, since[name][0], since[name][1]);
	return {
		describedSettings: has('describedSettings'),
		tidiedAdmin: has('tidiedAdmin'),
		shortProfile: has('shortProfile'),
		spokenPrices: has('spokenPrices'),
		newerDocuments: has('newerDocuments'),
		roundedItemTaxes: has('roundedItemTaxes'),
		listedStock: has('listedStock'),
		countedGateways: has('countedGateways'),
		addressFields: has('addressFields'),
		refundsListOrderedItems: has('refundsListOrderedItems'),
		scheduledImports: has('scheduledImports'),
		failedImports: has('failedImports'),
		customerDetails: has('customerDetails'),
		customerContacts: has('customerContacts'),
		customerTexts: has('customerTexts'),
		refundsHaveCustomerType: has('refundsHaveCustomerType'),
		taxLines: has('taxLines'),
		taxLocations: has('taxLocations'),
		// WordPress has it since 6.7, which WooCommerce 10 requires.
		linkMethods: isAtLeast(wpVersion, 6, 7) || isAtLeast(wcVersion, 10, 0),
	};
}

/** Features of this shop; its versions do not change after the store is created. */
export async function loadFeatures(database: Database): Promise<Features> {
	const rows = await database.all<{ key: string; value: string }>(
		"SELECT key, value FROM store_meta WHERE key IN ('wc_version', 'wp_version')",
	);
	const versions = new Map(rows.map(({ key, value }) => [key, value]));
	return featuresOf(versions.get('wc_version') ?? '9.4.0', versions.get('wp_version') ?? '6.6');
}
