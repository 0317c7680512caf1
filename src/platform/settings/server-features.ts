import { isAtLeast } from '@store-analytics/rest-api';
import { readRecord, readText } from '../read-value';

/** What the shop's WooCommerce has beyond the oldest that we run on; only this file looks for it. */
export interface ServerFeatures {
	/** Orders may come into the reports in batches (10.5): `imports/status`, `imports/trigger` and a setting for it. */
	readonly importsInBatches: boolean;
	/** The time from one batch to the next in the shop's words, such as "12 hours"; empty when it does not say. */
	readonly importInterval: string;
	/** Returns are with tax and shipping, and a full refund in one sum gives back what its order had of them (10.2). */
	readonly hasWholeReturns: boolean;
	/** Gross sales and averages are those of orders alone, whatever came back later (10.2). */
	readonly countsOrdersAlone: boolean;
	/** Filters are listed by their names (10.0). */
	readonly sortsFilters: boolean;
	/** Customers are told apart by account and place, and have a first and a last name (10.5). */
	readonly hasCustomerDetails: boolean;
	/** Totals of Customers follow account and place as the rows do; WooCommerce's, up to 10.9, are of everybody. */
	readonly totalsFollowCustomerDetails: boolean;
	/** Names, user names and e-mail addresses of customers are filtered by what they are, too, not only by ids (10.7). */
	readonly filtersCustomerTexts: boolean;
	/** Headers of screens have the colour of the page (seen in 10.9). */
	readonly hasGreyHeader: boolean;
}

/** Reads it off `wcSettings`: what the page says of a feature itself goes before WooCommerce's version. */
export function readServerFeatures(page: unknown): ServerFeatures {
	const top = readRecord(page);
	const admin = readRecord(top.admin);
	const version = readText(top.wcVersion ?? admin.wcVersion);
	const saved = readRecord(admin.wcAdminSettings);
	return {
		importsInBatches: Object.hasOwn(saved, 'woocommerce_analytics_scheduled_import'),
		importInterval: readText(saved.woocommerce_analytics_import_interval),
		hasWholeReturns: admin.usesNewFullRefundData === true,
		countsOrdersAlone: isAtLeast(version, 10, 2),
		sortsFilters: isAtLeast(version, 10, 0),
		hasCustomerDetails: isAtLeast(version, 10, 5),
		totalsFollowCustomerDetails: admin.customerTotalsFollowDetails === true,
		filtersCustomerTexts: isAtLeast(version, 10, 7),
		hasGreyHeader: isAtLeast(version, 10, 0),
	};
}
