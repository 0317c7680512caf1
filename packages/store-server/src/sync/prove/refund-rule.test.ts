import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import { reportsOver } from '../../testing/simulated-shop/shop-reports';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { importedStore, syncOf } from '../../testing/simulated-shop/synced-shop';
import { readState } from '../state/sync-state';

/** A shop of 10.9.1, and what its option says of refunds, if anything. */
function shopFiles(option?: 'yes' | 'no') {
	const about = { wc_version: '10.9.1', wc_database_version: '10.9.1', wp_version: '7.0' };
	const store = option ? { ...about, uses_old_full_refund_data: option } : about;
	const files = lastOrders(300);
	return { ...files, 'refunds.json': markedRefunds(files['refunds.json']), 'store.json': store };
}

/** Marks refunds without lines as full: by the newer rule, such a refund takes the whole order, whatever its amount. */
function markedRefunds(documents: unknown): object[] {
	// as: the refunds of an export
	const refunds = documents as { line_items: unknown[]; meta_data: object[] }[];
	const mark = { id: 0, key: '_refund_type', value: 'full' };
	return refunds.map((refund) =>
		refund.line_items.length > 0 ? refund : { ...refund, meta_data: [...refund.meta_data, mark] },
	);
}

function countedRows(database: StoreDatabase): Promise<object[]> {
	return database.all(
		`SELECT order_id, num_items_sold, total_sales, tax_total, shipping_total, net_total
			FROM wc_order_stats ORDER BY order_id`,
	);
}

describe('the rule by which a shop counts full refunds', () => {
	let shop: SimulatedShop;
	const open: StoreDatabase[] = [];
	const kept = (database: StoreDatabase) => {
		open.push(database);
		return database;
	};
	afterEach(async () => {
		await shop.close();
		await Promise.all(open.map((database) => database.close()));
	});

	it('is found out where its key may not read it, and again when it changes', async () => {
		shop = new SimulatedShop(shopFiles());
		await shop.open();
		const old = kept(await importedStore(shopFiles('yes')));
		const anew = kept(await importedStore(shopFiles('no')));
		expect(await countedRows(old)).not.toEqual(await countedRows(anew));
		const database = kept(await openDatabase(':memory:'));
		const sync = await syncOf(shop, database);
		shop.reports = await reportsOver(old);
		await sync.run();
		expect((await readState(database, 'proof'))?.differences).toEqual([]);
		expect(await countedRows(database)).toEqual(await countedRows(old));
		// An owner who has the shop import its orders anew changes the rule there.
		shop.reports = await reportsOver(anew);
		sync.prove();
		await sync.run();
		expect((await readState(database, 'proof'))?.differences).toEqual([]);
		expect(await countedRows(database)).toEqual(await countedRows(anew));
	});

	it('stays as the shop says it where it does', async () => {
		shop = new SimulatedShop(shopFiles('no'));
		await shop.open();
		const old = kept(await importedStore(shopFiles('yes')));
		const database = kept(await openDatabase(':memory:'));
		const sync = await syncOf(shop, database);
		shop.reports = await reportsOver(old);
		await sync.run();
		expect((await readState(database, 'proof'))?.differences.length).toBeGreaterThan(0);
		const anew = kept(await importedStore(shopFiles('no')));
		expect(await countedRows(database)).toEqual(await countedRows(anew));
	});
});
