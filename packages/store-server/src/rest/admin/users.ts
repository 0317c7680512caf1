import {
	favoritesPreference,
	parseViews,
	readFavorites,
	viewsPreference,
	wooCommercePreferences,
	type ReportSlug,
	type SavedView,
} from '@store-analytics/rest-api';
import type { Database } from '../../database/database';
import type { Features } from '../../schema/features';
import { fetchRows, raw, sql } from '../../database/sql';
import { upsert } from '../../database/upsert';
import { loadShopSettings } from '../../schema/shop-settings';
import { RestError } from '../router/errors';
import { route, type Call, type Route, type RouteReply } from '../router/route';

/** Preferences that WooCommerce also stores since 10.x. */
const newerPreferences = [
	'order_attribution_install_banner_dismissed',
	'scheduled_updates_promotion_notice_dismissed',
] as const;

function unsetPreferences(features: Features): Record<string, string> {
	const keys = [...wooCommercePreferences, ...(features.newerDocuments ? newerPreferences : [])];
	return Object.fromEntries(keys.map((key) => [key, '']));
}

const capabilities = {
	read: true,
	manage_options: true,
	manage_woocommerce: true,
	view_woocommerce_reports: true,
	administrator: true,
};

const allow = 'GET, POST, PUT, PATCH, DELETE';

const notLoggedIn = () =>
	new RestError('rest_not_logged_in', 'You are not currently logged in.', 401);

const userArguments = {
	context: { type: 'string', enum: ['view', 'embed', 'edit'], default: 'view' },
	woocommerce_meta: { type: 'object' },
} as const;

/** `GET users/me`: the only user of the embedded store. */
export const readUser: Route = route({
	path: '/wp/v2/users/:id(me|\\d+)',
	denied: notLoggedIn(),
	allow,
	args: userArguments,
	handle: (call) => userResponse(call),
});

/** `POST users/me` (or its id): stores the given entries of `woocommerce_meta`. */
export const writeUser: Route = route({
	path: '/wp/v2/users/:id(me|\\d+)',
	method: 'EDIT',
	changes: 'own',
	denied: notLoggedIn(),
	allow,
	args: userArguments,
	async handle(call) {
		await findUser(call.context.database, call);
		await keepPreferences(call.context.database, call.args.woocommerce_meta ?? {});
		return userResponse(call);
	},
});

/** Stores preferences of the signed-in user; unknown names are left out. */
export async function keepPreferences(database: Database, preferences: object): Promise<void> {
	const { id } = await signedInUser(database);
	const rows = Object.entries(preferences)
		.filter(([name]) => isPreference(name))
		.map(([key, value]) => [id, key, typeof value === 'string' ? value : JSON.stringify(value)]);
	await upsert(database, 'user_meta', ['user_id', 'key'], ['value'], rows);
}

/** Returns a stored preference of the signed-in user; null if there is none. */
export async function readPreference(database: Database, name: string): Promise<string | null> {
	const { id } = await signedInUser(database);
	const [row] = await fetchRows<{ value: string }>(
		database,
		sql`SELECT value FROM user_meta WHERE user_id = ${id} AND key = ${name}`,
	);
	return row?.value ?? null;
}

/** Extensions may store preferences with names of the same form. */
function isPreference(name: string): boolean {
	return /^[a-z0-9_-]{1,100}$/i.test(name);
}

interface UserRow {
	readonly id: number;
	readonly username: string;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly role: string;
	readonly date_created_gmt: string | null;
}

/** The signed-in user: the shop's first administrator. */
async function signedInUser(database: Database): Promise<UserRow> {
	const [user] = await fetchRows<UserRow>(
		database,
		raw(`SELECT id, username, email, first_name, last_name, role, date_created_gmt FROM users
			ORDER BY role <> 'administrator', id LIMIT 1`),
	);
	return (
		user ?? {
			id: 1,
			username: 'admin',
			email: '',
			first_name: '',
			last_name: '',
			role: 'administrator',
			date_created_gmt: null,
		}
	);
}

/** The user's data in the menu. */
export interface MenuPreferences {
	/** Reports at its top. */
	readonly favorites: readonly ReportSlug[];
	/** Views below their screens. */
	readonly views: readonly SavedView[];
}

export async function menuPreferences(database: Database): Promise<MenuPreferences> {
	const { id } = await signedInUser(database);
	const rows = await fetchRows<{ key: string; value: string }>(
		database,
		sql`SELECT key, value FROM user_meta WHERE user_id = ${id} AND key IN (${favoritesPreference}, ${viewsPreference})`,
	);
	const texts = new Map(rows.map(({ key, value }) => [key, value]));
	return {
		favorites: readFavorites(parsed(texts.get(favoritesPreference))),
		views: parseViews(texts.get(viewsPreference)),
	};
}

/** Preferences are JSON by custom only: whoever sends them may send anything. */
function parsed(json = ''): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

async function findUser(database: Database, call: Call<unknown>): Promise<UserRow> {
	const found = await signedInUser(database);
	const requestedId = call.sent.get('id');
	if (requestedId !== 'me' && Number(requestedId) !== found.id) {
		throw new RestError('rest_user_invalid_id', 'Invalid user ID.', 404);
	}
	return found;
}

async function userResponse(call: Call<unknown>): Promise<RouteReply> {
	const { database } = call.context;
	const user = await findUser(database, call);
	const kept = await fetchRows<{ key: string; value: string }>(
		database,
		sql`SELECT key, value FROM user_meta WHERE user_id = ${user.id}`,
	);
	const { locale } = await loadShopSettings(database);
	return { data: writeReply(user, kept, locale, call) };
}

/** Returns a user's public data, as embedded in responses. */
export function embeddedUser(
	user: Pick<UserRow, 'id' | 'username' | 'first_name' | 'last_name'>,
	{ siteUrl, restUrl, features }: Pick<Call, 'siteUrl' | 'restUrl' | 'features'>,
): object {
	const slug = slugOf(user.username);
	return {
		id: user.id,
		name: nameOf(user),
		url: '',
		description: '',
		link: `${siteUrl}/author/${slug}/`,
		slug,
		is_super_admin: false,
		woocommerce_meta: unsetPreferences(features),
		_links: {
			self: [{ href: restUrl(`/wp/v2/users/${user.id}`) }],
			collection: [{ href: restUrl('/wp/v2/users') }],
		},
	};
}

/** Returns a user name for addresses: plain letters, hyphens for the rest. */
function slugOf(username: string): string {
	return username
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9_]+/g, '-')
		.replace(/^-|-$/g, '');
}

function nameOf(user: Pick<UserRow, 'username' | 'first_name' | 'last_name'>): string {
	return `${user.first_name} ${user.last_name}`.trim() || user.username;
}

function writeReply(
	user: UserRow,
	kept: readonly { key: string; value: string }[],
	locale: string,
	{ siteUrl, restUrl, features }: Call<unknown>,
) {
	return {
		id: user.id,
		username: user.username,
		name: nameOf(user),
		first_name: user.first_name,
		last_name: user.last_name,
		email: user.email,
		url: siteUrl,
		description: '',
		link: `${siteUrl}/author/${slugOf(user.username)}/`,
		locale,
		nickname: user.username,
		slug: slugOf(user.username),
		roles: [user.role],
		registered_date: user.date_created_gmt && `${user.date_created_gmt.replace(' ', 'T')}+00:00`,
		capabilities,
		extra_capabilities: { administrator: true },
		meta: { persisted_preferences: [] },
		is_super_admin: true,
		woocommerce_meta: {
			...unsetPreferences(features),
			...Object.fromEntries(kept.map(({ key, value }) => [key, value])),
		},
		_links: {
			self: [{ href: restUrl(`/wp/v2/users/${user.id}`) }],
			collection: [{ href: restUrl('/wp/v2/users') }],
		},
	};
}
