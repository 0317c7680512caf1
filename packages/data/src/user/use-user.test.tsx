import { act, render, renderHook, screen } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
	select as pageSelect,
} from '@wordpress/data';
import type { ReactNode } from 'react';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { serverError } from '../testing/shop-responses';
import { store } from './store';
import { useUser, withCurrentUserHydration } from '../compatibility/user/use-user';
import { useUserPreferences } from './use-user-preferences';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const admin = {
	id: 1,
	username: 'admin',
	is_super_admin: false,
	capabilities: { view_woocommerce_reports: true },
	woocommerce_meta: {
		dashboard_chart_type: '"bar"',
		revenue_report_columns: '["shipping"]',
		dashboard_sections: '',
		homepage_layout: '{broken',
	},
};

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wp/v2/users/me', { body: admin });
	shop.on('POST /wp/v2/users/1', ({ body }) => ({ body: { ...admin, ...Object(body) } }));
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => act(() => settle()));

const wrapper = ({ children }: { children: ReactNode }) => (
	<RegistryProvider value={registry}>{children}</RegistryProvider>
);

describe('The user of the page', () => {
	it('is requested once, with capabilities', async () => {
		const { result } = renderHook(() => useUser(), { wrapper });
		await act(() => settle());
		expect(result.current.user).toMatchObject({ id: 1, username: 'admin' });
		expect(result.current.currentUserCan('view_woocommerce_reports')).toBe(true);
		expect(result.current.currentUserCan('manage_woocommerce')).toBe(false);
		expect(shop.calls.map(({ query }) => query)).toEqual([{ context: 'edit' }]);
	});

	it('has a store of our own only without WordPress’s, created at first use', async () => {
		expect(pageSelect('core')).toBeFalsy();
		renderHook(() => useUser());
		expect(pageSelect('core')).toHaveProperty('getCurrentUser');
		await act(() => settle());
		expect(shop.calls).toHaveLength(1);
	});

	it("keeps our store when WordPress's own takes the name later, and its changes continue", async () => {
		const page = createRegistry();
		const inPage = ({ children }: { children: ReactNode }) => (
			<RegistryProvider value={page}>{children}</RegistryProvider>
		);
		const { result } = renderHook(() => useUserPreferences(), { wrapper: inPage });
		await act(() => settle());
		const kept = () => page.select('core') as { getCurrentUser(): unknown };
		expect(kept().getCurrentUser()).toMatchObject({ username: 'admin' });
		delete (page as unknown as { stores: Record<string, unknown> }).stores['core']; // as the page does before core-data runs
		const selectors = { getCurrentUser: () => 'of core-data' };
		page.register(createReduxStore('core', { reducer: (state = {}) => state, selectors }));
		expect(kept().getCurrentUser()).toBe('of core-data');
		expect(result.current['dashboard_chart_type']).toBe('bar');
		await act(() => result.current.updateUserPreferences({ dashboard_chart_type: 'line' }));
		expect(result.current['dashboard_chart_type']).toBe('line');
		expect(shop.calls.at(-1)).toMatchObject({
			method: 'POST',
			body: { id: 1, woocommerce_meta: { dashboard_chart_type: '"line"' } },
		});
	});

	it('is available in the first render when the page contains it', async () => {
		const Name = withCurrentUserHydration(admin)(function Inner() {
			return <p>{useUser().user.username}</p>;
		});
		render(<Name />, { wrapper });
		expect(screen.getByText('admin')).toBeVisible();
		await act(() => settle());
		expect(shop.calls).toHaveLength(0);
	});
});

describe('The preferences of the user', () => {
	it('are requested only between start and end of the query for the user', async () => {
		const slow = heldResponse({ body: admin });
		shop.on('GET /wp/v2/users/me', slow.handler);
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		expect(result.current.isRequesting).toBe(false);
		await act(() => settle());
		expect(result.current.isRequesting).toBe(true);
		slow.release();
		await act(() => settle());
		expect(result.current.isRequesting).toBe(false);
	});

	it('are decoded under their names; empty and broken ones are empty', async () => {
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		await act(() => settle());
		expect(result.current).toMatchObject({
			dashboard_chart_type: 'bar',
			revenue_report_columns: ['shipping'],
			dashboard_sections: '',
			homepage_layout: '',
		});
	});

	it('are refused when there is nothing to save', async () => {
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		const response = await result.current.updateUserPreferences([]);
		expect(response).toEqual({
			error: new Error('Invalid woocommerce_meta data for update.'),
			updatedUser: undefined,
		});
	});

	it('take effect at once, and only the changed ones are sent', async () => {
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		await act(() => settle());
		let saving: Promise<unknown> = Promise.resolve();
		await act(async () => {
			saving = result.current.updateUserPreferences({ revenue_report_columns: ['taxes'] });
		});
		expect(result.current['revenue_report_columns']).toEqual(['taxes']);
		expect(result.current['dashboard_chart_type']).toBe('bar');
		expect(await saving).toMatchObject({
			updatedUser: { id: 1, woocommerce_meta: { revenue_report_columns: ['taxes'] } },
		});
		expect(shop.callsTo('POST /wp/v2/users/1')[0]?.body).toEqual({
			id: 1,
			woocommerce_meta: { revenue_report_columns: '["taxes"]' },
		});
	});

	it('keep both of two quick changes', async () => {
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		await act(() => settle());
		const { updateUserPreferences } = result.current;
		await act(async () => {
			await Promise.all([
				updateUserPreferences({ dashboard_chart_type: 'line' }),
				updateUserPreferences({ revenue_report_columns: [] }),
			]);
		});
		expect(result.current).toMatchObject({
			dashboard_chart_type: 'line',
			revenue_report_columns: [],
		});
	});

	it('are those of another tab when it has saved some, so that both changes of columns stay', async () => {
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		await act(() => settle());
		const told: [string, string][] = [];
		const setItem = jest.spyOn(Storage.prototype, 'setItem');
		setItem.mockImplementation((key, value) => void told.push([key, value]));
		await act(() => result.current.updateUserPreferences({ orders_report_columns: ['coupons'] }));
		setItem.mockRestore();
		const [[key, newValue]] = told as [[string, string]]; // one was told
		const other = createRegistry();
		other.register(store);
		const tab = ({ children }: { children: ReactNode }) => (
			<RegistryProvider value={other}>{children}</RegistryProvider>
		);
		const { result: elsewhere } = renderHook(() => useUserPreferences(), { wrapper: tab });
		await act(() => settle());
		const hear = (about: StorageEventInit) =>
			act(async () => void window.dispatchEvent(new StorageEvent('storage', about)));
		await hear({ key, newValue });
		expect(elsewhere.current['orders_report_columns']).toEqual(['coupons']);
		expect(elsewhere.current['revenue_report_columns']).toEqual(['shipping']);
		// Of another user, another shop of this address, and the end of what was told.
		await hear({
			key,
			newValue: newValue.replace('"user":1', '"user":2').replace('coupons', 'no'),
		});
		await hear({ key: `${key}/shops/b`, newValue: newValue.replace('coupons', 'no') });
		await hear({ key, newValue: null });
		expect(elsewhere.current['orders_report_columns']).toEqual(['coupons']);
	});

	it('are sent one after the other, so that the shop stores the last of two quick changes', async () => {
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		await act(() => settle());
		const { release, handler } = heldResponse({ body: admin });
		shop.on('POST /wp/v2/users/1', handler);
		const sent = () =>
			shop.callsTo('POST /wp/v2/users/1').map(({ body }) => Object(body).woocommerce_meta);
		const first = { dashboard_chart_type: '"line"' };
		await act(async () => {
			void result.current.updateUserPreferences({ dashboard_chart_type: 'line' });
			void result.current.updateUserPreferences({ dashboard_chart_type: 'bar' });
			await settle();
		});
		expect(sent()).toEqual([first]);
		expect(result.current['dashboard_chart_type']).toBe('bar');
		release();
		await act(() => settle());
		expect(sent()).toEqual([first, { dashboard_chart_type: '"bar"' }]);
	});

	it('are saved on top of what another browser has saved, one after the other', async () => {
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		await act(() => settle());
		let kept = { ...admin.woocommerce_meta, revenue_report_columns: '["shipping","taxes"]' };
		shop.on('GET /wp/v2/users/me', () => ({ body: { ...admin, woocommerce_meta: kept } }));
		shop.on('POST /wp/v2/users/1', ({ body }) => {
			kept = { ...kept, ...Object(body).woocommerce_meta };
			return { body: { ...admin, woocommerce_meta: kept } };
		});
		const hide = (key: string, all: readonly string[]) =>
			result.current.updateUserPreferences(
				{ revenue_report_columns: all },
				{
					onTopOf: ({ revenue_report_columns: current }) => ({
						revenue_report_columns: [...(Array.isArray(current) ? current : []), key],
					}),
				},
			);
		await act(() =>
			Promise.all([
				hide('coupons', ['shipping', 'coupons']),
				hide('orders', ['shipping', 'coupons', 'orders']),
			]),
		);
		expect(kept.revenue_report_columns).toBe('["shipping","taxes","coupons","orders"]');
		expect(result.current['revenue_report_columns']).toEqual([
			...['shipping', 'taxes', 'coupons', 'orders'],
		]);
	});

	it('resolve to an error when they cannot be saved, and stay chosen for this visit', async () => {
		shop.on('POST /wp/v2/users/1', serverError);
		const { result } = renderHook(() => useUserPreferences(), { wrapper });
		await act(() => settle());
		await act(async () => {
			const { error, updatedUser } = await result.current.updateUserPreferences({
				homepage_layout: 'x',
			});
			expect(error).toMatchObject({ status: 500 });
			expect(updatedUser).toBeUndefined();
		});
		expect(result.current['homepage_layout']).toBe('x');
	});

	it('are saved as an entity where core-data has no saveUser', async () => {
		const asked: unknown[] = [];
		const note = (...what: unknown[]) => ({ type: 'NOTE', noted: asked.push(what) });
		const coreData = createRegistry();
		coreData.register(
			createReduxStore('core', {
				reducer: (state = {}) => state,
				selectors: {
					getCurrentUser: () => admin,
					getEntity: () => undefined,
					getEntityRecord: () => ({ id: 1, woocommerce_meta: { homepage_layout: '"x"' } }),
				},
				actions: {
					receiveCurrentUser: () => note('receiveCurrentUser'),
					addEntities: (entities: unknown) => note('addEntities', entities),
					saveEntityRecord: (...args: unknown[]) => note('saveEntityRecord', ...args),
				},
			}),
		);
		const { result } = renderHook(() => useUserPreferences(), {
			wrapper: ({ children }) => <RegistryProvider value={coreData}>{children}</RegistryProvider>,
		});
		expect(await result.current.updateUserPreferences({ homepage_layout: 'x' })).toMatchObject({
			updatedUser: { woocommerce_meta: { homepage_layout: 'x' } },
		});
		expect(asked).toEqual([
			['receiveCurrentUser'],
			['addEntities', [{ name: 'user', kind: 'root', baseURL: '/wp/v2/users', plural: 'users' }]],
			['saveEntityRecord', 'root', 'user', { id: 1, woocommerce_meta: { homepage_layout: '"x"' } }],
		]);
	});
});
