import { ShopError } from '../../sources/connection/shop-error';
import { forgetDays, sumAllDays } from '../../day-sums/sum-days';
import type { StoreDatabase } from '../../database/store-database';
import {
	documents,
	number,
	text,
	type Document,
	type Entry,
} from '../../documents/files/documents';
import { confirmGone } from '../../sources/rest/pages/confirm-gone';
import {
	DATE_START,
	readDatePage,
	type DateCursor,
	type DateList,
	type DatePage,
} from '../../sources/rest/pages/date-pages';
import { changeOrders } from '../write/change-orders';
import { readOrderRules } from '../write/order-rules';
import { settleCustomers } from '../write/settle-customers';
import type { OrderWithRefunds } from '../write/order-batch';
import { deleteOrders, writeOrders } from '../write/write-orders';
import { readState, writeState } from '../state/sync-state';
import { utcText, type SyncWork } from '../state/sync-work';

const ORDERS = '/wc/v3/orders';
const REFUNDS = '/wc/v3/refunds';
const PER_PAGE = 100;

/** The overlap of requests for changes with the last time, because clocks and transactions of the shop overlap. */
const OVERLAP = 120_000;

/** Pages that are written together; the first is written at once, so that users see something. */
const PORTION = 5;

/**
 * During the first sync, customers are assigned again when there are this many times as many orders as the last time.
 */
const SETTLE_GROWTH = 2;

/** Syncs orders with their refunds: the first sync, changes, deletions. */
export class OrderSync {
	/** The number of orders when customers were last assigned. */
	private settled = 0;
	/** WooCommerce lists all refunds since 9.0; before that only those of one order. */
	private listsRefunds = true;

	constructor(private readonly work: SyncWork) {}

	/** The first sync, newest orders first, continuing where it stopped; `between` pages other work runs. */
	async load(between: () => Promise<void>): Promise<void> {
		const { database, progress } = this.work;
		let at = (await readState(database, 'orders')) ?? { ...DATE_START, read: 0, done: false };
		const rules = await readOrderRules(database);
		let total = 0;
		let portion = 1;
		while (!at.done) {
			const { pages, next } = await this.pages(at, portion);
			portion = PORTION;
			const [first] = pages;
			total = Math.max(total, (first?.total ?? 0) + (at.from === null ? 0 : at.read - 1));
			const bundles = await this.withRefunds(pages.flatMap((page) => page.documents));
			const before = at;
			at = await database.transaction(async (within) => {
				await forgetDays(within);
				await writeOrders(within, bundles, rules);
				const read = await countOrders(within);
				const isDone = next === null;
				if (isDone || read >= this.settled * SETTLE_GROWTH) {
					await settleCustomers(within, 'all', rules);
					this.settled = read;
				}
				if (isDone) await sumAllDays(within);
				const state = { ...(next ?? before), read, done: isDone };
				await writeState(within, 'orders', state);
				return state;
			});
			progress.set('orders', at.read, Math.max(total, at.read), at.done);
			await between();
		}
		progress.finish('orders', at.read);
	}

	/** Reads this many pages, or all that are left. */
	private async pages(from: DateCursor, count: number) {
		const pages: DatePage[] = [];
		let next: DateCursor | null = from;
		while (next !== null && pages.length < count) {
			const page: DatePage = await readDatePage(this.work.client, backwards, next, PER_PAGE);
			pages.push(page);
			next = page.next;
		}
		return { pages, next };
	}

	/** Reads orders that were changed or trashed since a time of the shop's clock; resolves to the next such time. */
	async changes(since: string): Promise<string> {
		const from = utcText(Date.parse(`${since}Z`) - OVERLAP);
		let asked: number | null = null;
		for (const status of ['any', 'trash']) {
			const list: DateList = { route: ORDERS, by: 'modified', query: { status } };
			let cursor: DateCursor | null = { from, offset: 0 };
			while (cursor !== null) {
				const page = await readDatePage(this.work.client, list, cursor, PER_PAGE);
				asked ??= page.at;
				if (status === 'any') await this.write(page.documents);
				else await this.remove(idsOf(page.documents));
				cursor = page.documents.length < PER_PAGE && page.next?.offset === 0 ? null : page.next;
			}
		}
		return utcText(asked ?? Date.parse(`${from}Z`));
	}

	/** Compares the ids of all orders with the shop's: reads missing and differing ones, and deletes others. */
	async compareIds(): Promise<void> {
		const list: DateList = {
			...backwards,
			query: { status: 'any', _fields: 'id,date_created_gmt,date_modified_gmt' },
		};
		const theirs = new Map<number, string>();
		let cursor: DateCursor | null = DATE_START;
		while (cursor !== null) {
			const page = await readDatePage(this.work.client, list, cursor, PER_PAGE);
			for (const document of page.documents) {
				theirs.set(number(document, 'id'), text(document, 'date_modified_gmt').replace('T', ' '));
			}
			cursor = page.next;
		}
		const rows = await this.work.database.all<{ id: number; modified: string | null }>(
			'SELECT id, date_modified_gmt AS modified FROM orders',
		);
		const ours = new Map(rows.map(({ id, modified }) => [id, modified ?? '']));
		const differing = [...theirs].filter(([id, modified]) => ours.get(id) !== modified);
		await this.fetch(differing.map(([id]) => id));
		await this.fetch([...ours.keys()].filter((id) => !theirs.has(id)));
	}

	/** Reads possibly wrong orders again, and rewrites them. */
	readAgain(ids: readonly number[]): Promise<void> {
		return this.fetch(ids, true);
	}

	/** Reads orders by id; those that the shop does not have are deleted. */
	async fetch(ids: readonly number[], anew = false): Promise<void> {
		for (let start = 0; start < ids.length; start += PER_PAGE) {
			const asked = ids.slice(start, start + PER_PAGE);
			const found = await this.work.client.get(ORDERS, {
				include: asked.join(','),
				status: 'any',
				per_page: PER_PAGE,
			});
			const present = Array.isArray(found.data) ? (found.data as Document[]) : [];
			await this.write(present, anew);
			const there = new Set(idsOf(present));
			const absent = asked.filter((id) => !there.has(id));
			await this.remove(await confirmGone(this.work.client, ORDERS, absent));
		}
	}

	private async write(found: readonly Document[], anew = false): Promise<void> {
		if (found.length === 0) return;
		const bundles = await this.withRefunds(found);
		await changeOrders(this.work, idsOf(found), anew, (within, rules) =>
			writeOrders(within, bundles, rules, anew),
		);
	}

	private async remove(ids: readonly number[]): Promise<void> {
		if (ids.length === 0) return;
		await changeOrders(this.work, ids, false, (within) => deleteOrders(within, ids));
	}

	private async withRefunds(found: readonly Document[]): Promise<OrderWithRefunds[]> {
		const orders = this.work.entries(found, ORDERS, 'orders.json');
		const refunded = orders.filter(({ document }) => documents(document, 'refunds').length > 0);
		const refunds = await this.refundsOf(refunded);
		return orders.map((order) => ({
			order,
			refunds: refunds.get(number(order.document, 'id')) ?? [],
		}));
	}

	private async refundsOf(orders: readonly Entry[]): Promise<Map<number, Entry[]>> {
		const found = this.listsRefunds ? await this.listedRefunds(orders) : null;
		const all = found ?? (await this.refundsOfEach(orders));
		const byOrder = new Map<number, Entry[]>();
		for (const entry of this.work.entries(all, REFUNDS, 'refunds.json')) {
			const id = number(entry.document, 'parent_id');
			byOrder.set(id, [...(byOrder.get(id) ?? []), entry]);
		}
		return byOrder;
	}

	/** Null if the shop has no such list. */
	private async listedRefunds(orders: readonly Entry[]): Promise<Document[] | null> {
		const ids = orders.flatMap(({ document }) => idsOf(documents(document, 'refunds')));
		const all: Document[] = [];
		for (let start = 0; start < ids.length; start += PER_PAGE) {
			const include = ids.slice(start, start + PER_PAGE).join(',');
			try {
				const { data } = await this.work.client.get(REFUNDS, { include, per_page: PER_PAGE });
				if (Array.isArray(data)) all.push(...(data as Document[]));
			} catch (error) {
				if (!(error instanceof ShopError) || error.problem !== 'missing') throw error;
				this.listsRefunds = false;
				return null;
			}
		}
		return all;
	}

	private async refundsOfEach(orders: readonly Entry[]): Promise<Document[]> {
		const lists = await Promise.all(
			orders.map(async ({ document }) => {
				const id = number(document, 'id');
				const { data } = await this.work.client.get(`${ORDERS}/${id}/refunds`, {
					per_page: PER_PAGE,
				});
				const refunds = Array.isArray(data) ? (data as Document[]) : [];
				return refunds.map((refund): Document => ({ parent_id: id, ...refund }));
			}),
		);
		return lists.flat();
	}
}

const backwards: DateList = { route: ORDERS, by: 'created', query: { status: 'any' } };

function idsOf(found: readonly Document[]): number[] {
	return found.map((document) => number(document, 'id'));
}

async function countOrders(within: StoreDatabase): Promise<number> {
	const [row] = await within.all<{ count: number }>('SELECT count(*) AS count FROM orders');
	return row?.count ?? 0;
}
