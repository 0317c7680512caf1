import type { StoreDatabase } from '../../database/store-database';
import { number, type Document } from '../../documents/files/documents';
import { ShopError } from '../../sources/connection/shop-error';
import { confirmGone } from '../../sources/rest/pages/confirm-gone';
import {
	readSmallList,
	readUnpagedList,
	readWholeList,
	type WholeListIds,
} from '../../sources/rest/pages/whole-list';
import { listRoutes } from '../write/document-writer';
import { readOrderRules } from '../write/order-rules';
import { deleteRows } from '../write/row-tables';
import { settleCustomers } from '../write/settle-customers';
import {
	deleteCoupons,
	deleteProducts,
	deleteReviews,
	writeSmallLists,
} from '../write/write-catalog';
import { ListWriter } from './list-writer';
import type { SyncWork } from '../state/sync-work';

type Remove = (within: StoreDatabase, ids: readonly number[]) => Promise<void>;

/** A list that is read completely. */
interface WholeList {
	readonly name: 'products' | 'coupons' | 'reviews';
	/** Each of these lists is read once. */
	readonly statuses: readonly (string | undefined)[];
	/** The store's table with its condition. */
	readonly rows: string;
	readonly write: (found: readonly Document[]) => Promise<void>;
	/** Deletes entries that the shop no longer has; null deletes nothing. */
	readonly remove: Remove | null;
}

/** Syncs everything of a shop except its orders. */
export class ListSync {
	private readonly writer: ListWriter;

	constructor(private readonly work: SyncWork) {
		this.writer = new ListWriter(work);
	}

	/** Categories, attributes, tax rates and downloads: lists without dates of change, replaced as a whole. */
	async smallLists(): Promise<void> {
		const { client, database, progress } = this.work;
		const read = async (
			route: string,
			name: Parameters<SyncWork['entries']>[2],
			list: (route: string) => Promise<readonly Document[]>,
		) => this.work.entries(await list(route), route, name);
		const unpaged = (route: string) => readUnpagedList(client, route);
		const paged = (route: string) => readSmallList(client, route, { orderby: 'id' });
		const attributesRoute = `${listRoutes.products}/attributes`;
		const attributes = await read(attributesRoute, 'attributes.json', unpaged);
		const terms = await Promise.all(attributes.map(({ document }) => this.termsOf(document)));
		const lists = {
			attributes,
			terms: this.work.entries(terms.flat(), attributesRoute, 'attribute-terms.json'),
			categories: await read(`${listRoutes.products}/categories`, 'categories.json', paged),
			taxRates: await read('/wc/v3/taxes', 'tax-rates.json', paged),
			taxClasses: await read('/wc/v3/taxes/classes', 'tax-classes.json', unpaged),
			zoneMethods: await this.zoneMethods(),
			downloads: await read(
				'/wc-analytics/reports/downloads',
				'analytics-downloads.json',
				// Without a start date the shop returns the last week only.
				(route) => readSmallList(client, route, { after: '2000-01-01T00:00:00' }),
			),
		};
		await database.transaction((within) => writeSmallLists(within, lists));
		progress.finish('lists', Object.values(lists).flatMap((list) => list ?? []).length);
	}

	/** Shipping methods with their zone; null where the credentials may not read them, or the shop has no such route. */
	private async zoneMethods() {
		const route = '/wc/v3/shipping/zones';
		const { client } = this.work;
		try {
			const zones = await client.listIfAllowed(route);
			if (!zones) return null;
			const methods = zones.documents.map(async (zone) =>
				(await readUnpagedList(client, `${route}/${number(zone, 'id')}/methods`)).map((method) => ({
					instance_id: method['instance_id'],
					zone_id: zone['id'],
					zone_name: zone['name'],
				})),
			);
			const all = (await Promise.all(methods)).flat();
			return this.work.entries(all, route, 'shipping-zone-methods.json');
		} catch (error) {
			if (error instanceof ShopError && !error.passes) return null;
			throw error;
		}
	}

	private async termsOf(attribute: Document): Promise<readonly Document[]> {
		const id = number(attribute, 'id');
		const terms = await readSmallList(
			this.work.client,
			`${listRoutes.products}/attributes/${id}/terms`,
			{
				orderby: 'id',
			},
		);
		return terms.map((term) => ({ ...term, attribute_id: id }));
	}

	/** All products with their variations; `removes` deletes those that the shop no longer has. */
	products(removes: boolean): Promise<void> {
		return this.wholeList({
			name: 'products',
			statuses: ['any', 'trash'],
			rows: "products WHERE type <> 'variation'",
			write: (found) => this.writer.products(found),
			remove: removes ? deleteProducts : null,
		});
	}

	/** All coupons, including those in the trash if the shop distinguishes them. */
	coupons(removes: boolean): Promise<void> {
		return this.wholeList({
			name: 'coupons',
			statuses: [undefined, 'trash'],
			rows: "coupons WHERE status <> 'deleted'",
			write: (found) => this.writer.coupons(found),
			remove: removes ? deleteCoupons : null,
		});
	}

	reviews(removes: boolean): Promise<void> {
		return this.wholeList({
			name: 'reviews',
			statuses: ['all'],
			rows: 'reviews',
			write: (found) => this.writer.reviews(found),
			remove: removes ? deleteReviews : null,
		});
	}

	private async wholeList({ name, statuses, rows, write, remove }: WholeList): Promise<void> {
		const ids = new Set<number>();
		let isClear = true;
		for (const status of statuses) {
			const query = { status, orderby: 'id', order: 'asc' };
			const found = await readWholeList(this.work.client, listRoutes[name], query, async (page) => {
				await write(page.documents);
				this.count(name, await this.countRows(rows), page.total);
			});
			for (const id of found.ids) ids.add(id);
			isClear &&= found.isClear;
		}
		if (remove) await this.removeGone(rows, { ids, isClear }, remove, listRoutes[name]);
		this.work.progress.finish(name);
	}

	/** Accounts, and the customers of the shop's reports if the credentials allow reading them. */
	async customers(removes: boolean): Promise<void> {
		const query = { role: 'all', orderby: 'id', order: 'asc' };
		const users = await readWholeList(this.work.client, listRoutes.users, query, async (page) => {
			await this.writer.users(page.documents);
			this.count('customers', await this.countRows('users'), page.total);
		});
		if (await this.work.client.getIfAllowed(listRoutes.known, { per_page: 1 })) {
			const order = { orderby: 'date_registered', order: 'asc' };
			const known = await readWholeList(
				this.work.client,
				listRoutes.known,
				order,
				({ documents }) => this.writer.known(documents),
			);
			if (removes) await this.removeGone('known_customers', known, deleteFrom('known_customers'));
		}
		if (removes) await this.removeGone('users', users, deleteFrom('users'), listRoutes.users);
		this.work.progress.finish('customers');
	}

	/** Assigns customers to orders, once all orders and customers have been read. */
	async settleAll(): Promise<void> {
		await this.work.database.transaction(async (within) =>
			settleCustomers(within, 'all', await readOrderRules(within)),
		);
	}

	/**
	 * Deletes rows that a list did not contain; `rows` is a table with its condition. Nothing is deleted if an entry had no
	 * id, or if the shop still has one of them by itself: its list was incomplete.
	 */
	private async removeGone(
		rows: string,
		{ ids, isClear }: WholeListIds,
		remove: Remove,
		route?: string,
	): Promise<void> {
		if (!isClear) return;
		const { client, database } = this.work;
		const here = await database.all<{ id: number }>(`SELECT id FROM ${rows}`);
		const gone = here.map(({ id }) => id).filter((id) => !ids.has(id));
		const confirmed = route === undefined ? gone : await confirmGone(client, route, gone);
		if (confirmed.length === 0) return;
		await database.transaction((within) => remove(within, confirmed));
	}

	private count(
		name: 'products' | 'coupons' | 'reviews' | 'customers',
		done: number,
		total: number | null,
	) {
		this.work.progress.set(name, done, total === null ? null : Math.max(total, done));
	}

	private async countRows(rows: string): Promise<number> {
		const [row] = await this.work.database.all<{ count: number }>(
			`SELECT count(*) AS count FROM ${rows}`,
		);
		return row?.count ?? 0;
	}
}

function deleteFrom(table: 'users' | 'known_customers'): Remove {
	return (within, ids) => deleteRows(within, [[table, 'id']], ids);
}
