/** The industries of the profile. */
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

/** The numbers of products in the profile. */
export type ProductCount = '0' | '1-10' | '11-100' | '101 - 1000' | '1000+';

/** The product types in the profile. */
export type ProductTypeSlug =
	| 'physical'
	| 'downloads'
	| 'subscriptions'
	| 'memberships'
	| 'bookings'
	| 'product-bundles'
	| 'product-add-ons';

/** The other sales channels in the profile. */
export type OtherPlatformSlug =
	'shopify' | 'bigcommerce' | 'wix' | 'amazon' | 'ebay' | 'etsy' | 'squarespace' | 'other';

/** The yearly revenues in the profile. */
export type RevenueTypeSlug =
	| 'none'
	| 'rather-not-say'
	| 'up-to-2500'
	| '2500-10000'
	| '10000-50000'
	| '50000-250000'
	| 'more-than-250000';

/**
 * The owner's answers about the shop (S3.onboarding-store.2); null for unanswered questions. The questions depend on
 * WooCommerce's version.
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

/** The given answers by question. */
export type ProfileItems = Partial<ProfileItemsState>;

/** A product type and the extension that it needs. */
export interface OnboardingProductType {
	label: string;
	default?: boolean;
	/** The extension's id at WooCommerce.com. */
	product?: number;
	id?: number;
	title?: string;
	description?: string;
	slug?: string;
	more_url?: string;
	yearly_price?: number;
}

/** The product types to choose from; empty until they have loaded. */
export type OnboardingProductTypes = Readonly<
	Partial<Record<ProductTypeSlug, OnboardingProductType>>
>;
