import { act, renderHook } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import {
	getHistory,
	getPath,
	getQueryExcludedScreensUrlUpdate,
	updateQueryString,
	askBeforeLeavingBy,
	useConfirmUnsavedChanges,
	useQuery,
} from './index';
import { wpNavMenuClassChange, wpNavMenuUrlUpdate } from './index';

const menu = `
	<div id="wpwrap" class="wp-responsive-open"><ul id="adminmenu">
		<li id="toplevel_page_woocommerce" class="wp-has-current-submenu wp-menu-open">
			<a href="admin.php?page=wc-admin" class="menu-top wp-has-current-submenu">WooCommerce</a>
			<ul>
				<li class="current"><a class="current" href="admin.php?page=wc-admin">Home</a></li>
				<li><a href="admin.php?page=wc-admin&amp;path=/customers">Customers</a></li>
				<li><a href="admin.php?page=wc-settings">Settings</a></li>
			</ul>
		</li>
		<li id="toplevel_page_wc-admin-path--analytics-overview" class="wp-not-current-submenu">
			<a href="admin.php?page=wc-admin&amp;path=/analytics/overview" class="menu-top">Analytics</a>
			<ul>
				<li><a href="admin.php?page=wc-admin&amp;path=/analytics/orders">Orders</a></li>
				<li><a href="admin.php?page=wc-admin&amp;path=/analytics/stock">Stock</a></li>
			</ul>
		</li>
	</ul></div>`;

const link = (text: string): HTMLAnchorElement => {
	const found = [...document.querySelectorAll('a')].find((a) => a.textContent === text);
	if (!found) throw new Error(`No link ${text}`);
	return found;
};
const click = (text: string, init: MouseEventInit = {}) =>
	link(text).dispatchEvent(new MouseEvent('click', { cancelable: true, bubbles: true, ...init }));

beforeEach(() => {
	window.history.replaceState(null, '', '/wp-admin/admin.php?page=wc-admin');
	getHistory().replace('admin.php?page=wc-admin');
	document.body.innerHTML = menu;
	// jsdom cannot load pages, so this listener stops links that are followed.
	document.body.addEventListener('click', (event) => event.preventDefault());
});

describe('The admin menu', () => {
	it('[S2.2] links to reports with the current dates, not to screens without dates', () => {
		wpNavMenuUrlUpdate({ period: 'today', compare: 'previous_year', paged: '2' });
		expect(link('Orders').getAttribute('href')).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=today&compare=previous_year',
		);
		expect(link('Stock').getAttribute('href')).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Fstock',
		);
		expect(link('Settings').getAttribute('href')).toBe('admin.php?page=wc-settings');
	});

	it('leaves an extension’s screen links alone', () => {
		const hook = 'woocommerce_admin_nav_update_excluded_screens';
		addFilter(hook, 'test', (screens: string[]) => [...screens, 'orders']);
		expect(getQueryExcludedScreensUrlUpdate()).toEqual(['extensions', 'orders']);
		wpNavMenuUrlUpdate({ period: 'today' });
		expect(link('Orders').getAttribute('href')).toBe(
			'admin.php?page=wc-admin&path=/analytics/orders',
		);
		expect(link('Customers').getAttribute('href')).not.toContain('period');
		removeFilter(hook, 'test');
	});

	it('links to views as they were saved, and to screens as the user has them open', () => {
		const view = 'admin.php?page=wc-admin&path=/analytics/orders&period=last_week&filter=x';
		const entry = `<li class="sa-view"><a href="${view}">Last week</a></li>`;
		document.querySelector('ul ul')?.insertAdjacentHTML('beforeend', entry);
		const stock = (path: string) =>
			path === '/analytics/stock' ? { type: 'lowstock' } : undefined;
		wpNavMenuUrlUpdate({ period: 'today' }, undefined, stock);
		expect(link('Last week').search).toBe(
			'?page=wc-admin&path=%2Fanalytics%2Forders&period=last_week&filter=x',
		);
		expect(link('Orders').search).toBe('?page=wc-admin&path=%2Fanalytics%2Forders&period=today');
		expect(link('Stock').search).toBe('?page=wc-admin&path=%2Fanalytics%2Fstock&type=lowstock');

		wpNavMenuClassChange({}, '/analytics/orders');
		expect(link('Last week')).not.toHaveAttribute('aria-current');
		click('Last week');
		wpNavMenuClassChange({}, '/analytics/orders');
		expect(link('Last week')).toHaveAttribute('aria-current', 'page');
		expect(link('Orders')).toHaveAttribute('aria-current', 'page');
	});

	it('removes dates that the address no longer contains', () => {
		wpNavMenuUrlUpdate({ period: 'custom', after: '2026-01-01' });
		wpNavMenuUrlUpdate({ period: 'today' });
		expect(link('Orders').getAttribute('href')).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=today',
		);
	});

	it('[S2.3] stays in the page for a plain click, but not with a modifier key', () => {
		wpNavMenuUrlUpdate({ period: 'today' });
		expect(click('Orders', { ctrlKey: true })).toBe(false);
		expect(getPath()).toBe('/');
		click('Orders');
		expect(getPath()).toBe('/analytics/orders');
		expect(window.location.search).toContain('period=today');
	});

	it('leaves paths of other apps alone', () => {
		wpNavMenuUrlUpdate({}, (path) => path.startsWith('/analytics/'));
		click('Customers');
		expect(getPath()).toBe('/');
	});

	it('marks the current entry and opens its item', () => {
		const page = { wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview' };
		wpNavMenuUrlUpdate({});
		wpNavMenuClassChange(page, '/analytics/orders');
		const current = [...document.querySelectorAll('li.current > a')].map((a) => a.textContent);
		expect(current).toEqual(['Analytics', 'Orders']);
		expect(link('Orders')).toHaveAttribute('aria-current', 'page');
		expect(document.getElementById(page.wpOpenMenu)).toHaveClass(
			'wp-has-current-submenu wp-menu-open current',
		);
		const woocommerce = document.getElementById('toplevel_page_woocommerce');
		expect(woocommerce).toHaveClass('wp-not-current-submenu');
		expect(woocommerce).not.toHaveClass('wp-menu-open');
		expect(document.getElementById('wpwrap')).not.toHaveClass('wp-responsive-open');
	});

	it('marks home, and the parent of a page', () => {
		wpNavMenuClassChange({ wpOpenMenu: 'toplevel_page_woocommerce' }, '/');
		expect(link('Home').parentElement).toHaveClass('current');
		wpNavMenuClassChange({ navArgs: { parentPath: '/customers' } }, '/customers/7');
		expect(link('Customers').parentElement).toHaveClass('current');
		expect(link('Home').parentElement).not.toHaveClass('current');
	});
});

describe('useQuery', () => {
	it('returns the new query when the address changes', () => {
		const { result } = renderHook(() => useQuery());
		act(() => updateQueryString({ period: 'week' }, '/analytics/orders'));
		expect(result.current).toMatchObject({ period: 'week', path: '/analytics/orders' });
	});
});

describe('useConfirmUnsavedChanges', () => {
	const leave = () => {
		const event = new Event('beforeunload', { cancelable: true });
		window.dispatchEvent(event);
		return event.defaultPrevented;
	};

	it('asks only while there are unsaved changes', () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		const { rerender, unmount } = renderHook(({ isDirty }) => useConfirmUnsavedChanges(isDirty), {
			initialProps: { isDirty: true },
		});
		act(() => updateQueryString({}, '/analytics/orders'));
		expect([getPath(), leave()]).toEqual(['/', true]);
		rerender({ isDirty: false });
		expect(leave()).toBe(false);
		act(() => updateQueryString({}, '/analytics/orders'));
		expect(getPath()).toBe('/analytics/orders');
		expect(confirm).toHaveBeenCalledTimes(1);
		unmount();
		confirm.mockRestore();
	});

	it('asks with the app’s dialog, and leaves or stays by its answer', async () => {
		const answers: ((leaves: boolean) => void)[] = [];
		const ask = jest.fn(() => new Promise<boolean>((settle) => answers.push(settle)));
		const stop = askBeforeLeavingBy(ask);
		const { unmount } = renderHook(() => useConfirmUnsavedChanges(true, undefined, 'Go?'));
		const path = getPath();
		act(() => updateQueryString({}, '/first'));
		answers[0]?.(false);
		await act(() => Promise.resolve());
		expect(getPath()).toBe(path);
		act(() => updateQueryString({}, '/second'));
		expect(getPath()).toBe(path);
		answers[1]?.(true);
		await act(() => Promise.resolve());
		expect(getPath()).toBe('/second');
		expect(ask).toHaveBeenCalledWith('Go?');
		unmount();
		stop();
	});

	it('asks with the browser’s dialog when the app’s dialog fails', async () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
		const stop = askBeforeLeavingBy(() => Promise.reject(new Error('No code for it')));
		const { unmount } = renderHook(() => useConfirmUnsavedChanges(true, undefined, 'Go?'));
		act(() => updateQueryString({}, '/third'));
		await act(() => Promise.resolve());
		expect(getPath()).toBe('/third');
		expect(confirm).toHaveBeenCalledWith('Go?');
		unmount();
		stop();
		confirm.mockRestore();
	});

	it('skips addresses that the caller allows', () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		const shouldConfirm = (target: URL) => target.searchParams.get('path') !== '/ok';
		const { unmount } = renderHook(() => useConfirmUnsavedChanges(true, shouldConfirm, 'Stay?'));
		act(() => updateQueryString({}, '/ok'));
		expect(getPath()).toBe('/ok');
		act(() => updateQueryString({}, '/other'));
		expect(getPath()).toBe('/ok');
		expect(confirm).toHaveBeenCalledWith('Stay?');
		unmount();
		confirm.mockRestore();
	});
});
