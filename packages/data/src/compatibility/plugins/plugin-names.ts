import { __ } from '@wordpress/i18n';

/** Returns the display name of a plugin by its slug, or the slug of an unknown plugin (S9.tables-timeline-and.8). */
export function pluginName(slug: string): string {
	return pluginNames[slug] ?? slug;
}

/** Display names in the current language. */
export function pluginsByName() {
	return {
		'facebook-for-woocommerce': __('Facebook for WooCommerce', 'store-analytics'),
		jetpack: __('Jetpack', 'store-analytics'),
		'klarna-checkout-for-woocommerce': __('Klarna Checkout for WooCommerce', 'store-analytics'),
		'klarna-payments-for-woocommerce': __('Klarna Payments for WooCommerce', 'store-analytics'),
		'mailchimp-for-woocommerce': __('Mailchimp for WooCommerce', 'store-analytics'),
		'creative-mail-by-constant-contact': __('Creative Mail for WooCommerce', 'store-analytics'),
		'woocommerce-gateway-paypal-express-checkout': __('WooCommerce PayPal', 'store-analytics'),
		'woocommerce-gateway-stripe': __('WooCommerce Stripe', 'store-analytics'),
		'woocommerce-payfast-gateway': __('WooCommerce Payfast', 'store-analytics'),
		'woocommerce-payments': __('WooCommerce Payments', 'store-analytics'),
		'woocommerce-services': __('WooCommerce Services', 'store-analytics'),
		'woocommerce-services:shipping': __('WooCommerce Shipping', 'store-analytics'),
		'woocommerce-services:tax': __('WooCommerce Tax', 'store-analytics'),
		'woocommerce-shipstation-integration': __('WooCommerce ShipStation', 'store-analytics'),
		'woocommerce-mercadopago': __('Mercado Pago', 'store-analytics'),
		'google-listings-and-ads': __('Google Listings and Ads', 'store-analytics'),
		'woo-razorpay': __('Razorpay', 'store-analytics'),
		mailpoet: __('MailPoet', 'store-analytics'),
	};
}

const names = (): Readonly<Record<string, string>> => pluginsByName();

/** Display names by slug. Each is translated when it is read, because translations load after the scripts. */
export const pluginNames: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
	{},
	{
		get: (_, slug) => (typeof slug === 'string' ? names()[slug] : undefined),
		has: (_, slug) => slug in names(),
		ownKeys: () => Object.keys(names()),
		getOwnPropertyDescriptor: (_, slug) => ({
			value: names()[String(slug)],
			enumerable: true,
			configurable: true,
		}),
	},
);
