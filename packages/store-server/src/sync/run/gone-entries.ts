import type { StoreDatabase } from '../../database/store-database';
import { idsOf, type Document } from '../../documents/files/documents';
import { confirmGone } from '../../sources/rest/pages/confirm-gone';
import {
	compareNewest,
	findDifferences,
	type IdDifferences,
	type ShopList,
} from '../../sources/rest/pages/id-ranks';
import { listRoutes } from '../write/document-writer';
import { readOrderRules } from '../write/order-rules';
import { settleCustomers } from '../write/settle-customers';
import { deleteCoupons, deleteProducts } from '../write/write-catalog';
import { deleteUsers } from '../write/write-people';
import { ListWriter } from './list-writer';
import type { OrderSync } from './order-sync';
import { readState, writeState, type CountedName } from '../state/sync-state';
import type { SyncWork } from '../state/sync-work';

const PER_PAGE = 100;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A list whose length shows deletions. */
interface CountedList extends ShopList {
	readonly name: CountedName;
	/** The store's table with its condition. */
	readonly rows: string;
	/** The newest ids that are compared each time, whatever the total. */
	readonly newest: number;
	/** Reads these ids from the shop, and deletes missing ones. */
	fetch(ids: readonly number[]): Promise<void>;
}

/** Finds permanently deleted entries, which no date of change shows, by the lengths of the shop's lists. */
export class GoneEntries {
	private readonly lists: readonly CountedList[];
	/** Malformed entries of the shop. */
	private readonly vain = new Set<string>();
	private readonly writer: ListWriter;

	constructor(
		private readonly work: SyncWork,
		orders: OrderSync,
	) {
		this.writer = new ListWriter(work);
		this.lists = [
			{
				name: 'orders',
				route: '/wc/v3/orders',
				query: { status: 'any' },
				rows: 'orders',
				newest: PER_PAGE,
				fetch: (ids) => orders.fetch(ids),
			},
			this.list(
				'products',
				{ status: 'any' },
				"products WHERE type <> 'variation' AND status <> 'trash'",
				{
					write: (found) => this.writer.products(found),
					remove: deleteProducts,
				},
			),
			this.list('coupons', {}, "coupons WHERE status NOT IN ('deleted', 'trash')", {
				write: (found) => this.writer.coupons(found),
				remove: deleteCoupons,
			}),
			this.list('users', { role: 'all' }, 'users', {
				write: (found) => this.writer.accounts(found),
				remove: async (within, ids) =>
					settleCustomers(within, await deleteUsers(within, ids), await readOrderRules(within)),
			}),
		];
	}

	/** Compares all lists, with a few requests if nothing was deleted. */
	async remove(): Promise<void> {
		for (const list of this.lists) await this.compare(list);
	}

	private async compare(list: CountedList): Promise<void> {
		const { client, now } = this.work;
		const newest = await compareNewest(client, list, await this.idsOf(list), list.newest);
		if (list.newest > 1) await this.fetch(list, newest);
		if (newest.total === null) return;
		const all = (await readState(this.work.database, 'totals')) ?? {};
		const { [list.name]: known = { unexplained: 0, tries: 0, notBefore: 0 } } = all;
		const here = await this.idsOf(list);
		const difference = newest.total - here.length;
		if (difference === known.unexplained || now() < known.notBefore) return;
		await this.fetch(list, await findDifferences(client, list, here));
		const left = newest.total - (await this.idsOf(list)).length;
		const state =
			left === difference
				? { unexplained: left, tries: known.tries + 1, notBefore: now() + pauseAfter(known.tries) }
				: { unexplained: left === 0 ? 0 : known.unexplained, tries: 0, notBefore: 0 };
		await writeState(this.work.database, 'totals', { ...all, [list.name]: state });
	}

	private async fetch(list: CountedList, { gone, missing }: IdDifferences): Promise<void> {
		const keyOf = (id: number) => `${list.name} ${id}`;
		const ids = [...gone, ...missing].filter((id) => !this.vain.has(keyOf(id)));
		if (ids.length === 0) return;
		await list.fetch(ids);
		const here = new Set(await this.idsOf(list));
		for (const id of missing) if (!here.has(id)) this.vain.add(keyOf(id));
	}

	private list(
		name: Exclude<CountedName, 'orders'>,
		query: ShopList['query'],
		rows: string,
		{
			write,
			remove,
		}: {
			readonly write: (found: readonly Document[]) => Promise<void>;
			readonly remove: (within: StoreDatabase, ids: readonly number[]) => Promise<void>;
		},
	): CountedList {
		const route = listRoutes[name];
		const fetch = async (ids: readonly number[]) => {
			for (let start = 0; start < ids.length; start += PER_PAGE) {
				const asked = ids.slice(start, start + PER_PAGE);
				const include = { ...query, include: asked.join(','), per_page: PER_PAGE };
				const { documents: present } = await this.work.client.list(route, include);
				if (present.length > 0) await write(present);
				const there = new Set(idsOf(present));
				const absent = asked.filter((id) => !there.has(id));
				const gone = await confirmGone(this.work.client, route, absent);
				if (gone.length === 0) continue;
				await this.work.database.transaction((within) => remove(within, gone));
			}
		};
		return { name, route, query, rows, newest: 1, fetch };
	}

	private async idsOf({ rows }: CountedList): Promise<number[]> {
		const found = await this.work.database.all<{ id: number }>(
			`SELECT id FROM ${rows} ORDER BY id`,
		);
		return found.map(({ id }) => id);
	}
}

/** The wait after a search without result: none the first time, then growing, because the shop counts differently. */
function pauseAfter(tries: number): number {
	return tries === 0 ? 0 : Math.min(DAY, 10 * MINUTE * 2 ** (tries - 1));
}
