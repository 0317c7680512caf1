import { forgetDays, sumAllDays } from '../../day-sums/sum-days';
import type { StoreDatabase } from '../../database/store-database';
import { idsOf, isId, number, text, type Document } from '../../documents/files/documents';
import { confirmGone } from '../../sources/rest/pages/confirm-gone';
import {
	DATE_START,
	DatePages,
	type DateCursor,
	type DateList,
	type DatePage,
} from '../../sources/rest/pages/date-pages';
import { RefundReader } from './refund-reader';
import { changeOrders } from '../write/change-orders';
import { readOrderRules } from '../write/order-rules';
import { settleCustomers } from '../write/settle-customers';
import type { OrderWithRefunds } from '../write/order-batch';
import { deleteOrders, writeOrders } from '../write/write-orders';
import { readState, writeState } from '../state/sync-state';
import { utcText, type SyncWork } from '../state/sync-work';

const ORDERS = '/wc/v3/orders';
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
	private readonly refunds: RefundReader;

	constructor(private readonly work: SyncWork) {
		this.refunds = new RefundReader(work);
	}

	/** The first sync, newest orders first, continuing where it stopped; `between` pages other work runs. */
	async load(between: () => Promise<void>): Promise<void> {
		const { database, progress } = this.work;
		let at = (await readState(database, 'orders')) ?? { ...DATE_START, read: 0, done: false };
		const rules = await readOrderRules(database);
		let total = 0;
		const list = new DatePages(this.work.client, backwards, PER_PAGE);
		let portion = 1;
		while (!at.done) {
			const { pages, next } = await readPages(list, at, portion);
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

	/** Reads orders that were changed or trashed since a time of the shop's clock; resolves to the next such time. */
	async changes(since: string): Promise<string> {
		const from = utcText(Date.parse(`${since}Z`) - OVERLAP);
		let asked: number | null = null;
		for (const status of ['any', 'trash']) {
			const list: DateList = { route: ORDERS, by: 'modified', query: { status } };
			const pages = new DatePages(this.work.client, list, PER_PAGE);
			let cursor: DateCursor | null = { from, offset: 0 };
			while (cursor !== null) {
				const page = await pages.read(cursor);
				asked ??= page.at;
				// A cache may send a list for another query.
				await this.write(page.documents.filter((document) => !isTrashed(document)));
				await this.remove(idsOf(page.documents.filter(isTrashed)));
				cursor = page.isLast ? null : page.next;
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
		const pages = new DatePages(this.work.client, list, PER_PAGE);
		const theirs = new Map<number, string>();
		let cursor: DateCursor | null = DATE_START;
		while (cursor !== null) {
			const page: DatePage = await pages.read(cursor);
			for (const document of page.documents) {
				const id = number(document, 'id');
				if (isId(id)) theirs.set(id, text(document, 'date_modified_gmt').replace('T', ' '));
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
			const { documents: present } = await this.work.client.list(ORDERS, {
				include: asked.join(','),
				status: 'any',
				per_page: PER_PAGE,
			});
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
		const refunds = await this.refunds.of(orders.map(({ document }) => document));
		return orders.map((order) => ({
			order,
			refunds: refunds.get(number(order.document, 'id')) ?? [],
		}));
	}
}

const backwards: DateList = { route: ORDERS, by: 'created', query: { status: 'any' } };

function isTrashed(document: Document): boolean {
	return text(document, 'status') === 'trash';
}

/** Reads this many pages, or all that are left. */
async function readPages(list: DatePages, from: DateCursor, count: number) {
	const pages: DatePage[] = [];
	let next: DateCursor | null = from;
	while (next !== null && pages.length < count) {
		const page = await list.read(next);
		pages.push(page);
		next = page.next;
	}
	return { pages, next };
}

async function countOrders(within: StoreDatabase): Promise<number> {
	const [row] = await within.all<{ count: number }>('SELECT count(*) AS count FROM orders');
	return row?.count ?? 0;
}
