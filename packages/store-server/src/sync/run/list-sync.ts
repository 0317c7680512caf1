import type { StoreDatabase } from '../../database/store-database';
import { number, type Document } from '../../import/files/documents';
import { readSmallList, readUnpagedList, readWholeList } from '../pages/whole-list';
import { readOrderRules } from '../write/order-rules';
import { deleteRows } from '../write/row-tables';
import { settleCustomers } from '../write/settle-customers';
import {
	deleteCoupons,
	deleteProducts,
	deleteReviews,
	writeSmallLists,
} from '../write/write-catalog';
import { listRoutes, ListWriter } from './list-writer';
import type { SyncWork } from './sync-work';

/** Everything of a shop but its orders. */
export class ListSync {
	private readonly writer: ListWriter;

	constructor(private readonly work: SyncWork) {
		this.writer = new ListWriter(work);
	}

	/** Categories, attributes, tax rates and downloads: lists without dates of change, taken over whole. */
	async smallLists(): Promise<void> {
		const { client, database, progress } = this.work;
		const read = async (
			route: string,
			name: Parameters<SyncWork['entries']>[2],
			list: Promise<readonly Document[]>,
		) => this.work.entries(await list, route, name);
		const attributes = await read(
			`${listRoutes.products}/attributes`,
			'attributes.json',
			readUnpagedList(client, `${listRoutes.products}/attributes`),
		);
		const terms = await Promise.all(attributes.map(({ document }) => this.termsOf(document)));
		const lists = {
			attributes,
			terms: this.work.entries(
				terms.flat(),
				`${listRoutes.products}/attributes`,
				'attribute-terms.json',
			),
			categories: await read(
				`${listRoutes.products}/categories`,
				'categories.json',
				readSmallList(client, `${listRoutes.products}/categories`, { orderby: 'id' }),
			),
			taxRates: await read(
				'/wc/v3/taxes',
				'tax-rates.json',
				readSmallList(client, '/wc/v3/taxes', { orderby: 'id' }),
			),
			taxClasses: await read(
				'/wc/v3/taxes/classes',
				'tax-classes.json',
				readUnpagedList(client, '/wc/v3/taxes/classes'),
			),
			downloads: await read(
				'/wc-analytics/reports/downloads',
				'analytics-downloads.json',
				readSmallList(client, '/wc-analytics/reports/downloads'),
			),
		};
		await database.transaction((within) => writeSmallLists(within, lists));
		progress.finish('lists', Object.values(lists).flat().length);
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

	/** All products with their variations; `removes` takes away those that the shop has no longer. */
	async products(removes: boolean): Promise<void> {
		const ids = new Set<number>();
		for (const status of ['any', 'trash']) {
			const query = { status, orderby: 'id', order: 'asc' };
			const found = await readWholeList(
				this.work.client,
				listRoutes.products,
				query,
				async (page) => {
					await this.writer.products(page.documents);
					this.count(
						'products',
						await this.countRows("products WHERE type <> 'variation'"),
						page.total,
					);
				},
			);
			for (const id of found) ids.add(id);
		}
		if (removes) {
			await this.removeGone("products WHERE type <> 'variation'", ids, deleteProducts);
		}
		this.work.progress.finish('products');
	}

	/** All coupons, those in the trash as far as the shop tells them apart. */
	async coupons(removes: boolean): Promise<void> {
		const query = { orderby: 'id', order: 'asc' };
		const all = new Set<number>();
		for (const status of [undefined, 'trash']) {
			const found = await readWholeList(
				this.work.client,
				listRoutes.coupons,
				{ ...query, status },
				async (page) => {
					await this.writer.coupons(page.documents);
					this.count(
						'coupons',
						await this.countRows("coupons WHERE status <> 'deleted'"),
						page.total,
					);
				},
			);
			for (const id of found) all.add(id);
		}
		if (removes) await this.removeGone("coupons WHERE status <> 'deleted'", all, deleteCoupons);
		this.work.progress.finish('coupons');
	}

	async reviews(removes: boolean): Promise<void> {
		const query = { status: 'all', orderby: 'id', order: 'asc' };
		const found = await readWholeList(this.work.client, listRoutes.reviews, query, async (page) => {
			await this.writer.reviews(page.documents);
			this.count('reviews', await this.countRows('reviews'), page.total);
		});
		if (removes) await this.removeGone('reviews', found, deleteReviews);
		this.work.progress.finish('reviews');
	}

	/** Accounts, and the customers of the shop's reports where the credentials may read them. */
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
		if (removes) await this.removeGone('users', users, deleteFrom('users'));
		this.work.progress.finish('customers');
	}

	/** Whose the orders are, once all of orders and customers are there. */
	async settleAll(): Promise<void> {
		await this.work.database.transaction(async (within) =>
			settleCustomers(within, 'all', await readOrderRules(within)),
		);
	}

	/** Takes away what is here and not among these ids. `rows` is a table with its condition. */
	private async removeGone(
		rows: string,
		ids: ReadonlySet<number>,
		remove: (within: StoreDatabase, ids: readonly number[]) => Promise<void>,
	): Promise<void> {
		await this.work.database.transaction(async (within) => {
			const here = await within.all<{ id: number }>(`SELECT id FROM ${rows}`);
			const gone = here.map(({ id }) => id).filter((id) => !ids.has(id));
			if (gone.length > 0) await remove(within, gone);
		});
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

function deleteFrom(table: 'users' | 'known_customers') {
	return (within: StoreDatabase, ids: readonly number[]) =>
		deleteRows(within, [[table, 'id']], ids);
}
