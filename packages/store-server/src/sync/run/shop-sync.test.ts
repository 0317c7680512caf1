import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import {
	lastOrders,
	recordedShop,
	ordersOfEachKind,
} from '../../testing/simulated-shop/recorded-shop';
import type { ExportFiles } from '../../testing/simulated-shop/shop-data';
import { SimulatedShop, type ShopFault } from '../../testing/simulated-shop/simulated-shop';
import { importedStore, syncOf } from '../../testing/simulated-shop/synced-shop';
import { isThorough } from '../../testing/thorough';
import { expectSameRows, storeRows } from '../../testing/store-rows';

/** So many orders that a test is quick. */
const few = lastOrders(150);

/** Enough for a test that looks which lists are read. */
const fewest = lastOrders(20);

/** The recorded shop, with all its orders in a thorough run. */
const whole = isThorough ? recordedShop : ordersOfEachKind();

let shop: SimulatedShop;
let database: StoreDatabase;

async function open(shopFiles: ExportFiles): Promise<void> {
	shop = new SimulatedShop(shopFiles);
	await shop.open();
	database = await openDatabase(':memory:');
}
afterEach(async () => {
	await shop.close();
	await database.close();
});

/** What goes wrong with single responses of a shop. */
const faults: readonly ShopFault[] = [
	...([{ tooMany: 2 }, 'error', 'html', 'gateway', 'half', 'cut'] as const),
	{ slow: 30 },
];

const known = new Map<ExportFiles, Record<string, string[]>>();

/** What an import of the same files has in its tables. */
async function importedRows(shopFiles: ExportFiles) {
	const before = known.get(shopFiles);
	if (before) return before;
	const other = await importedStore(shopFiles);
	const rows = await storeRows(other);
	await other.close();
	known.set(shopFiles, rows);
	return rows;
}

describe('a shop that is synced', () => {
	it('has in the store what its export has, row by row', async () => {
		await open(whole);
		const sync = await syncOf(shop, database);
		await sync.run();
		expectSameRows(await storeRows(database), await importedRows(whole));
		expect(new Set(shop.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
		expect(sync.work.refused).toEqual([]);
	});

	it('has the same in the store when it has plain permalinks, counts its lists wrong and lists refunds by order only', async () => {
		await open(few);
		shop.hasPlainPermalinks = true;
		shop.hasWrongTotals = true;
		shop.rest.hasRefundsRoute = false;
		await (await syncOf(shop, database)).run();
		expectSameRows(await storeRows(database), await importedRows(few));
	});

	it('has the same in the store when every third response is late, cut or an error', async () => {
		await open(few);
		const found = new Set<ShopFault>();
		shop.fault = ({ number }) => {
			const fault = number % 3 === 0 ? faults[(number / 3) % faults.length] : undefined;
			if (fault) found.add(fault);
			return fault;
		};
		await (await syncOf(shop, database)).run();
		expect(found.size).toBe(faults.length);
		expectSameRows(await storeRows(database), await importedRows(few));
	});

	it('is asked for less where it cannot make a large page, and does not wait for one for ever', async () => {
		await open(few);
		shop.fault = ({ query, number }) =>
			Number(query.get('per_page')) > 30 && query.has('dates_are_gmt') && number > 8
				? 'hang'
				: undefined;
		await (await syncOf(shop, database, { patience: 1000, tries: 1 })).run();
		expectSameRows(await storeRows(database), await importedRows(few));
	});
});

describe('The first sync of a shop', () => {
	it.each(['taxes', 'products'])(
		'reads everything else if %s fail, and those once they can be read',
		async (list) => {
			await open(fewest);
			shop.fault = ({ route }) => (route === `/wc/v3/${list}` ? 'html' : undefined);
			const sync = await syncOf(shop, database, { tries: 1 });
			await expect(sync.run()).rejects.toMatchObject({ problem: 'html' });
			const [row] = await database.all('SELECT count(*) AS count FROM orders');
			expect(row).toEqual({ count: 20 });
			shop.fault = () => undefined;
			await sync.run();
			expectSameRows(await storeRows(database), await importedRows(fewest));
		},
	);
});
