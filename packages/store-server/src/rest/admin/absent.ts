import { AccessRefused, type RestError } from '../router/errors';
import { route, type Route } from '../router/route';

/** WooCommerce's routes without a feature in this store; they respond as in a shop without the feature. */
export const absentFeatures: readonly Route[] = [
	route({
		path: '/wc-admin/ai/store-info',
		until: 'tidiedAdmin',
		denied: notAllowed(),
		handle: () => {
			throw notAllowed();
		},
	}),
	route({ path: '/wc-admin/marketing/channels', handle: none }),
	route({ path: '/wc-admin/marketing/campaigns', handle: none }),
	route({ path: '/wc-admin/marketing/campaign-types', handle: none }),
];

function none() {
	return { data: [] };
}

function notAllowed(): RestError {
	return new AccessRefused(
		'ai_connection_not_allowed',
		'AI content generation is not allowed on this store. Update your store settings if you wish to enable this feature.',
		403,
	);
}
