import { forgetDays, sumAllDays } from '../../day-sums/sum-days';
import type { StoreDatabase } from '../../database/store-database';
import { number, type Document } from '../../documents/files/documents';
import { readOrders, type OrderDocuments } from '../../sources/tables/orders/read-orders';
import { DATE_START } from '../../sources/rest/pages/date-pages';
import { readState, writeState } from '../state/sync-state';
import { utcText } from '../state/sync-work';
import { changeOrders } from '../write/change-orders';
import { readOrderRules } from '../write/order-rules';
import { settleCustomers } from '../write/settle-customers';
import { OrderBatch, type OrderWithRefunds } from '../write/order-batch';
import { deleteOrders, writeBatch, writeOrders } from '../write/write-orders';
import { differingOrders, pendingOrders, type PendingOrders } from './listed-orders';
import type { TableWork } from './table-work';

/**
 * Orders written together; the first batches are small, so that users see something. For changes, customers are
 * assigned as well.
 */
const PORTION = 2000;
const FIRST_PORTION = 250;
const PORTION_OF_CHANGES = 500;

/** Orders read together: few enough that their memory is freed before it leaves the young heap. */
const SLICE = 200;

/** Slices in flight while one is written. */
const AHEAD = 2;

/** The overlap of requests for changes with the last time, because transactions of the shop take time. */
const OVERLAP = 120_000;

interface Slice {
	readonly found: OrderDocuments;
	readonly end: number | null;
	readonly isLast: boolean;
}

/** Syncs orders with their refunds from a shop's tables: the first sync, changes, deletions. */
export class TableOrders {
	/** The counts at the last complete comparison: the same difference need not be searched again. */
	private compared = '';

	constructor(private readonly work: TableWork) {}

	/** The first sync, newest orders first, continuing where it stopped; `between` portions other work runs. */
	async load(between: () => Promise<void>): Promise<void> {
		const { database, progress, tables } = this.work;
		let at = (await readState(database, 'orders')) ?? { ...DATE_START, read: 0, done: false };
		if (at.done) return progress.finish('orders', at.read);
		const rules = await readOrderRules(database);
		const { facts } = await this.work.current();
		const pending = await pendingOrders(facts.orders, tables, at.from);
		const total = at.read + pending.count;
		let batch = await OrderBatch.begin(database, rules);
		for await (const { found, end, isLast } of this.slices(pending)) {
			await batch.add(this.bundles(found));
			if (end === null) continue;
			at = await database.transaction(async (within) => {
				await forgetDays(within);
				await writeBatch(within, batch);
				const read = await countOrders(within);
				if (at.read === 0) await settleCustomers(within, 'all', rules);
				if (isLast) await sumAllDays(within);
				const state = { from: pending.momentBefore(end), offset: 0, read, done: isLast };
				await writeState(within, 'orders', state);
				return state;
			});
			progress.set('orders', at.read, Math.max(total, at.read), at.done);
			await between();
			batch = await OrderBatch.begin(database, rules);
		}
		if (!at.done) {
			await database.transaction(async (within) => {
				await sumAllDays(within);
				await writeState(within, 'orders', { ...at, done: true });
			});
		}
		progress.finish('orders', at.read);
	}

	/**
	 * Reads orders in slices; `end` is after the last one of a portion. The database reads slightly ahead while the
	 * store writes.
	 */
	private async *slices(pending: PendingOrders) {
		const coming: (() => Promise<Slice>)[] = [];
		const begin = (start: number, stop: number, end: number | null): void => {
			const found = this.read(pending.ids(start, stop));
			found.catch(() => undefined);
			coming.push(async () => ({ found: await found, end, isLast: end === pending.count }));
		};
		let size = FIRST_PORTION;
		for (let start = 0; start < pending.count; start += size, size = PORTION) {
			const end = Math.min(start + size, pending.count);
			for (let from = start; from < end; from += SLICE) {
				const stop = Math.min(from + SLICE, end);
				begin(from, stop, stop === end ? end : null);
				const next = coming.length > AHEAD ? coming.shift() : undefined;
				if (next) yield await next();
			}
		}
		for (const next of coming) yield await next();
	}

	/**
	 * Reads orders that were changed or trashed since a time of the database's clock; resolves to the next such time.
	 */
	async changes(since: string, which: 'newest' | 'all' = 'newest'): Promise<string> {
		const { tables } = this.work;
		const { facts } = await this.work.current();
		const asked = utcText(await tables.clock());
		const from = utcText(Date.parse(`${since}Z`) - OVERLAP).replace('T', ' ');
		await this.fetch(await facts.orders.changedSince(tables, from, which));
		return asked;
	}

	/** Compares ids if the counts differ, because permanent deletions leave no other trace. */
	async compareCounts(): Promise<void> {
		const { database, tables } = this.work;
		const { facts } = await this.work.current();
		const theirs = await facts.orders.count(tables);
		const [ours] = await database.all<{ orders: number; refunds: number }>(
			'SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM refunds) AS refunds',
		);
		const counted = JSON.stringify([theirs, ours]);
		const isSame = theirs.orders === ours?.orders && theirs.refunds === ours.refunds;
		if (!isSame && counted !== this.compared) {
			await this.compareIds();
			this.compared = counted;
		}
	}

	/** Compares all orders and refunds with the shop's: reads missing and differing ones, and deletes others. */
	async compareIds(): Promise<void> {
		const { database, tables } = this.work;
		const { facts } = await this.work.current();
		await this.fetch([...(await differingOrders(facts.orders, tables, database))]);
	}

	/** Reads possibly wrong orders again, and rewrites them. */
	readAgain(ids: readonly number[]): Promise<void> {
		return this.fetch(ids, true);
	}

	/** Reads orders by id; those that the shop does not have are deleted. */
	private async fetch(ids: readonly number[], anew = false): Promise<void> {
		const asked = [...new Set(ids)];
		for (let start = 0; start < asked.length; start += PORTION_OF_CHANGES) {
			const portion = asked.slice(start, start + PORTION_OF_CHANGES);
			const found = await this.read(portion);
			const there = new Set(found.orders.map((order) => number(order, 'id')));
			const bundles = this.bundles(found);
			const gone = portion.filter((id) => !there.has(id));
			await changeOrders(this.work, portion, anew, async (within, rules) => {
				const scope = await writeOrders(within, bundles, rules, anew);
				if (gone.length > 0) scope.addAll(await deleteOrders(within, gone));
				return scope;
			});
		}
	}

	private async read(ids: readonly number[]): Promise<OrderDocuments> {
		const { facts, ...reading } = await this.work.current();
		return this.work.tables.snapshot((reader) =>
			readOrders(reader, ids, { ...reading, tables: facts.orders }),
		);
	}

	private bundles({ orders, refunds, customers }: OrderDocuments): OrderWithRefunds[] {
		const entries = (documents: readonly Document[], name: 'orders' | 'refunds') =>
			this.work.entries(documents, `/${name}`, `${name}.json`);
		return entries(orders, 'orders').map((order) => {
			const id = number(order.document, 'id');
			const customer = customers.get(id);
			return {
				order,
				refunds: entries(refunds.get(id) ?? [], 'refunds'),
				...(customer && { customer }),
			};
		});
	}
}

async function countOrders(within: StoreDatabase): Promise<number> {
	const [row] = await within.all<{ count: number }>('SELECT count(*) AS count FROM orders');
	return row?.count ?? 0;
}
