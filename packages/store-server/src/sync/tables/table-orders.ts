import type { StoreDatabase } from '../../database/store-database';
import { number, type Document } from '../../import/files/documents';
import { readOrders, type OrderDocuments } from '../../shop-database/orders/read-orders';
import { DATE_START } from '../pages/date-pages';
import { readState, writeState } from '../run/sync-state';
import { utcText } from '../run/sync-work';
import { changeOrders } from '../write/change-orders';
import { readOrderRules } from '../write/order-rules';
import { settleCustomers } from '../write/settle-customers';
import { deleteOrders, writeOrders, type OrderWithRefunds } from '../write/write-orders';
import type { TableWork } from './table-work';

/** Orders that are read and written together; the first are few, so that there is something to look at. */
const PORTION = 1000;
const FIRST_PORTION = 250;

/** Changes are asked for from this much before the last time, as transactions of the shop may take a while. */
const OVERLAP = 120_000;

/** While orders come in, customers are settled whenever there are so many times as many as at the last time. */
const SETTLE_GROWTH = 4;

/** Orders with their refunds out of a shop's tables: the first time, what changes, what is deleted. */
export class TableOrders {
	/** Orders that were there when customers were last settled. */
	private settled = 0;
	/** What was counted when everything was last compared: the same differs no less the next minute. */
	private compared = '';

	constructor(private readonly work: TableWork) {}

	/** The first time, the newest order first, going on where it stopped; `between` portions others may have their turn. */
	async load(between: () => Promise<void>): Promise<void> {
		const { database, progress } = this.work;
		let at = (await readState(database, 'orders')) ?? { ...DATE_START, read: 0, done: false };
		if (at.done) return progress.finish('orders', at.read);
		const rules = await readOrderRules(database);
		const { total, portions } = await this.portions(at.from);
		let coming = this.readNext(portions);
		for (let step = await coming; step !== null; step = await coming) {
			// The database reads on while the store writes.
			coming = this.readNext(portions);
			coming.catch(() => undefined);
			const { found, from, isLast } = step;
			const bundles = this.bundles(found);
			at = await database.transaction(async (within) => {
				await writeOrders(within, bundles, rules);
				const read = await countOrders(within);
				if (isLast || read >= this.settled * SETTLE_GROWTH) {
					await settleCustomers(within, 'all', rules);
					this.settled = read;
				}
				const state = { from, offset: 0, read, done: isLast };
				await writeState(within, 'orders', state);
				return state;
			});
			progress.set('orders', at.read, Math.max(total, at.read), at.done);
			await between();
		}
		if (!at.done) await writeState(database, 'orders', { ...at, done: true });
		progress.finish('orders', at.read);
	}

	/** What is still to be read, the newest first, in portions; a moment is read whole again when it was not finished. */
	private async portions(from: string | null) {
		const { facts } = await this.work.current();
		const listed = await facts.orders.list(this.work.tables);
		const bound = from?.replace('T', ' ') ?? '9999';
		const pending = listed
			.filter(({ created }) => created <= bound)
			.sort((one, other) =>
				one.created === other.created ? other.id - one.id : one.created < other.created ? 1 : -1,
			);
		function* cut() {
			for (let start = 0, size = FIRST_PORTION; start < pending.length; size = PORTION) {
				const portion = pending.slice(start, start + size);
				start += size;
				yield {
					ids: portion.map(({ id }) => id),
					from: portion.at(-1)?.created.replace(' ', 'T') ?? null,
					isLast: start >= pending.length,
				};
			}
		}
		return { total: listed.length, portions: cut() };
	}

	private async readNext(
		portions: Generator<{ ids: number[]; from: string | null; isLast: boolean }>,
	) {
		const next = portions.next();
		if (next.done === true) return null;
		const { ids, ...rest } = next.value;
		return { ...rest, found: await this.read(ids) };
	}

	/** Orders that were changed, or thrown away, since a moment by the database's clock; resolves to the next such moment. */
	async changes(since: string): Promise<string> {
		const { tables } = this.work;
		const { facts } = await this.work.current();
		const asked = utcText(await tables.clock());
		const from = utcText(Date.parse(`${since}Z`) - OVERLAP).replace('T', ' ');
		await this.fetch(await facts.orders.changedSince(tables, from));
		return asked;
	}

	/** Compares ids where there are not as many here as there: what was deleted for good leaves no other trace. */
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

	/** Compares all orders and refunds with the shop's: reads what is missing or differs, and deletes what is gone. */
	async compareIds(): Promise<void> {
		const { database, tables } = this.work;
		const { facts } = await this.work.current();
		const { orders, refunds } = await tables.snapshot(async (reader) => ({
			orders: await facts.orders.list(reader),
			refunds: await facts.orders.listRefunds(reader),
		}));
		const here = await database.all<{ id: number; modified: string | null }>(
			'SELECT id, date_modified_gmt AS modified FROM orders',
		);
		const refundsHere = await database.all<{ id: number; parent_id: number }>(
			'SELECT id, parent_id FROM refunds',
		);
		const ours = new Map(here.map(({ id, modified }) => [id, modified ?? '']));
		const theirs = new Set(orders.map(({ id }) => id));
		const differing = new Set([
			...orders.filter(({ id, modified }) => ours.get(id) !== modified).map(({ id }) => id),
			...[...ours.keys()].filter((id) => !theirs.has(id)),
		]);
		const known = new Set(refundsHere.map(({ id }) => id));
		const given = new Set(refunds.map(({ id }) => id));
		for (const { id, parentId } of refunds) if (!known.has(id)) differing.add(parentId);
		for (const { id, parent_id } of refundsHere) if (!given.has(id)) differing.add(parent_id);
		await this.fetch([...differing]);
	}

	/** Reads orders again that may be wrong here, and writes them anew. */
	readAgain(ids: readonly number[]): Promise<void> {
		return this.fetch(ids, true);
	}

	/** Reads orders by their ids; those that the shop does not have are deleted. */
	private async fetch(ids: readonly number[], anew = false): Promise<void> {
		const asked = [...new Set(ids)];
		for (let start = 0; start < asked.length; start += PORTION) {
			const portion = asked.slice(start, start + PORTION);
			const found = await this.read(portion);
			const there = new Set(found.orders.map((order) => number(order, 'id')));
			const bundles = this.bundles(found);
			const gone = portion.filter((id) => !there.has(id));
			await changeOrders(this.work, portion, anew, async (within) => {
				const scope = await writeOrders(within, bundles, await readOrderRules(within), anew);
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
