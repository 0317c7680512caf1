import { AccessRefused, RestError } from '../router/errors';
import { route, type Route } from '../router/route';

/** Routes of the peer's that this store has nothing behind; they answer as a shop without the feature does. */
export const absentFeatures: readonly Route[] = [
	route({
		path: '/wc-admin/ai/store-info',
		denied: notAllowed(),
		handle: () => {
			throw notAllowed();
		},
	}),
	route({
		path: '/wc-admin/onboarding/tasks',
		denied: new RestError(
			'woocommerce_rest_cannot_create',
			'Sorry, you are not allowed to retrieve onboarding tasks.',
			401,
		),
		handle: () => ({ data: [] }),
	}),
	route({
		path: '/wc-analytics/reports/:type([a-z]+)/export/:export_id([a-z0-9]+)/status',
		handle: () => {
			throw new RestError(
				'woocommerce_admin_reports_export_invalid_id',
				'Sorry, there is no export with that ID.',
				404,
			);
		},
	}),
	route({ path: '/wc-admin/navigation/favorites/me', allow: 'GET, POST, DELETE', handle: none }),
	route({ path: '/wc-admin/marketing/channels', handle: none }),
	route({ path: '/wc-admin/marketing/campaigns', handle: none }),
	route({ path: '/wc-admin/marketing/campaign-types', handle: none }),
	route({
		path: '/wc-admin/plugins/active',
		handle: () => ({ data: { plugins: ['woocommerce'] } }),
	}),
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
