import type { Database } from '../database/database';
import { readOption, setOption } from './admin/options';
import { RestError } from './router/errors';
import { route, type Route } from './router/route';

const path = '/wc-admin/navigation/favorites/me';
const OPTION = 'woocommerce_navigation_favorites';

const itemId = { item_id: { type: 'string', required: true } } as const;

/** `GET navigation/favorites/me`: ids of the user's favorite menu items. */
const readFavorites: Route = route({
	path,
	until: 'tidiedAdmin',
	handle: async ({ context }) => ({ data: await favoritesIn(context.database) }),
});

/** `POST navigation/favorites/me` with `item_id`; returns all of them. */
const addFavorite: Route = route({
	path,
	until: 'tidiedAdmin',
	method: 'POST',
	changes: 'own',
	args: itemId,
	async handle({ args, context }) {
		return context.database.transaction(async (database) => {
			const favorites = await favoritesIn(database);
			if (favorites.includes(args.item_id)) {
				throw new RestError(
					'woocommerce_favorites_already_exists',
					'This item is a favorite already.',
					409,
				);
			}
			return keep(database, [...favorites, args.item_id]);
		});
	},
});

/** `DELETE navigation/favorites/me` with `item_id`; returns those that are left. */
const removeFavorite: Route = route({
	path,
	until: 'tidiedAdmin',
	method: 'DELETE',
	changes: 'own',
	args: itemId,
	async handle({ args, context }) {
		return context.database.transaction(async (database) => {
			const favorites = await favoritesIn(database);
			if (!favorites.includes(args.item_id)) {
				throw new RestError(
					'woocommerce_favorites_does_not_exist',
					'This item is no favorite.',
					404,
				);
			}
			return keep(
				database,
				favorites.filter((id) => id !== args.item_id),
			);
		});
	},
});

async function favoritesIn(database: Database): Promise<string[]> {
	const kept = await readOption(database, OPTION);
	return Array.isArray(kept) ? kept.map(String) : [];
}

async function keep(database: Database, favorites: readonly string[]) {
	await setOption(database, OPTION, favorites);
	return { data: favorites };
}

/** The user's favorites in the menu. */
export const favoriteRoutes: readonly Route[] = [readFavorites, addFavorite, removeFavorite];
