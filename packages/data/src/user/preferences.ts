import type { User } from '@store-analytics/rest-api';

/** Preferences by name, decoded. */
export type Preferences = Readonly<Record<string, unknown>>;

/** A user whose `woocommerce_meta` is decoded. */
export type UserWithPreferences = Omit<User, 'woocommerce_meta'> & {
	woocommerce_meta: Preferences;
};

/** The result of `updateUserPreferences`. */
export interface PreferencesUpdate {
	updatedUser: UserWithPreferences | undefined;
	error?: unknown;
}

function decode(value: unknown): unknown {
	if (typeof value !== 'string' || value === '') return '';
	try {
		return JSON.parse(value);
	} catch {
		return '';
	}
}

/** Decodes preferences from the user's JSON texts; an empty or broken one is `''`. */
export function decodePreferences(meta: unknown): Preferences {
	if (typeof meta !== 'object' || meta === null) return {};
	return Object.fromEntries(Object.entries(meta).map(([name, value]) => [name, decode(value)]));
}

/** Encodes preferences as the shop's JSON texts; null if none can be stored. */
export function encodePreferences(preferences: unknown): Record<string, string> | null {
	const isUsable =
		typeof preferences === 'object' && preferences !== null && !Array.isArray(preferences);
	if (!isUsable || Object.keys(preferences).length === 0) return null;
	return Object.fromEntries(
		Object.entries(preferences).map(([name, value]) => [name, JSON.stringify(value ?? '')]),
	);
}

/** The user with decoded preferences. */
export function withPreferences(user: User): UserWithPreferences {
	return { ...user, woocommerce_meta: decodePreferences(user.woocommerce_meta) };
}
