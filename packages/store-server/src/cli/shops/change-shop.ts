import { __, sprintf } from '@wordpress/i18n';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ImportError } from '../../base/errors';
import { fetchRows, joinSql, sql } from '../../database/sql';
import type { StoreDatabase } from '../../database/store-database';
import {
	keepCredentials,
	readCredentials,
	type ConnectedShop,
} from '../../sources/connection/credentials';
import { readShopAddress } from '../../sources/connection/shop-address';
import { ShopError } from '../../sources/connection/shop-error';
import { checkConnection } from '../../sources/rest/check-connection';
import { ShopClient } from '../../sources/rest/shop-client';
import { GIVEN_NAME } from '../../schema/shop-settings';
import { openDatabase } from '../../store-file/open';
import { renameKept } from '../../store-file/remove-store';
import { keptFile } from '../../stores/kept-stores';
import { upsert } from '../../database/upsert';
import { writeState } from '../../sync/state/sync-state';

/** Orders that identify a shop. */
type KnownOrders = ReadonlyMap<number, string>;

/** A change of a store: its file's name, and its shop's address. */
interface ShopChange {
	readonly file: string;
	/** The name as entered; '' keeps the one before. */
	readonly name: string;
	readonly moved: MovedShop | null;
}

/** A connected shop at another address, with orders of that address. */
interface MovedShop {
	readonly connected: ConnectedShop;
	readonly orders: KnownOrders;
}

/** Reads and checks an entered change. Throws a ShopError or an ImportError that says what is wrong with it. */
export async function readChange(
	file: string,
	{ name, address }: { readonly name: string; readonly address: string },
	signal: AbortSignal,
): Promise<ShopChange> {
	return {
		file: renamedFile(file, name),
		name: name.trim(),
		moved: await shopAtAddress(file, address, signal),
	};
}

/** Changes a closed store; resolves to its file. Throws a ShopError if the address is that of another shop. */
export async function changeShop(file: string, change: ShopChange): Promise<string> {
	if (change.moved) await moveToAddress(file, change.moved);
	if (change.name !== '') await writeName(file, change.name);
	if (change.file !== file) await renameKept(file, change.file);
	return change.file;
}

/** Keeps the name of a closed store's shop as entered: that of the file has fewer characters. */
export async function writeName(file: string, name: string): Promise<void> {
	const database = await openDatabase(file);
	try {
		await database.transaction((within) =>
			upsert(within, 'store_meta', ['key'], ['value'], [[GIVEN_NAME, name]]),
		);
	} finally {
		await database.close();
	}
}

/**
 * Returns a store's shop at an entered address; null if the store follows no shop there, or the address is its own.
 * Throws a ShopError if the address does not respond with the store's key.
 */
async function shopAtAddress(
	file: string,
	entered: string,
	signal: AbortSignal,
): Promise<MovedShop | null> {
	const kept = await readCredentials(file);
	if (kept === null || !/^https?:/.test(kept.shop) || entered.trim() === '') return null;
	const shop = readShopAddress(entered);
	if (shop === kept.shop) return null;
	const connected = { ...kept, shop };
	const { permalinks } = await checkConnection(connected, { signal });
	const client = new ShopClient(connected, { permalinks, tries: 2, signal });
	return { connected, orders: await ordersOf(client) };
}

/** The first and the last orders of a shop. */
async function ordersOf(client: ShopClient): Promise<KnownOrders> {
	const pages = await Promise.all(
		['asc', 'desc'].map((order) =>
			client.list('/wc/v3/orders', { orderby: 'id', order, per_page: 20 }),
		),
	);
	const documents = pages.flatMap((page) => page.documents);
	return new Map(documents.map((one) => [Number(one['id']), String(one['date_created_gmt'])]));
}

/**
 * Lets a closed store follow its shop at the new address from now on. Throws a ShopError, and then changes nothing, if
 * none of the store's orders is at that address.
 */
async function moveToAddress(file: string, { connected, orders }: MovedShop): Promise<void> {
	const before = (await readCredentials(file))?.shop ?? '';
	const database = await openDatabase(file);
	try {
		if (!(await hasOneOf(database, orders))) throw isAnotherShop(connected.shop);
		await database.transaction(async (within) => {
			await writeState(within, 'shop', connected.shop);
			await within.run("UPDATE store_meta SET value = ? WHERE key = 'source' AND value = ?", [
				connected.shop,
				before,
			]);
		});
	} finally {
		await database.close();
	}
	await keepCredentials(file, connected);
}

/** Whether the store has one of these orders, or has none at all. */
async function hasOneOf(database: StoreDatabase, orders: KnownOrders): Promise<boolean> {
	const ids = [0, ...orders.keys()].map((id) => sql`${id}`);
	const rows = await fetchRows<{ id: number; at: string | null }>(
		database,
		sql`SELECT order_id AS id, strftime(date_created_gmt, '%Y-%m-%dT%H:%M:%S') AS at FROM wc_order_stats
			WHERE parent_id = 0 AND order_id IN (${joinSql(ids, ', ')})`,
	);
	if (rows.some(({ id, at }) => orders.get(Number(id)) === at)) return true;
	const [count] = await fetchRows<{ orders: number }>(
		database,
		sql`SELECT count(*) AS orders FROM wc_order_stats`,
	);
	return Number(count?.orders) === 0;
}

/** The file of a store under another name. Throws an ImportError if the name is taken. */
function renamedFile(file: string, name: string): string {
	if (name.trim() === '') return file;
	const to = keptFile(path.dirname(file), name.trim());
	if (to === file || !existsSync(to)) return to;
	throw new ImportError(() =>
		sprintf(
			/* translators: %s: name of a shop */
			__('There is a shop named %s already. Enter another name.', 'store-analytics'),
			name.trim(),
		),
	);
}

function isAnotherShop(shop: string): ShopError {
	return new ShopError('refused', () =>
		sprintf(
			/* translators: %s: address of a shop */
			__(
				'%s is another shop: it has none of these orders. Connect it as a shop of its own.',
				'store-analytics',
			),
			shop,
		),
	);
}
