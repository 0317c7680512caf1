import { isAtLeast } from '@store-analytics/rest-api';
import { readRecord, readText } from '../read-value';

/** Features of the shop's WooCommerce beyond the oldest supported version; only this file detects them. */
export interface ServerFeatures {
	/** Orders may enter the reports in batches (10.5): `imports/status`, `imports/trigger` and a setting for it. */
	readonly importsInBatches: boolean;
	/** The interval of batches in the shop's words, such as "12 hours"; empty if unknown. */
	readonly importInterval: string;
	/** Returns include tax and shipping, and a full refund in one sum returns the rest of its order (10.2). */
	readonly hasWholeReturns: boolean;
	/** Gross sales and averages are those of orders alone, without later returns (10.2). */
	readonly countsOrdersAlone: boolean;
	/** Orders with test payments do not count (10.7). */
	readonly leavesOutTestOrders: boolean;
	/** Filters are sorted by name (10.0). */
	readonly sortsFilters: boolean;
	/** Customers are distinguished by account and place, and have a first and a last name (10.5). */
	readonly hasCustomerDetails: boolean;
	/** Customers may have phones and a role (11.1 or 11.2); the rows decide. */
	readonly maySendContacts: boolean;
	/** Failed imports are counted and can be tried again (11.0); the response decides. */
	readonly mayCountFailedImports: boolean;
	/**
	 * Totals of Customers apply filters by account and place like the rows; WooCommerce's, up to 10.9, count everybody.
	 */
	readonly totalsFollowCustomerDetails: boolean;
	/** Customers can be filtered by name, user name and e-mail text, not only by ids (10.7). */
	readonly filtersCustomerTexts: boolean;
	/** A full refund returns what earlier refunds left, and a refund of tax or shipping alone is a return (11.1). */
	readonly takesWhatIsLeft: boolean;
	/** Taxes go by the date of Orders; they have a row for each rate, code and percent, and the taxed amount (11.2). */
	readonly hasTaxLines: boolean;
	/** Its routes may have filters that only they can tell: ask them (11.0). */
	readonly mayHaveMoreFilters: boolean;
	/** Orders and Revenue can be filtered by what orders say of themselves, such as their country; the page says so. */
	readonly filtersByDimension: boolean;
	/** Headers of screens have the page's colour (seen in 10.9). */
	readonly hasGreyHeader: boolean;
}

/** Reads the features from `wcSettings`: the page's own statement wins over WooCommerce's version. */
export function readServerFeatures(page: unknown): ServerFeatures {
	const top = readRecord(page);
	const admin = readRecord(top.admin);
	const version = readText(top.wcVersion ?? admin.wcVersion);
	const saved = readRecord(admin.wcAdminSettings);
	const hasWholeReturns = admin.usesNewFullRefundData === true;
	return {
		importsInBatches: Object.hasOwn(saved, 'woocommerce_analytics_scheduled_import'),
		importInterval: readText(saved.woocommerce_analytics_import_interval),
		hasWholeReturns,
		countsOrdersAlone: isAtLeast(version, 10, 2),
		leavesOutTestOrders: isAtLeast(version, 10, 7),
		sortsFilters: isAtLeast(version, 10, 0),
		hasCustomerDetails: isAtLeast(version, 10, 5),
		maySendContacts: isAtLeast(version, 11, 1),
		mayCountFailedImports: isAtLeast(version, 11, 0),
		totalsFollowCustomerDetails: admin.customerTotalsFollowDetails === true,
		filtersCustomerTexts: isAtLeast(version, 10, 7),
		takesWhatIsLeft: hasWholeReturns && isAtLeast(version, 11, 1),
		hasTaxLines: isAtLeast(version, 11, 2),
		mayHaveMoreFilters: isAtLeast(version, 11, 0),
		filtersByDimension: top.standsAlone === true || admin.filtersByDimension === true,
		hasGreyHeader: isAtLeast(version, 10, 0),
	};
}
