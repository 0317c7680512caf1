import { setOption } from '../admin/options';
import { openShop } from '../../reports/shop';
import { route, type Route } from '../router/route';

/** Kinds of products that a shop may say it sells; `product` is the number of the extension that it would need. */
const productTypes = {
	physical: { label: 'Physical products', default: true },
	downloads: { label: 'Downloads' },
	subscriptions: { label: 'Subscriptions' },
	memberships: { label: 'Memberships', product: 958589 },
	bookings: { label: 'Bookings', product: 390890 },
	'product-bundles': { label: 'Bundles', product: 18716 },
	'product-add-ons': { label: 'Customizable products', product: 18618 },
} as const;

/** In the United States payments can recur without an extension; everywhere else it takes one. */
const SUBSCRIPTIONS = 27147;

function productTypesIn(country: string): object {
	return {
		...productTypes,
		subscriptions: {
			...productTypes.subscriptions,
			...(country !== 'US' && { product: SUBSCRIPTIONS }),
		},
	};
}

/** Nothing can be installed into an embedded store, so nothing is recommended for it. */
const nothing = () => ({ data: [] });

/** What a shop might add: types of products, extensions, gateways, themes. */
export const suggestionRoutes: readonly Route[] = [
	route({
		path: '/wc-admin/onboarding/product-types',
		async handle({ context }) {
			const { settings } = await openShop(context);
			return { data: productTypesIn(settings.baseCountry.split(':', 1).join()) };
		},
	}),
	route({ path: '/wc-admin/onboarding/free-extensions', handle: nothing }),
	route({ path: '/wc-admin/onboarding/payments', handle: nothing }),
	route({
		path: '/wc-admin/onboarding/themes/recommended',
		until: 'tidiedAdmin',
		handle: ({ siteUrl }) => ({
			data: { themes: [], _links: { browse_all: { href: `${siteUrl}/wp-admin/themes.php` } } },
		}),
	}),
	route({ path: '/wc-admin/payment-gateway-suggestions', handle: nothing }),
	route({
		path: '/wc-admin/payment-gateway-suggestions/dismiss',
		method: 'POST',
		changes: 'own',
		async handle({ context }) {
			await setOption(
				context.database,
				'woocommerce_setting_payments_recommendations_hidden',
				'yes',
			);
			return { data: true };
		},
	}),
	route({ path: '/wc-admin/shipping-partner-suggestions', handle: nothing }),
	route({ path: '/wc-admin/plugins/recommended-payment-plugins', handle: nothing }),
];
