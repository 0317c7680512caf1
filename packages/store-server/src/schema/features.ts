import type { Database } from '../database/database';
import { isAtLeast } from '@store-analytics/rest-api';

/** What a WooCommerce has in its responses, and the version that brought it (or was first seen with it). */
const since = {
	/** Descriptions in lists of settings. */
	describedSettings: [10, 0],
	/** Favourites of a navigation, recommended themes and texts by AI are gone; so are notes sent by e-mail. */
	tidiedAdmin: [10, 0],
	/** The owner's answers when the shop was set up are others than before. */
	shortProfile: [10, 0],
	/** Prices say that they are not to be translated, and ranges of them are read out as such. */
	spokenPrices: [10, 0],
	/** Products have brands, variations galleries, items of orders the number of their trade. */
	newerDocuments: [10, 0],
	/** Taxes of an order's items are written with as many decimals as the shop's prices. */
	roundedItemTaxes: [10, 0],
	/** Numbers of stock are of what is listed, without drafts and the trash. */
	listedStock: [10, 0],
	/** Ways to pay are counted in the headers. */
	countedGateways: [10, 0],
	/** Which fields an address has follows the shop's checkout. */
	addressFields: [10, 0],
	/** Rows of refunds list what was ordered, and not once more what came back. */
	refundsListOrderedItems: [10, 0],
	/** Orders are taken into the reports in batches, where the shop wants it so. */
	scheduledImports: [10, 5],
	/** Customers by kind, place, first and last name. */
	customerDetails: [10, 5],
	/** Names, user names and e-mail addresses of customers are filtered by text, too. */
	customerTexts: [10, 7],
} as const;

export type Feature = keyof typeof since | 'linkMethods';

export type Features = Readonly<Record<Feature, boolean>>;

/** What the responses of these versions have. */
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
		customerDetails: has('customerDetails'),
		customerTexts: has('customerTexts'),
		// WordPress's own, since 6.7, without which WooCommerce 10 does not run.
		linkMethods: isAtLeast(wpVersion, 6, 7) || isAtLeast(wcVersion, 10, 0),
	};
}

/** What the responses of this shop have; the versions are fixed when it is made. */
export async function loadFeatures(database: Database): Promise<Features> {
	const rows = await database.all<{ key: string; value: string }>(
		"SELECT key, value FROM store_meta WHERE key IN ('wc_version', 'wp_version')",
	);
	const versions = new Map(rows.map(({ key, value }) => [key, value]));
	return featuresOf(versions.get('wc_version') ?? '9.4.0', versions.get('wp_version') ?? '6.6');
}
