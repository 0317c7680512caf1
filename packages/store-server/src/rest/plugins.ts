import { __, sprintf } from '@wordpress/i18n';
import { RestError } from './router/errors';
import { route, type Call, type Route, type RouteReply } from './router/route';

/** The only plugin of an embedded store: it responds as this plugin, and accepts no other. */
const PLUGINS: readonly string[] = ['woocommerce'];

const list = { plugins: { required: true } } as const;

/**
 * `POST plugins/install` with `plugins`, comma-separated slugs: existing ones count as installed, all others are errors
 * by slug.
 */
const install: Route = route({
	path: '/wc-admin/plugins/install',
	method: 'EDIT',
	changes: 'own',
	args: list,
	handle: (call) =>
		respond(
			call,
			({ done }) => ({ installed: done, results: flags(done), install_time: {} }),
			__('The plugins are installed.', 'store-analytics'),
		),
});

/** `POST plugins/activate`, as install. */
const activate: Route = route({
	path: '/wc-admin/plugins/activate',
	method: 'EDIT',
	changes: 'own',
	args: list,
	handle: (call) =>
		respond(
			call,
			({ done }) => ({ activated: done, active: PLUGINS }),
			__('The plugins are active.', 'store-analytics'),
		),
});

interface Outcome {
	readonly done: readonly string[];
}

function respond(
	call: Call<{ readonly plugins: unknown }>,
	data: (outcome: Outcome) => object,
	success: string,
): RouteReply {
	const slugs = readSlugs(call.args.plugins);
	if (slugs.length === 0) {
		throw new RestError(
			'woocommerce_rest_invalid_plugins',
			'Plugins must be a list of slugs with commas between them.',
			404,
		);
	}
	const done = slugs.filter((slug) => PLUGINS.includes(slug));
	const refused = slugs.filter((slug) => !PLUGINS.includes(slug));
	const errors = Object.fromEntries(
		refused.map((slug) => [
			slug,
			[
				// Between these marks the screen puts the plugin's name instead.
				/* translators: %s: short name of a plugin, such as woocommerce-payments */
				sprintf(__('The plugin %s cannot be added here.', 'store-analytics'), `\`${slug}\``),
			],
		]),
	);
	return {
		data: {
			data: data({ done }),
			errors: { errors, error_data: {} },
			success: refused.length === 0,
			message:
				refused.length === 0 ? success : __('Plugins cannot be added here.', 'store-analytics'),
		},
	};
}

function readSlugs(value: unknown): string[] {
	const slugs: unknown[] =
		typeof value === 'string' ? value.split(',') : Object.values(value ?? {});
	return slugs
		.map((slug) => (typeof slug === 'string' ? slug.trim() : ''))
		.filter((slug) => slug !== '');
}

function flags(slugs: readonly string[]): Record<string, boolean> {
	return Object.fromEntries(slugs.map((slug) => [slug, true]));
}

const jetpackIsNotThere = new RestError(
	'woocommerce_rest_jetpack_not_active',
	'Jetpack is not installed or active.',
	500,
	// WooCommerce sends a bare number.
	404,
);

/** Plugins of an embedded store. */
export const pluginRoutes: readonly Route[] = [
	...['active', 'installed'].map((state) =>
		route({
			path: `/wc-admin/plugins/${state}`,
			handle: () => ({ data: { plugins: PLUGINS } }),
		}),
	),
	install,
	activate,
	...['install', 'activate'].map((action) =>
		route({ path: `/wc-admin/plugins/${action}/status`, handle: () => ({ data: [] }) }),
	),
	// A shop without Jetpack has no such route; "not connected" has the same meaning for clients.
	route({
		path: '/jetpack/v4/connection',
		handle: () => ({ data: { isActive: false, isStaging: false, isRegistered: false } }),
	}),
	route({
		path: '/wc-admin/plugins/connect-jetpack',
		args: { redirect_url: { type: 'string' } },
		handle: () => {
			throw jetpackIsNotThere;
		},
	}),
];
