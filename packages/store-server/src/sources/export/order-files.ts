import { __, sprintf } from '@wordpress/i18n';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SourceOrder } from '../../orders/order-source';
import {
	readList,
	type Document,
	type Entry,
	type ListEntry,
} from '../../documents/files/documents';
import type { ExportSource } from '../../documents/files/export-files';
import { EntryReader } from './entry-reader';
import { ImportError } from '../../base/errors';
import type { OrderRules } from '../../documents/import-settings';
import { readCountedOrder } from '../../documents/read/counted-order';
import type { DeletedProducts } from '../../documents/read/orders';
import { readRefund } from '../../documents/read/refund';
import { OrderIndex } from './order-index';
import { refundOf } from '../../documents/refunds-of-orders';
import { orderEvent, refundEvent, type ShopEvent } from '../../documents/shop-events';

/** Inputs for reading an export’s orders. */
export interface OrderReading extends Pick<OrderRules, 'time' | 'rules'> {
	readonly deleted: DeletedProducts;
	/** Folder for temporary files between the two readings. */
	readonly scratch: string;
	/** Reports the bytes of the first reading, and the number of orders so far. */
	onBytes(count: number, orders: number): void;
}

/** Maximum events per batch of the second reading, and maximum bytes of their orders. */
const PORTION = 1000;
const PORTION_BYTES = 4e6;

/**
 * The orders and refunds of an export, which may exceed the memory and are not sorted by date. They are read twice:
 * once to validate them, and once more in the order of dates.
 */
export class OrderFiles {
	private readonly index = new OrderIndex();
	private sorted: Int32Array = new Int32Array();
	private latest: ReadonlyMap<string, number> | null = null;

	private constructor(
		private readonly source: ExportSource,
		private readonly files: { readonly orders: EntryReader; readonly refunds: EntryReader },
		private readonly reading: OrderReading,
	) {}

	/** First reading of both files. */
	static async open(source: ExportSource, reading: OrderReading): Promise<OrderFiles> {
		const orders = await EntryReader.of(source, 'orders.json', reading.scratch);
		const refunds = await EntryReader.of(source, 'refunds.json', reading.scratch);
		const files = new OrderFiles(source, { orders, refunds }, reading);
		try {
			await files.readThrough();
		} catch (error) {
			await files.close();
			throw error;
		}
		return files;
	}

	async close(): Promise<void> {
		await this.files.orders.close();
		await this.files.refunds.close();
	}

	private async readThrough(): Promise<void> {
		const { time, deleted } = this.reading;
		for await (const entry of this.list('orders')) {
			const order = readCountedOrder(entry, this.reading, deleted);
			if (!order) continue;
			await this.tellIfOther('orders', order.id, entry);
			this.index.addOrder(order, entry.place);
		}
		for await (const entry of this.list('refunds')) {
			const read = readRefund(entry, time, deleted);
			if (!read) continue;
			await this.tellIfOther('refunds', read.refund.id, entry);
			this.index.addRefund(read, entry.place);
		}
		for (const orphan of this.index.orphans()) this.tellOfOrphan(orphan);
		this.sorted = this.index.events();
	}

	/** Pages that shift repeat an entry; with other content it may have changed meanwhile, or another one is lost. */
	private async tellIfOther(which: 'orders' | 'refunds', id: number, entry: ListEntry) {
		const row = this.index[which].rowOf(id);
		if (row === undefined) return;
		const [before = ''] = await this.files[which].texts([this.index[which].placeOf(row)]);
		if (isDeepStrictEqual(parsed(before), entry.document)) return;
		const { file, number } = entry.where;
		this.source.tell?.(() =>
			sprintf(
				/* translators: 1: name of a file, 2: number of an entry, 3: an id */
				__(
					'%1$s: entry %2$d has the same ID (%3$d) as an earlier entry, but other content. The entry that changed last counts.',
					'store-analytics',
				),
				...[file, number, id],
			),
		);
	}

	private tellOfOrphan({ id, parentId }: { readonly id: number; readonly parentId: number }) {
		const { place } = this.source;
		this.source.tell?.(() =>
			sprintf(
				/* translators: 1: name of a file, 2: id of a refund, 3: id of an order, 4: name of a file */
				__(
					'%1$s: refund %2$d belongs to order %3$d, which is missing in %4$s. The refund is left out.',
					'store-analytics',
				),
				...[path.join(place, 'refunds.json'), id, parentId, 'orders.json'],
			),
		);
	}

	private list(which: 'orders' | 'refunds') {
		const { source, files, reading } = this;
		const name = `${which}.json` as const;
		const kept = { ...source, read: () => files[which].through(source.read(name)) };
		return readList(kept, name, (bytes) => reading.onBytes(bytes, this.index.orders.size));
	}

	/** Number of orders and refunds. */
	get size(): number {
		return this.sorted.length;
	}

	/** Number of orders. */
	get orders(): number {
		return this.sorted.filter((event) => event >= 0).length;
	}

	/** Orders and refunds by date, in batches. */
	async *events(): AsyncGenerator<ShopEvent[]> {
		for (const events of this.portions()) {
			const orders = await this.ordersAt(events.map((event) => this.index.orderRow(event)));
			const refundRows = events.filter((event) => event < 0).map((event) => ~event);
			const refunds = await this.again('refunds', refundRows);
			yield events.map((event) => {
				const order = orders.get(this.index.orderRow(event)) ?? this.changed('orders');
				const refund = event < 0 ? (refunds.get(~event) ?? this.changed('refunds')) : null;
				return refund ? this.readRefundEvent(refund, order) : orderEvent(order);
			});
		}
	}

	private *portions(): Generator<number[]> {
		let portion: number[] = [];
		let bytes = 0;
		for (const event of this.sorted) {
			portion.push(event);
			bytes += this.index.orders.placeOf(this.index.orderRow(event)).bytes;
			if (portion.length < PORTION && bytes < PORTION_BYTES) continue;
			yield portion;
			portion = [];
			bytes = 0;
		}
		yield portion;
	}

	private readRefundEvent(entry: Entry, order: SourceOrder): ShopEvent {
		const { time, deleted, rules } = this.reading;
		const read = readRefund(entry, time, deleted) ?? this.changed('refunds');
		const refund = refundOf(read, order);
		const isOfRefund = read.parentId !== order.id;
		return refundEvent({ order, refund, isOfRefund }, rules.fullRefunds);
	}

	/** The latest order of each guest with one of these e-mails. */
	async latestOf(emails: readonly string[]): Promise<SourceOrder[]> {
		this.latest ??= this.index.latestOfGuests(this.sorted);
		const rows = emails.map((email) => this.latest?.get(email));
		const orders = await this.ordersAt(rows.filter((row) => row !== undefined));
		return [...orders.values()];
	}

	private async ordersAt(rows: readonly number[]): Promise<Map<number, SourceOrder>> {
		const orders = new Map<number, SourceOrder>();
		for (const [row, entry] of await this.again('orders', [...new Set(rows)])) {
			const order = readCountedOrder(entry, this.reading, this.reading.deleted);
			orders.set(row, order ?? this.changed('orders'));
		}
		return orders;
	}

	private async again(
		which: 'orders' | 'refunds',
		rows: readonly number[],
	): Promise<Map<number, Entry>> {
		const index = this.index[which];
		const texts = await this.files[which].texts(rows.map((row) => index.placeOf(row)));
		return new Map(
			rows.map((row, at) => {
				const text = texts[at] ?? '';
				const document = parsed(text);
				if (Number(document?.['id']) !== index.idOf(row)) this.changed(which);
				return [row, { document: document ?? {}, text }];
			}),
		);
	}

	private changed(which: 'orders' | 'refunds'): never {
		const file = path.join(this.source.place, `${which}.json`);
		throw new ImportError(() =>
			sprintf(
				/* translators: %s: name of a file */
				__('%s changed while it was being imported. Import it again.', 'store-analytics'),
				file,
			),
		);
	}
}

/** Parses an entry; null if the text is no longer a document. */
function parsed(text: string): Document | null {
	try {
		return JSON.parse(text) as Document | null; // the first reading found a document here
	} catch {
		return null;
	}
}
