import assert from 'node:assert/strict';
import type { SyncProblemKind } from '@store-analytics/rest-api';
import type { StoreDatabase } from '../../packages/store-server/src/database/store-database';
import { Random } from '../../packages/store-server/src/sources/demo/random';
import { openDatabase } from '../../packages/store-server/src/store-file/open';
import { problemOf, type ShopSync } from '../../packages/store-server/src/sync/run/shop-sync';
import {
	DyingDatabase,
	Killed,
	Life,
} from '../../packages/store-server/src/testing/faults/dying-database';
import { SimulatedShop } from '../../packages/store-server/src/testing/simulated-shop/simulated-shop';
import { syncOf } from '../../packages/store-server/src/testing/simulated-shop/synced-shop';
import { tinyShop } from '../../packages/store-server/src/testing/simulated-shop/tiny-shop';
import type { Attack } from './attack';

type Fault = SimulatedShop['fault'];

/** Requests of one attack; a loop would send more. */
const MOST_REQUESTS = 600;

/** What reports of the shop are computed from: 130 orders of 10.00, 13 refunds of 2.00, and what else there is. */
export const expected = {
	orders: 130,
	refunds: 13,
	sales: 1274,
	products: 3,
	coupons: 1,
	users: 1,
};

async function numbersOf(database: StoreDatabase): Promise<object | undefined> {
	const [row] = await database.all(`SELECT
		(SELECT count(*) FROM wc_order_stats WHERE parent_id = 0) AS orders,
		(SELECT count(*) FROM wc_order_stats WHERE parent_id > 0) AS refunds,
		(SELECT CAST(sum(total_sales) AS DOUBLE) FROM wc_order_stats) AS sales,
		(SELECT count(*) FROM products) AS products,
		(SELECT count(*) FROM coupons) AS coupons,
		(SELECT count(*) FROM users) AS users`);
	return row;
}

/** The problem of all that a minute and a night do; null if there was none. */
async function problemIn(sync: ShopSync): Promise<SyncProblemKind | null> {
	return problemOfRun(sync, () => sync.compare());
}

async function problemOfRun(
	sync: ShopSync,
	before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<SyncProblemKind | null> {
	try {
		await before();
		await sync.run();
		return null;
	} catch (error) {
		const { kind, message } = problemOf(error);
		assert.notEqual(kind, 'store', `The server has no words for it: ${message} ${String(error)}`);
		assert.match(message, /[.)]$/);
		return kind;
	}
}

/** Runs an attack by a new shop on a new store, and closes both. */
async function withShop(
	attack: (shop: SimulatedShop, database: StoreDatabase) => Promise<void>,
): Promise<void> {
	const shop = new SimulatedShop(tinyShop());
	await shop.open();
	const database = await openDatabase(':memory:');
	try {
		await attack(shop, database);
	} finally {
		await shop.close();
		await database.close();
	}
}

/** A shop that turns hostile after its first sync, and later heals. The store keeps its numbers all the time. */
function turned(
	name: string,
	faultOf: (random: Random, shop: SimulatedShop) => Fault,
	told: readonly (SyncProblemKind | null)[],
	patience = 60_000,
): Attack {
	return {
		name,
		run: (seed) =>
			withShop(async (shop, database) => {
				const sync = await syncOf(shop, database, { patience, tries: 2 });
				await sync.run();
				assert.deepEqual(await numbersOf(database), expected);
				const before = shop.requests.length;
				shop.fault = faultOf(new Random(seed), shop);
				const kind = await problemIn(sync);
				assert.ok(told.includes(kind), `It says ${String(kind)}.`);
				assert.deepEqual(await numbersOf(database), expected);
				assert.ok(shop.requests.length - before < MOST_REQUESTS, 'It asks without end.');
				shop.fault = () => undefined;
				shop.clockAhead = 0;
				shop.wrongBy = () => 0;
				assert.equal(await problemIn(sync), null);
				assert.deepEqual(await numbersOf(database), expected);
			}),
	};
}

/** A list of a shop fails during the first sync: everything else is read, it is told, and it is read once it heals. */
function without(
	route: string,
	fault: ReturnType<Fault>,
	[lacks, told]: readonly [lacks: Partial<typeof expected>, told: SyncProblemKind],
): Attack {
	return {
		name: `the first sync lacks ${route} (${JSON.stringify(fault)})`,
		run: () =>
			withShop(async (shop, database) => {
				shop.fault = only(route, fault)();
				const sync = await syncOf(shop, database, { tries: 2 });
				assert.equal(await problemOfRun(sync), told);
				assert.deepEqual(await numbersOf(database), { ...expected, ...lacks });
				shop.fault = () => undefined;
				assert.equal(await problemOfRun(sync), null);
				assert.deepEqual(await numbersOf(database), expected);
			}),
	};
}

/** A shop that is hostile from the first request on; all of it can be read nevertheless. */
function fromTheStart(
	name: string,
	faultOf: (random: Random, shop: SimulatedShop) => Fault,
): Attack {
	return {
		name,
		run: (seed) =>
			withShop(async (shop, database) => {
				shop.fault = faultOf(new Random(seed), shop);
				const sync = await syncOf(shop, database, { tries: 2 });
				await sync.run();
				assert.deepEqual(await numbersOf(database), expected);
			}),
	};
}

const isList = (body: unknown): body is unknown[] => Array.isArray(body);
const onLists = (change: (list: readonly unknown[]) => unknown) => (body: unknown) =>
	isList(body) ? change(body) : body;
const always =
	(fault: ReturnType<Fault>): (() => Fault) =>
	() =>
	() =>
		fault;
const only =
	(route: string, fault: ReturnType<Fault>): (() => Fault) =>
	() =>
	(request) =>
		request.route === route ? fault : undefined;

/** Entries that are no documents, or documents of another kind. */
const foreign = [
	...[null, 7, 'order', true, [], [[]], {}, { id: null }, { id: -3 }, { id: 'x' }, { id: 1e300 }],
	{ id: 9, type: 'shop_order_refund', parent_id: 1, amount: '2.00', reason: null },
	{ id: 5e15, status: 'completed', total: '1e9999', date_created: '99999-01-01T00:00:00' },
	{ id: 11, status: ['completed'], line_items: null, date_created: { date: 1 } },
];

function mixed(random: Random) {
	return onLists((list) =>
		list.flatMap((entry) =>
			random.chance(0.3) ? [foreign[Math.floor(random.next() * foreign.length)], entry] : [entry],
		),
	);
}

function shuffled(random: Random) {
	return onLists((list) =>
		list
			.map((entry) => ({ entry, place: random.next() }))
			.sort((one, other) => one.place - other.place)
			.map(({ entry }) => entry),
	);
}

const routes = ['orders', 'refunds', 'products', 'coupons', 'customers', 'products/reviews'].map(
	(name) => `/wc/v3/${name}`,
);
const floods = ['packed', 'values', 'levels', 'announced'] as const;

/** Kills in one sync. */
const KILLS = 100;

export const attacks: readonly Attack[] = [
	...floods.flatMap((flood) => [
		turned(`a shop floods every reply (${flood})`, always({ flood }), ['too-large']),
		turned(`a shop floods its products (${flood})`, only('/wc/v3/products', { flood }), [
			'too-large',
		]),
	]),
	turned('a shop sends a byte now and then', always({ flood: 'drip' }), ['timeout'], 1000),
	turned('a cache ignores every query', always('cached'), ['cached']),
	...routes.map((route) =>
		turned(`a cache ignores the query of ${route}`, only(route, 'cached'), ['cached', null]),
	),
	...(['html', 'cut', 'half', 'error', 'gateway'] as const).flatMap((fault) => [
		turned(`a shop fails (${fault})`, always(fault), ['html', 'cut-off', 'busy']),
		turned(`a shop fails for reviews (${fault})`, only('/wc/v3/products/reviews', fault), [
			...(['html', 'cut-off', 'busy'] as const),
		]),
	]),
	...[null, 7, 'text', {}, { code: 'x', message: 'y' }, [null], ['x'], [[[]]]].map((body) =>
		turned(`a shop answers with ${JSON.stringify(body)}`, always({ answer: () => body }), [
			...(['refused', 'cached', null] as const),
		]),
	),
	without('/wc/v3/coupons', 'html', [{ coupons: 0 }, 'html']),
	without('/wc/v3/products/reviews', { flood: 'values' }, [{}, 'too-large']),
	without('/wc/v3/products', 'error', [{ products: 0 }, 'busy']),
	fromTheStart('foreign entries stand among those of a shop', (random) => {
		const answer = mixed(random);
		return ({ route }) => (route.startsWith('/wc/v3/settings') ? undefined : { answer });
	}),
	turned(
		'foreign entries appear among those of a shop',
		(random) => () => ({ answer: mixed(random) }),
		[null],
	),
	turned(
		'the pages of a shop are never in order',
		(random) => () => ({ answer: shuffled(random) }),
		[null, 'cached'],
	),
	fromTheStart('a shop lies about its totals', (random, shop) => {
		shop.wrongBy = () => Math.floor((random.next() - 0.5) * 1e6);
		return () => undefined;
	}),
	turned(
		'a shop ignores modified_after',
		() =>
			({ query }) =>
				void query.delete('modified_after'),
		[null],
	),
	fromTheStart(
		'the list of refunds lacks all that orders name',
		only('/wc/v3/refunds', { answer: () => [] }),
	),
	fromTheStart(
		'the list of refunds names other orders',
		only('/wc/v3/refunds', {
			answer: onLists((list) => list.map((refund) => ({ ...Object(refund), parent_id: 1 }))),
		}),
	),
	...[-400, -1, 1, 400].map((days) =>
		turned(
			`the clock of a shop jumps by ${days} days`,
			(_random, shop) => {
				shop.clockAhead = days * 86_400_000;
				return () => undefined;
			},
			[null],
		),
	),
	turned('a shop asks to wait for a day', always({ tooMany: 86_400 }), ['busy']),
	{
		name: `a sync is killed ${KILLS} times`,
		async run(seed) {
			const shop = new SimulatedShop(tinyShop());
			await shop.open();
			const database = await openDatabase(':memory:');
			const random = new Random(seed);
			try {
				for (let deaths = 0; deaths < KILLS;) {
					const life = new DyingDatabase(database, new Life(2 + Math.floor(random.next() * 120)));
					try {
						await (await syncOf(shop, life)).run();
						await database.run("DELETE FROM sync_state WHERE key IN ('loaded', 'orders', 'lists')");
					} catch (error) {
						if (!(error instanceof Killed)) throw error;
						deaths++;
					}
				}
				await (await syncOf(shop, database)).run();
				assert.deepEqual(await numbersOf(database), expected);
			} finally {
				await shop.close();
				await database.close();
			}
		},
	},
];
