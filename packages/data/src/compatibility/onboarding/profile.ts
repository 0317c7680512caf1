/** What a shop can say to sell in. */
export type Industry =
	| 'clothing_and_accessories'
	| 'food_and_drink'
	| 'electronics_and_computers'
	| 'health_and_beauty'
	| 'education_and_learning'
	| 'home_furniture_and_garden'
	| 'arts_and_crafts'
	| 'sports_and_recreation'
	| 'other';

/** How many products a shop can say to have. */
export type ProductCount = '0' | '1-10' | '11-100' | '101 - 1000' | '1000+';

/** Kinds of products that a shop can say to sell. */
export type ProductTypeSlug =
	| 'physical'
	| 'downloads'
	| 'subscriptions'
	| 'memberships'
	| 'bookings'
	| 'product-bundles'
	| 'product-add-ons';

/** Where else a shop can say to sell. */
export type OtherPlatformSlug =
	'shopify' | 'bigcommerce' | 'wix' | 'amazon' | 'ebay' | 'etsy' | 'squarespace' | 'other';

/** What a shop can say to earn in a year. */
export type RevenueTypeSlug =
	| 'none'
	| 'rather-not-say'
	| 'up-to-2500'
	| '2500-10000'
	| '10000-50000'
	| '50000-250000'
	| 'more-than-250000';

/**
 * What the shop's owner told about the shop (S3.onboarding-store.2); null where nothing was told. Which questions there are
 * depends on WooCommerce's version.
 */
export interface ProfileItemsState {
	business_extensions: string[] | null;
	completed: boolean | null;
	industry: Industry[] | null;
	other_platform: OtherPlatformSlug | null;
	other_platform_name: string | null;
	product_count: ProductCount | null;
	product_types: ProductTypeSlug[] | null;
	revenue: RevenueTypeSlug | null;
	selling_venues: string | null;
	setup_client: boolean | null;
	skipped: boolean | null;
	theme: string | null;
	wccom_connected: boolean | null;
	[item: string]: unknown;
}

/** Answers by question, those that are there. */
export type ProfileItems = Partial<ProfileItemsState>;

/** A kind of products, and the extension that it wants. */
export interface OnboardingProductType {
	label: string;
	default?: boolean;
	/** The extension, as WooCommerce.com counts. */
	product?: number;
	id?: number;
	title?: string;
	description?: string;
	slug?: string;
	more_url?: string;
	yearly_price?: number;
}

/** Kinds of products that the owner can say to sell; empty until they are there. */
export type OnboardingProductTypes = Readonly<
	Partial<Record<ProductTypeSlug, OnboardingProductType>>
>;
