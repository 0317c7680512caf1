import type { StoreDatabase } from '../../database/store-database';
import type { OnProgress } from '../../store-file/make-store';
import { sumAllDays } from '../../day-sums/sum-days';
import { writeRoles } from '../../orders/customer-roles';
import type { CouponItem, TaxItem } from '../../orders/order-source';
import { ShopWriter } from '../../orders/shop-writer';
import { ProductsByName } from '../../documents/deleted-products';
import { readList } from '../../documents/files/documents';
import { isLarge, type ExportSource } from '../../documents/files/export-files';
import { collectGarbage } from './garbage-collection';
import type { ImportedCatalog } from './import-catalog';
import type { OrderRules } from '../../documents/import-settings';
import { goneCouponRows, noteGoneCoupons } from '../../documents/read/coupons';
import { joinSameCoupons } from '../../documents/same-coupons';
import { DownloadList } from '../../documents/read/downloads';
import {
	goneTaxRateRows,
	noteGoneTaxRates,
	type KnownPlaces,
} from '../../documents/taxes/gone-tax-rates';
import { noteTaxCodes, ratePlaces, taxCodeRows } from '../../documents/taxes/tax-codes';
import { importPeople } from './import-people';
import { OrderFiles } from './order-files';
import { writeEvent } from '../../documents/shop-events';
import { readVaryingOptions } from '../../documents/varying-options';
import { withBoundedMemory } from './bounded-memory';

interface OrderImport extends OrderRules {
	readonly places: KnownPlaces;
	readonly catalog: ImportedCatalog;
	/** Folder for temporary files between the two readings. */
	readonly scratch: string;
	readonly onProgress: OnProgress;
}

const none: ReadonlySet<number> = new Set();

/** Share of the first reading in the progress; the rest is the second reading and writing. */
const READING = 0.4;

/** Imports customers, orders, refunds and downloads. */
export async function importOrders(
	source: ExportSource,
	database: StoreDatabase,
	work: OrderImport,
): Promise<void> {
	// Downloads come first, while the import holds nothing else in memory.
	await importDownloads(source, database);
	await takeInOrders(source, database, work);
	work.onProgress(1);
	// Frees the data about orders and customers: the daily sums need memory, too.
	if (isLarge(source)) await collectGarbage();
	await writeRoles(database);
	await sumAllDays(database, (share) => work.onProgress(share, 'days'));
}

async function takeInOrders(
	source: ExportSource,
	database: StoreDatabase,
	work: OrderImport,
): Promise<void> {
	const { time, rules, scratch, onProgress } = work;
	let bytes = 0;
	const onBytes = (count: number, orders: number) => {
		bytes += count;
		onProgress((READING * bytes) / source.bytes, { done: orders, total: null });
	};
	const deleted = new ProductsByName();
	deleted.know(await readVaryingOptions(database));
	const files = await OrderFiles.open(source, { time, rules, scratch, deleted, onBytes });
	try {
		await withBoundedMemory(database, () => writeOrders(source, database, work, files));
	} finally {
		await files.close();
	}
}

async function writeOrders(
	source: ExportSource,
	database: StoreDatabase,
	{ time, rules, catalog, places, onProgress }: OrderImport,
	files: OrderFiles,
): Promise<void> {
	const customers = await importPeople(source, database, time, files);
	const idOfCode = (code: string) => catalog.couponIds.get(code.toLowerCase());
	const writer = new ShopWriter(database, customers, {
		...rules,
		couponId: idOfCode,
		placeOfRate: ratePlaces(places),
	});
	const coupons = { known: new Set(catalog.couponIds.values()), idOfCode };
	const goneCoupons = new Map<number, CouponItem>();
	const goneRates = new Map<number, TaxItem>();
	const codes = new Map<number, TaxItem>();
	let written = 0;
	let orders = 0;
	const total = files.orders;
	for await (const events of files.events()) {
		for (const event of events) {
			await writeEvent(writer, event);
			noteTaxCodes((event.refund ?? event.order).items, none, codes);
			if (event.refund) continue;
			orders++;
			noteGoneCoupons(event.order, coupons, goneCoupons);
			noteGoneTaxRates(event.order, catalog.taxRateIds, goneRates);
		}
		written += events.length;
		onProgress(READING + ((1 - READING) * written) / files.size, { done: orders, total });
	}
	await writer.finish();
	await database.append('coupons', goneCouponRows(goneCoupons));
	await joinSameCoupons(database);
	await database.append('deleted_tax_rates', goneTaxRateRows(goneRates, places));
	await database.append('tax_codes', taxCodeRows(codes, places));
}

async function importDownloads(source: ExportSource, database: StoreDatabase): Promise<void> {
	const downloads = new DownloadList();
	for await (const { document } of readList(source, 'analytics-downloads.json'))
		downloads.add(document);
	const { log, permissions } = downloads.rows();
	await database.append('wc_download_log', log);
	await database.append('download_permissions', permissions);
}
