import { getHistory } from '@store-analytics/navigation';
import type { SavedView } from '@store-analytics/rest-api';
import { readSettings } from '../../platform/settings/settings';
import type { Command } from './command';
import { knownCommands, matching } from './commands';
import { shopCommands } from './shop-commands';
import { findRecords, isSearched } from './find-records';

const settings = { ...readSettings({}), capabilities: { view_woocommerce_reports: true } };
const view: SavedView = {
	id: 'a1',
	name: 'Été',
	path: '/analytics/orders',
	query: 'period=today',
	isDefault: true,
};
const orders = { report: 'orders', title: 'Orders', component: () => null };
const example = { report: 'example', title: 'Example', component: () => null };
const brief = ({ group, label, hint, href }: Command) => [group, label, hint, href];

describe('The commands of the palette', () => {
	it("are the user’s views, and the accessible screens with the menu's links", () => {
		expect(knownCommands(settings, [example, orders], [view]).map(brief)).toEqual([
			['views', 'Été', 'Orders', 'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=today'],
			['reports', 'Overview', undefined, 'admin.php?page=wc-admin&path=%2Fanalytics%2Foverview'],
			[
				'reports',
				'Orders',
				undefined,
				'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=today',
			],
			['reports', 'Example', undefined, 'admin.php?page=wc-admin&path=%2Fanalytics%2Fexample'],
		]);
	});

	it('include a breakdown by each dimension, listed once its name is searched', () => {
		const breakdown = { report: 'breakdown', title: 'Breakdown', component: () => null };
		const all = knownCommands(settings, [breakdown], []);
		expect(matching(all, '').map(({ label }) => label)).toEqual(['Overview', 'Breakdown']);
		expect(matching(all, 'paym').map(brief)).toEqual([
			[
				'reports',
				'Payment method',
				'Breakdown',
				'admin.php?page=wc-admin&by=payment_method&path=%2Fanalytics%2Fbreakdown',
			],
		]);
	});

	it('include each setting if the user may change settings', () => {
		const all = knownCommands({ ...settings, capabilities: {} }, [], []);
		const ids = all.filter(({ group }) => group === 'settings').map(({ id }) => id);
		expect(ids).toContain('setting-woocommerce_default_date_range');
		for (const id of ids) expect(id).toMatch(/^\S+$/);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('match words in any order, case and accents; names that begin with them come first', () => {
		const commands = knownCommands(
			settings,
			[orders],
			[view, { ...view, id: 'b2', name: 'All orders', isDefault: false }],
		);
		const found = (text: string) => matching(commands, text).map(({ label }) => label);
		expect(found('orders')).toEqual(['Orders', 'Été', 'All orders']);
		expect(found(' ORD ete ')).toEqual(['Été']);
		expect(found('nothing of it')).toEqual([]);
		expect(found('')).toHaveLength(commands.length);
	});
});

describe('The other shops of the server', () => {
	const shops = ['here', 'berlin'].map((slug) => ({
		...{ slug, title: slug, currency: 'EUR', adminUrl: `/shops/${slug}/wp-admin/` },
	}));
	const hrefs = (address: string) => {
		getHistory().replace(`admin.php${address}`);
		return shopCommands({ ...settings, shops, currentShop: 'here' }).map(({ href }) => href);
	};
	const there = '/shops/berlin/wp-admin/admin.php?page=wc-admin';

	it('open at the same screen and dates, without filters', () => {
		const address = '?page=wc-admin&path=%2Fanalytics%2Forders&period=week&coupon_includes=7';
		expect(hrefs(address)).toEqual([
			'admin.php?page=wc-admin&period=week&path=%2Fanalytics%2Fall-shops',
			`${there}&period=week&path=%2Fanalytics%2Forders`,
		]);
	});

	it("open the report instead of an order's page, because the number belongs to another order there", () => {
		expect(hrefs('?page=wc-admin&path=%2Forders%2F7&period=week')[1]).toBe(
			`${there}&period=week&path=%2Fanalytics%2Forders`,
		);
		expect(hrefs('?page=wc-admin&path=%2Fcustomers%2F7')[1]).toBe(`${there}&path=%2Fcustomers`);
		expect(hrefs('?page=wc-admin&path=%2Fcustomers')[1]).toBe(`${there}&path=%2Fcustomers`);
	});

	it('are not listed if there is one shop', () => {
		expect(shopCommands(settings)).toEqual([]);
	});
});

describe("The palette's search in the shop", () => {
	it('finds orders by number, and others by two letters or more', () => {
		expect([isSearched('orders', '#12'), isSearched('orders', '12a')]).toEqual([true, false]);
		expect([
			isSearched('products', 'a'),
			isSearched('products', ' a '),
			isSearched('customers', 'ab'),
		]).toEqual([false, false, true]);
	});

	it('links to WordPress’s screens if there is one, or to the report', async () => {
		const customers = [
			{ id: 7, user_id: 3, name: 'Ann &amp; Bob' },
			{ id: 8, user_id: null, name: 'Guest' },
			{ name: 'nobody' },
		];
		globalThis.fetch = async () =>
			({
				ok: true,
				status: 200,
				headers: new Headers(),
				text: async () => JSON.stringify(customers),
			}) as Response; // The client reads only these properties.
		const { signal } = new AbortController();
		const found = await findRecords(
			'customers',
			'an',
			{ ...settings, adminUrl: '/wp-admin/' },
			signal,
		);
		expect(found.map(({ label, type, href }) => [label, type, href])).toEqual([
			['Ann & Bob', 'wp-admin', '/wp-admin/user-edit.php?user_id=3'],
			[
				'Guest',
				'wc-admin',
				'admin.php?page=wc-admin&filter=single_customer&customers=8&path=%2Fcustomers',
			],
		]);
	});
});
