import { addFilter, removeFilter } from '@wordpress/hooks';
import {
	getHistory,
	getNewPath,
	leavePageFor,
	getPath,
	getPersistedQuery,
	getQuery,
} from './index';
import { getQueryExcludedScreens, getScreenFromPath, onQueryChange, pathIsExcluded } from './index';
import { addHistoryListener, isPlainClick, updateQueryString } from './index';
import { isWCAdmin, navigateTo, parseAdminUrl } from './index';

const page = window as { wcSettings?: unknown };

beforeEach(() => {
	window.history.replaceState(null, '', '/wp-admin/admin.php?page=wc-admin');
	getHistory().replace('admin.php?page=wc-admin');
});

describe('getHistory', () => {
	it('[S2.1] uses the in-app path of the query as its path, and home without one', () => {
		expect(getHistory().location.pathname).toBe('/');
		getHistory().push('admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&foo=1');
		expect(getHistory().location.pathname).toBe('/analytics/revenue');
		expect(getPath()).toBe('/analytics/revenue');
		expect(window.location.pathname).toBe('/wp-admin/admin.php');
		expect(getQuery()).toEqual({ page: 'wc-admin', path: '/analytics/revenue', foo: '1' });
	});

	it('tells listeners the in-app path and the action', () => {
		const heard: string[] = [];
		const stop = getHistory().listen(({ pathname }, action) => heard.push(`${action} ${pathname}`));
		updateQueryString({}, '/analytics/orders');
		getHistory().replace('admin.php?page=wc-admin&path=/customers');
		stop();
		updateQueryString({}, '/');
		expect(heard).toEqual(['PUSH /analytics/orders', 'REPLACE /customers']);
	});

	it('returns one history for the whole page, which works like the browser’s', async () => {
		expect(getHistory()).toBe(getHistory());
		updateQueryString({ period: 'today' }, '/analytics/orders');
		updateQueryString({ period: 'week' }, '/analytics/orders');
		expect(getHistory().action).toBe('PUSH');
		expect(getHistory().length).toBe(window.history.length);
		const back = new Promise((resolve) =>
			window.addEventListener('popstate', resolve, { once: true }),
		);
		getHistory().goBack();
		await back;
		expect(getQuery()).toMatchObject({ period: 'today' });
		expect(getHistory().createHref({ pathname: '/admin.php', search: '?a=1' })).toBe(
			'/wp-admin/admin.php?a=1',
		);
	});

	it.each(['path=', 'path[]=/a', 'path[a]=/b'])(
		'is at home for the malformed query %s',
		(query) => {
			getHistory().push(`admin.php?page=wc-admin&${query}`);
			expect(getPath()).toBe('/');
		},
	);

	it('does not handle paths of another app, and goes on within its own', () => {
		leavePageFor((path) => path === '/marketing');
		// jsdom cannot load pages and reports an error instead; the test checks for that report.
		const asked = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		updateQueryString({}, '/analytics/orders');
		updateQueryString({}, '/marketing');
		getHistory().replace('admin.php?page=wc-admin&path=%2Fmarketing');
		expect(getPath()).toBe('/analytics/orders');
		expect(asked).toHaveBeenCalledTimes(2);
		updateQueryString({}, '/analytics/stock');
		expect(getPath()).toBe('/analytics/stock');
		asked.mockRestore();
		leavePageFor(() => false);
	});

	it('can block a change of address', () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		const asked: string[] = [];
		const unblock = getHistory().block(({ pathname }) => {
			asked.push(pathname);
			return 'Leave?';
		});
		updateQueryString({}, '/analytics/orders');
		unblock();
		expect(asked).toEqual(['/analytics/orders']);
		expect(confirm).toHaveBeenCalledWith('Leave?');
		expect(getPath()).toBe('/');
		confirm.mockRestore();
	});
});

describe('getNewPath', () => {
	it('[S2.1] writes the route as page and path and keeps the rest of the query', () => {
		getHistory().push('admin.php?page=wc-admin&path=/analytics/revenue&mine=1&period=year');
		expect(getNewPath({ period: 'week' })).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&mine=1&period=week',
		);
		expect(getNewPath({}, '/analytics/orders')).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&mine=1&period=year',
		);
	});

	it('writes no path for home, unless the current query contains one', () => {
		expect(getNewPath({}, '/', {})).toBe('admin.php?page=wc-admin');
		expect(getNewPath({ a: 1 }, '/', { path: '/b' })).toBe('admin.php?page=wc-admin&path=%2Fb&a=1');
	});

	it('removes parameters that are undefined and empties those that are null', () => {
		expect(getNewPath({ a: undefined, b: 0, d: null }, '/x', { a: '1', c: '2' }, 'other')).toBe(
			'admin.php?page=other&c=2&b=0&d=&path=%2Fx',
		);
	});

	it('stays on the page of the given query', () => {
		expect(getNewPath({}, '/x', { page: 'mine', a: 1 }, 'other')).toBe(
			'admin.php?page=mine&a=1&path=%2Fx',
		);
	});

	it('numbers lists and encodes brackets, as WooCommerce’s addresses do', () => {
		const query = { attribute_is: [['12', '34']], total_between: [1, 2], none: [], name: 'b c&d' };
		expect(getNewPath(query, '/', {})).toBe(
			'admin.php?page=wc-admin&attribute_is%5B0%5D%5B0%5D=12&attribute_is%5B0%5D%5B1%5D=34' +
				'&total_between%5B0%5D=1&total_between%5B1%5D=2&name=b%20c%26d',
		);
	});
});

describe('onQueryChange', () => {
	it('writes sorting, comparison and any other parameter into the address', () => {
		onQueryChange('sort', '/analytics/products')('sku', 'asc');
		expect(getQuery()).toMatchObject({ path: '/analytics/products', orderby: 'sku', order: 'asc' });
		onQueryChange('paged')(3);
		expect(getQuery()).toMatchObject({ paged: '3', orderby: 'sku' });
		onQueryChange('compare', undefined, { search: 'x' })('products', 'filter', '1,2');
		expect(getQuery()).toEqual({
			page: 'wc-admin',
			path: '/analytics/products',
			filter: 'compare-products',
			products: '1,2',
		});
	});
});

describe('The persisted query of reports', () => {
	const hook = 'woocommerce_admin_persisted_queries';
	afterEach(() => removeFilter(hook, 'test'));
	const query = {
		period: 'custom',
		compare: 'previous_year',
		before: '2026-01-02',
		after: '2026-01-01',
		interval: 'day',
		type: 'lowstock',
		orderby: 'date',
		mine: '1',
	};

	it('[S2.2] consists of period, compare, before, after, interval and type', () => {
		const { orderby, mine, ...persisted } = query;
		expect([orderby, mine]).toEqual(['date', '1']);
		expect(getPersistedQuery(query)).toEqual(persisted);
		expect(getPersistedQuery({ mine: '1' })).toEqual({});
	});

	it('[S2.2] contains nothing of one report alone, such as its search, filters, sorting and page', () => {
		const own = {
			search: 'mug',
			filter: 'advanced',
			products: '12',
			chart: 'net',
			chartType: 'bar',
		};
		const table = { orderby: 'date', order: 'asc', paged: '2', per_page: '50', segmentby: 'x' };
		const id = {
			page: 'wc-admin',
			path: '/analytics/orders',
			match: 'any',
			status_is: 'completed',
		};
		expect(getPersistedQuery({ ...own, ...table, ...id, type: 'lowstock' })).toEqual({
			type: 'lowstock',
		});
	});

	it('is read from the address by default', () => {
		updateQueryString({ period: 'today', paged: 2 }, '/analytics/orders');
		expect(getPersistedQuery()).toEqual({ period: 'today' });
	});

	it('can be extended by plugins, and ignores invalid values from them', () => {
		addFilter(hook, 'test', (names: string[]) => [...names, 'mine', 7]);
		expect(getPersistedQuery(query)).toMatchObject({ mine: '1', period: 'custom' });
		removeFilter(hook, 'test');
		addFilter(hook, 'test', () => 'everything');
		expect(getPersistedQuery(query)).toMatchObject({ period: 'custom' });
	});
});

describe('Screen names', () => {
	it.each([
		['/', 'homescreen'],
		['/analytics/orders', 'orders'],
		['/analytics/settings', 'settings'],
		['/customers', 'customers'],
		['/analytics', ''],
		['/analytics-plus', 'analytics-plus'],
	])('give for the path %s the screen %s', (path, screen) => {
		expect(getScreenFromPath(path)).toBe(screen);
	});

	it('of screens without dates are stock, settings, customers and home, and those of plugins', () => {
		const hook = 'woocommerce_admin_time_excluded_screens';
		expect(getQueryExcludedScreens()).toEqual(['stock', 'settings', 'customers', 'homescreen']);
		expect([pathIsExcluded('/analytics/stock'), pathIsExcluded('/analytics/orders')]).toEqual([
			true,
			false,
		]);
		addFilter(hook, 'test', (names: string[]) => [...names, 'orders']);
		expect(pathIsExcluded('/analytics/orders')).toBe(true);
		removeFilter(hook, 'test');
	});
});

describe('addHistoryListener', () => {
	it('reports pushes, replaces and going back once each, until it is stopped', async () => {
		const heard: string[] = [];
		const stop = addHistoryListener(({ type }) => heard.push(type));
		addHistoryListener(() => undefined)();
		updateQueryString({ a: 1 });
		getHistory().replace('admin.php?page=wc-admin&a=2');
		const back = new Promise((resolve) =>
			window.addEventListener('popstate', resolve, { once: true }),
		);
		window.history.back();
		await back;
		stop();
		updateQueryString({ a: 3 });
		expect(heard).toEqual(['pushstate', 'replacestate', 'popstate']);
	});
});

describe('isPlainClick', () => {
	it('[S2.3] accepts a click of the main button without a modifier key', () => {
		expect(isPlainClick(new MouseEvent('click'))).toBe(true);
		for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
			expect(isPlainClick(new MouseEvent('click', { [key]: true }))).toBe(false);
		}
		expect(isPlainClick(new MouseEvent('click', { button: 1 }))).toBe(false);
	});

	it('rejects a click that another handler has handled', () => {
		const event = new MouseEvent('click', { cancelable: true });
		event.preventDefault();
		expect(isPlainClick(event)).toBe(false);
	});
});

describe('Addresses of the admin', () => {
	afterEach(() => delete page.wcSettings);

	it.each([
		['https://example.org/a?b=1', 'https://example.org/a?b=1'],
		[
			'edit.php?post_type=shop_order',
			'https://shop.example/wp-admin/edit.php?post_type=shop_order',
		],
		['/post.php?post=3', 'https://shop.example/wp-admin/post.php?post=3'],
		[
			'/analytics/orders',
			'https://shop.example/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Forders',
		],
	])('resolve %s to %s', (url, expected) => {
		page.wcSettings = { adminUrl: 'https://shop.example/wp-admin/' };
		expect(parseAdminUrl(url).href).toBe(expected);
	});

	it('are relative to the page when settings name no other address', () => {
		expect(parseAdminUrl('edit.php').href).toBe('http://localhost/wp-admin/edit.php');
	});

	it('belong to the app by page and file', () => {
		expect(isWCAdmin()).toBe(true);
		expect(isWCAdmin('admin.php?path=/x&page=wc-admin')).toBe(true);
		expect(isWCAdmin('admin.php?page=wc-admin-else')).toBe(false);
		expect(isWCAdmin('edit.php?page=wc-admin')).toBe(false);
	});

	it('open within the app without loading', () => {
		navigateTo({ url: '/analytics/orders' });
		expect([getPath(), getHistory().action]).toEqual(['/analytics/orders', 'PUSH']);
	});
});
