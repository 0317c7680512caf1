import { __, sprintf } from '@wordpress/i18n';

/** Source types of an order's attribution, in owners' words. */
export function channelNames(): Readonly<Record<string, string | undefined>> {
	return {
		typein: __('Direct', 'store-analytics'),
		organic: __('Search engines', 'store-analytics'),
		referral: __('Other websites', 'store-analytics'),
		utm: __('Campaign links', 'store-analytics'),
		mobile_app: __('Mobile app', 'store-analytics'),
		admin: __('Web admin', 'store-analytics'),
		pos: __('Point of sale', 'store-analytics'),
	};
}

/**
 * Ways in which orders come about, in owners' words; those of extensions stand for themselves. WooCommerce's block checkout
 * says `store-api`.
 */
export function wayNames(): Readonly<Record<string, string | undefined>> {
	return {
		checkout: __('Checkout', 'store-analytics'),
		'store-api': __('Block checkout', 'store-analytics'),
		admin: __('Web admin', 'store-analytics'),
		'rest-api': __('REST API', 'store-analytics'),
		'pos-rest-api': __('Point of sale', 'store-analytics'),
		subscription: __('Subscription', 'store-analytics'),
	};
}

/** Whether customers bought before. */
export function customerTypeNames(): Readonly<Record<'new' | 'returning', string>> {
	return {
		new: __('New', 'store-analytics'),
		returning: __('Returning', 'store-analytics'),
	};
}

/** Whether an order has a coupon, in owners' words. */
export function couponUseNames(): Readonly<Record<'with' | 'without', string>> {
	return {
		with: __('With coupon', 'store-analytics'),
		without: __('Without coupon', 'store-analytics'),
	};
}

/**
 * Templates of which order of a customer it is: `first` for the first one, the others by the ending of English numbers.
 * PHP has the same rule (value-names.php).
 */
export function orderNumberNames() {
	return {
		first: __('1st order', 'store-analytics'),
		/* translators: %s: a number that ends in 1, such as 21 */
		one: __('%sst order', 'store-analytics'),
		/* translators: %s: a number that ends in 2, such as 2 */
		two: __('%snd order', 'store-analytics'),
		/* translators: %s: a number that ends in 3, such as 3 */
		few: __('%srd order', 'store-analytics'),
		/* translators: %s: a number with another ending, such as 4 */
		other: __('%sth order', 'store-analytics'),
	};
}

/**
 * Returns the name of the order that a customer places as this one.
 * @example orderNumberName('2') // '2nd order'
 */
export function orderNumberName(value: string): string {
	const names = orderNumberNames();
	const kind = value === '1' ? 'first' : ordinals().select(Number(value));
	return sprintf(kind in names ? names[kind as keyof typeof names] : names.other, value); // as: checked before
}

let rules: Intl.PluralRules | undefined;

/** Made at its first use, which blocks a browser: most screens name no order. */
const ordinals = () => (rules ??= new Intl.PluralRules('en', { type: 'ordinal' }));

/** The tax class that every shop has; others have names of their own. */
export function taxClassNames(): Readonly<Record<'standard', string>> {
	return { standard: __('Standard rate', 'store-analytics') };
}

/**
 * Returns the name of a chosen option.
 * @example attributeName('Size', 'Large') // 'Size: Large'
 */
export function attributeName(attribute: string, option: string): string {
	return sprintf(attributeTemplates().option, attribute, option);
}

/** Templates of chosen options. */
export function attributeTemplates() {
	/* translators: 1: an attribute such as "Size"; 2: what was chosen, such as "Large" */
	return { option: __('%1$s: %2$s', 'store-analytics') };
}

/** Roles of WordPress and WooCommerce; `guest` is a customer without account. */
export function userRoleNames(): Readonly<Record<string, string | undefined>> {
	return {
		guest: __('Guest', 'store-analytics'),
		customer: __('Customer', 'store-analytics'),
		subscriber: __('Subscriber', 'store-analytics'),
		shop_manager: __('Shop manager', 'store-analytics'),
		administrator: __('Administrator', 'store-analytics'),
	};
}

/** The zone that every shop has, by its id. */
export function shippingZoneNames(): Readonly<Record<'0', string>> {
	return { '0': __('Everywhere else', 'store-analytics') };
}
