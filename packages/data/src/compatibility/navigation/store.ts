import { getPersistedQuery, getQuery, type Query } from '@store-analytics/navigation';
import { paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import {
	createResourceStore,
	fail,
	isUnderWay,
	operate,
	OperationError,
	queryKey,
	receive,
	resolver,
	setRequesting,
	slot,
	stateOf,
	tellOtherTabs,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../../resource';

/** Name of the navigation store. */
export const STORE_NAME = 'woocommerce-navigation';

/** An entry of the shop's menu; favorites have a menu of their own (S3.navigation-menu-item). */
export interface MenuItem {
	id: string;
	menuId?: string;
	[field: string]: unknown;
}

const menu = slot<readonly MenuItem[]>('menu');
const favorites = slot<readonly string[]>('favorites');
const persisted = slot<Query>('persistedQuery');
const noItems: readonly MenuItem[] = Object.freeze([]);
const noIds: readonly string[] = Object.freeze([]);

const itemsOf = (state: ResourceState) => valueOf(state, menu) ?? noItems;
const favoritesOf = (state: ResourceState) => valueOf(state, favorites) ?? noIds;
const filtered = new WeakMap<readonly MenuItem[], readonly MenuItem[]>();

const selectors = {
	/** Returns the entries of the menu, filtered by extensions (`woocommerce_navigation_menu_items`). */
	getMenuItems: (state: ResourceState): readonly MenuItem[] => {
		const items = itemsOf(state);
		const known =
			filtered.get(items) ??
			(applyFilters('woocommerce_navigation_menu_items', items) as readonly MenuItem[]); // promised by the filter
		filtered.set(items, known);
		return known;
	},
	/** Ids of the favorites (S3.navigation-menu-item.2). */
	getFavorites: favoritesOf,
	/** Checks whether an operation is in flight, such as `getFavorites` or `addFavorite`. */
	isNavigationRequesting: isUnderWay,
	/** Returns the persisted query of the address, as of its last change. */
	getPersistedQuery: (state: ResourceState): Query => valueOf(state, persisted) ?? noQuery,
};

const noQuery: Query = Object.freeze({});

/** Adds an item to the favorites or removes it (S4.favorites.1). */
function moved(id: string, isFavorite: boolean): Thunk<void> {
	return ({ dispatch, select }) => {
		const state = stateOf({ select });
		const others = favoritesOf(state).filter((favorite) => favorite !== id);
		const menuId = isFavorite ? 'favorites' : 'plugins';
		dispatch(
			receive({
				[favorites.key()]: isFavorite ? [...others, id] : others,
				[menu.key()]: itemsOf(state).map((item) => (item.id === id ? { ...item, menuId } : item)),
			}),
		);
	};
}

/** Saves the change in the shop, then in the menu. Rejects on an empty response (S5.stores.2). */
function changeFavorite(id: string, isFavorite: boolean): Thunk<Promise<unknown>> {
	return (thunkArgs) =>
		operate(thunkArgs, isFavorite ? 'addFavorite' : 'removeFavorite', async () => {
			const reply = await request({
				path: paths.favorites,
				method: isFavorite ? 'POST' : 'DELETE',
				data: { item_id: id },
			});
			if (!reply) {
				const message = __('The favorites could not be changed.', 'store-analytics');
				throw new OperationError(reply, message);
			}
			thunkArgs.dispatch(moved(id, isFavorite));
			const news = isFavorite ? 'addFavoriteSuccess' : 'removeFavoriteSuccess';
			tellOtherTabs(STORE_NAME, news, id);
			return reply;
		});
}

/** Reads the persisted query from the current address. */
function readAddress(): Thunk<void> {
	return ({ dispatch, select }) => {
		const query = getPersistedQuery(getQuery());
		const known = valueOf(stateOf({ select }), persisted);
		if (known && queryKey(known) === queryKey(query)) return;
		dispatch(receive({ [persisted.key()]: query }));
	};
}

/** Marks operations as ended, with their error if they failed. */
function ended(operation: string, error?: unknown): Thunk<void> {
	return ({ dispatch }) => {
		dispatch(setRequesting(operation, false));
		dispatch(fail(operation, error));
	};
}

const actions = {
	setMenuItems: (items: readonly MenuItem[]) => receive({ [menu.key()]: items }),
	addMenuItems:
		(items: readonly MenuItem[]): Thunk<void> =>
		({ dispatch, select }) => {
			dispatch(receive({ [menu.key()]: [...itemsOf(stateOf({ select })), ...items] }));
		},
	getFavoritesFailure: (error: unknown) => ended('getFavorites', error),
	getFavoritesRequest: () => setRequesting('getFavorites', true),
	getFavoritesSuccess: (ids: readonly string[]) => receive({ [favorites.key()]: ids }),
	addFavoriteRequest: () => setRequesting('addFavorite', true),
	addFavoriteFailure: (_id: string, error: unknown) => ended('addFavorite', error),
	addFavoriteSuccess: (id: string) => moved(id, true),
	removeFavoriteRequest: () => setRequesting('removeFavorite', true),
	removeFavoriteFailure: (_id: string, error: unknown) => ended('removeFavorite', error),
	removeFavoriteSuccess: (id: string) => moved(id, false),
	onLoad: readAddress,
	onHistoryChange: readAddress,
	addFavorite: (id: string) => changeFavorite(id, true),
	removeFavorite: (id: string) => changeFavorite(id, false),
};

function parseIds(reply: unknown): string[] {
	return Array.isArray(reply) ? reply.map(String) : [];
}

const resolvers = {
	getFavorites: resolver('getFavorites', {
		store: STORE_NAME,
		slot: favorites,
		operation: 'getFavorites',
		load: (_, signal) => request({ path: paths.favorites, signal, parse: parseIds }),
	}),
};

/** `woocommerce-navigation`: the menu, its favorites, and the persisted query (S7.favorites). */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
