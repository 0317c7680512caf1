import { analyticsMenu, analyticsScreens, readFavorites } from './screens';

const titles = (screens: ReturnType<typeof analyticsMenu>) => screens.map(({ path }) => path);

describe('The Analytics menu', () => {
	it('[S4.favorites.1] begins with the user’s favorites, in the order in which the user chose them', () => {
		const own = analyticsScreens.filter(({ menu }) => menu === 'analytics');
		expect(analyticsMenu([])).toEqual(own);
		const menu = titles(analyticsMenu(['taxes', 'customers']));
		expect(menu.slice(0, 3)).toEqual(['/analytics/taxes', '/customers', '/analytics/overview']);
		// Taxes moves up. Customers belongs to another menu and appears here in addition.
		expect(menu).toHaveLength(own.length + 1);
		expect(new Set(menu).size).toBe(menu.length);
	});

	it.each([
		[['orders', 'nope', 'orders', 7, null, 'toString'], ['orders']],
		['orders', []],
		['', []],
		[undefined, []],
		[{ 0: 'orders' }, []],
	])('reads the stored favorites %j', (kept, favorites) => {
		expect(readFavorites(kept)).toEqual(favorites);
	});
});
