import { readOption, setOption } from '../admin/options';
import { openShop } from '../../reports/shop';
import { fetchRows, raw } from '../../database/sql';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import type { ArgumentSchemas } from '../router/schema';

const path = '/wc-admin/onboarding/profile';
const OPTION = 'woocommerce_onboarding_profile';

const denied = new RestError(
	'woocommerce_rest_cannot_view',
	'Sorry, you cannot view the onboarding profile.',
	401,
);

/** The fields of the profile (S3.onboarding-store.2). */
const fields = {
	completed: { type: 'boolean' },
	skipped: { type: 'boolean' },
	industry: { type: 'array' },
	product_types: {
		type: 'array',
		items: {
			type: 'string',
			enum: [
				'physical',
				'downloads',
				'subscriptions',
				'memberships',
				'bookings',
				'product-bundles',
				'product-add-ons',
			],
		},
	},
	product_count: { type: 'string', enum: ['0', '1-10', '11-100', '101-1000', '1000+'] },
	selling_venues: {
		type: 'string',
		enum: ['no', 'other', 'brick-mortar', 'brick-mortar-other', 'other-woocommerce'],
	},
	number_employees: {
		type: 'string',
		enum: ['1', '<10', '10-50', '50-250', '+250', 'not specified'],
	},
	revenue: {
		type: 'string',
		enum: [
			'none',
			'up-to-2500',
			'2500-10000',
			'10000-50000',
			'50000-250000',
			'more-than-250000',
			'rather-not-say',
		],
	},
	other_platform: {
		type: 'string',
		enum: [
			'shopify',
			'bigcommerce',
			'magento',
			'wix',
			'amazon',
			'ebay',
			'etsy',
			'squarespace',
			'other',
		],
	},
	other_platform_name: { type: 'string' },
	business_extensions: { type: 'array', items: { type: 'string' } },
	theme: { type: 'string' },
	setup_client: { type: 'boolean' },
	wccom_connected: { type: 'boolean' },
	is_agree_marketing: { type: 'boolean' },
	store_email: { type: 'string' },
	is_store_country_set: { type: 'boolean' },
	is_plugins_page_skipped: { type: 'boolean' },
	business_choice: { type: 'string' },
	selling_online_answer: { type: 'string' },
	selling_platforms: { type: 'array', items: { type: 'string' } },
} as const satisfies ArgumentSchemas;

/** Asked in 9.x only. */
const olderFields: readonly string[] = [
	'product_types',
	'product_count',
	'selling_venues',
	'number_employees',
	'revenue',
	'other_platform',
	'other_platform_name',
	'theme',
	'setup_client',
];

/** Asked since. */
const newerFields: readonly string[] = [
	'business_choice',
	'selling_online_answer',
	'selling_platforms',
];

/** `GET onboarding/profile`: what the owner has said of the shop. There is no set-up to go through, so it is done. */
const readProfile: Route = route({
	path,
	denied,
	async handle({ context, features }) {
		const [kept, { settings }] = await Promise.all([
			readOption(context.database, OPTION),
			openShop(context),
		]);
		const absent = features.shortProfile ? olderFields : newerFields;
		const asked = Object.keys(fields).filter((name) => !absent.includes(name));
		const nothing = Object.fromEntries(asked.map((name) => [name, null]));
		return {
			data: {
				...nothing,
				completed: true,
				skipped: true,
				wccom_connected: false,
				is_store_country_set: settings.baseCountry !== '',
				...(typeof kept === 'object' && kept),
			},
		};
	},
});

/** `POST onboarding/profile`: keeps the fields that were sent. */
const writeProfile: Route = route({
	path,
	method: 'EDIT',
	changes: 'own',
	denied,
	args: fields,
	async handle({ args, context }) {
		const given = Object.entries(args).filter(([, value]) => value !== undefined);
		await context.database.transaction(async (database) => {
			const kept = await readOption(database, OPTION);
			await setOption(database, OPTION, {
				...(typeof kept === 'object' && kept),
				...Object.fromEntries(given),
			});
		});
		return { data: { status: 'success', message: 'Onboarding profile data has been updated.' } };
	},
});

/** `GET onboarding/profile/experimental_get_email_prefill`: the address of the administrator. */
const emailPrefill: Route = route({
	path: `${path}/experimental_get_email_prefill`,
	denied,
	async handle({ context }) {
		const [user] = await fetchRows<{ email: string }>(
			context.database,
			raw("SELECT email FROM users ORDER BY role <> 'administrator', id LIMIT 1"),
		);
		return { data: { email: user?.email ?? '' } };
	},
});

export const profileRoutes: readonly Route[] = [readProfile, writeProfile, emailPrefill];
