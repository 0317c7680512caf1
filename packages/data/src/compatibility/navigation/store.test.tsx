import { updateQueryString } from '@store-analytics/navigation';
import { createRegistry, select as pageSelect } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { fakeShop, settle, type FakeShop } from '../../testing/fake-shop';
import { serverError } from '../../testing/shop-responses';
import { store } from './store';
import '.';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const path = '/wc-admin/navigation/favorites/me';

beforeEach(async () => {
	shop = fakeShop();
	shop.on(`GET ${path}`, { body: ['orders'] });
	shop.on(`POST ${path}`, { body: ['orders', 'revenue'] });
	shop.on(`DELETE ${path}`, { body: [] });
	registry = createRegistry();
	registry.register(store);
	await registry.dispatch(store).setMenuItems([{ id: 'orders', menuId: 'favorites' }]);
	await registry.dispatch(store).addMenuItems([{ id: 'revenue', menuId: 'plugins' }]);
});
afterEach(() => settle());

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);
const menus = () =>
	select()
		.getMenuItems()
		.map(({ menuId }) => menuId);

describe('The navigation store', () => {
	it('[S7.favorites.1, S3.navigation-menu-item.2] requests the favorites', async () => {
		expect(await registry.resolveSelect(store).getFavorites()).toEqual(['orders']);
	});

	it('[S7.favorites.1, S4.favorites.1, S3.navigation-menu-item.1] moves an item into the favorites and back among the plugins', async () => {
		await registry.resolveSelect(store).getFavorites();
		await dispatch().addFavorite('revenue');
		expect(select().getFavorites()).toEqual(['orders', 'revenue']);
		expect(menus()).toEqual(['favorites', 'favorites']);
		await dispatch().removeFavorite('orders');
		expect(select().getFavorites()).toEqual(['revenue']);
		expect(menus()).toEqual(['plugins', 'favorites']);
		expect(shop.calls.slice(1).map(({ method, body }) => [method, body])).toEqual([
			['POST', { item_id: 'revenue' }],
			['DELETE', { item_id: 'orders' }],
		]);
	});

	it.each([
		['responds with nothing', { body: null }],
		['fails', serverError],
	])(
		'[S5.stores.2] rejects and leaves the menu alone when the shop %s',
		async (_name, response) => {
			shop.on(/^(POST|DELETE)/, response);
			await expect(dispatch().addFavorite('revenue')).rejects.toThrow();
			await expect(dispatch().removeFavorite('orders')).rejects.toThrow();
			expect(menus()).toEqual(['favorites', 'plugins']);
			expect(select().isNavigationRequesting('addFavorite')).toBe(false);
		},
	);

	it('lets extensions change the menu, and returns the same list while nothing changes', () => {
		addFilter('woocommerce_navigation_menu_items', 'test', (items: object[]) => [
			...items,
			{ id: 'x' },
		]);
		expect(select().getMenuItems()).toHaveLength(3);
		expect(select().getMenuItems()).toBe(select().getMenuItems());
		removeFilter('woocommerce_navigation_menu_items', 'test');
	});

	it('accepts results and errors from extensions', async () => {
		const actions = dispatch();
		await actions.getFavoritesSuccess(['a']);
		await actions.addFavoriteRequest();
		expect(select().isNavigationRequesting('addFavorite')).toBe(true);
		await actions.addFavoriteFailure('b', 'no');
		expect(select().isNavigationRequesting('addFavorite')).toBe(false);
		await actions.addFavoriteSuccess('b');
		await actions.removeFavoriteSuccess('a');
		expect(select().getFavorites()).toEqual(['b']);
	});

	it('[S2.2] keeps the persisted query of reports in sync with the address', async () => {
		updateQueryString(
			{ period: 'today', compare: 'previous_year', paged: '2' },
			'/analytics/revenue',
			{},
		);
		await settle(1);
		const before = pageSelect(store).getPersistedQuery();
		expect(before).toEqual({ period: 'today', compare: 'previous_year' });
		updateQueryString({ paged: '3' }, '/analytics/revenue');
		await settle(1);
		expect(pageSelect(store).getPersistedQuery()).toBe(before);
	});
});
