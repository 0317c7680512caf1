import type { StoreDatabase } from '../../database/store-database';
import { openDatabase } from '../../store-file/open';
import { clientOf, FailedAnswer } from '../../testing/simulated-shop/answering-client';
import { SyncWork } from '../state/sync-work';
import { ListSync } from './list-sync';

const ZONES = '/wc/v3/shipping/zones';
const lists: Readonly<Record<string, readonly object[]>> = {
	[ZONES]: [
		{ id: 0, name: 'Locations not covered by your other zones' },
		{ id: 3, name: 'Coast &amp; sea' },
	],
	[`${ZONES}/0/methods`]: [{ id: 9, instance_id: 9, method_id: 'flat_rate' }],
	[`${ZONES}/3/methods`]: [{ id: 8, instance_id: 8, method_id: 'flat_rate' }],
};

let database: StoreDatabase;
beforeAll(async () => {
	database = await openDatabase(':memory:');
});
afterAll(() => database.close());

const readLists = (answer: (route: string) => unknown) =>
	new ListSync(
		new SyncWork(
			database,
			clientOf(({ pathname }) => answer(pathname.replace(/^.*?(?=\/wc)/, ''))),
			() => 0,
		),
	).smallLists();
const zones = () =>
	database.all('SELECT instance_id, zone_id, zone_name FROM shipping_zone_methods ORDER BY 1');

describe('The shipping zones of a shop', () => {
	it('are read with their methods, and stay if the shop does not tell them', async () => {
		await readLists((route) => lists[route] ?? []);
		const known = [
			{ instance_id: '8', zone_id: 3, zone_name: 'Coast & sea' },
			{ instance_id: '9', zone_id: 0, zone_name: 'Locations not covered by your other zones' },
		];
		expect(await zones()).toEqual(known);
		await readLists((route) =>
			route === ZONES ? new FailedAnswer(403, { code: 'woocommerce_rest_cannot_view' }) : [],
		);
		expect(await zones()).toEqual(known);
		await readLists(() => []);
		expect(await zones()).toEqual([]);
	});
});
