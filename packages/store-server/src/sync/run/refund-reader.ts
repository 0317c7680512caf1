import { __, sprintf } from '@wordpress/i18n';
import { documents, number, type Document, type Entry } from '../../documents/files/documents';
import { ShopError } from '../../sources/connection/shop-error';
import type { SyncWork } from '../state/sync-work';

const ORDERS = '/wc/v3/orders';
const REFUNDS = '/wc/v3/refunds';
const PER_PAGE = 100;

/** The most refunds of a page of orders that are requested one by one; the others are told. */
const MOST_SINGLES = 100;

/** Refunds by the ids of their orders. */
type RefundsByOrder = ReadonlyMap<number, readonly Entry[]>;

/** Reads the refunds that orders name. Each is read or told, because without it an order counts too much. */
export class RefundReader {
	/** WooCommerce lists all refunds since 9.0; before that only those of one order. */
	private listsAll = true;

	constructor(private readonly work: SyncWork) {}

	async of(orders: readonly Document[]): Promise<RefundsByOrder> {
		const orderOf = new Map<number, number>();
		for (const order of orders) {
			for (const refund of documents(order, 'refunds')) {
				orderOf.set(number(refund, 'id'), number(order, 'id'));
			}
		}
		if (orderOf.size === 0) return new Map();
		const listed = this.listsAll ? await this.listed([...orderOf.keys()]) : null;
		const all = listed ?? (await this.listedByOrder(new Set(orderOf.values())));
		const found = new Map(all.map((refund) => [number(refund, 'id'), refund]));
		const isTheirs = ([id, order]: readonly [number, number]) =>
			number(found.get(id) ?? {}, 'parent_id') === order;
		const lacking = [...orderOf].filter((named) => !isTheirs(named));
		const singles = await Promise.all(lacking.map((named, at) => this.single(named, at)));
		const theirs = [...orderOf].filter(isTheirs).map(([id]) => found.get(id) ?? {});
		return this.byOrder([...theirs, ...singles.flat()]);
	}

	private byOrder(all: readonly Document[]): RefundsByOrder {
		const byOrder = new Map<number, Entry[]>();
		for (const entry of this.work.entries(all, REFUNDS, 'refunds.json')) {
			const id = number(entry.document, 'parent_id');
			byOrder.set(id, [...(byOrder.get(id) ?? []), entry]);
		}
		return byOrder;
	}

	/** Null if the shop has no list of all refunds. */
	private async listed(ids: readonly number[]): Promise<Document[] | null> {
		const all: Document[] = [];
		for (let start = 0; start < ids.length; start += PER_PAGE) {
			const include = ids.slice(start, start + PER_PAGE).join(',');
			try {
				const page = await this.work.client.list(REFUNDS, { include, per_page: PER_PAGE });
				all.push(...page.documents);
			} catch (error) {
				if (!(error instanceof ShopError) || error.problem !== 'missing') throw error;
				this.listsAll = false;
				return null;
			}
		}
		return all;
	}

	private async listedByOrder(orders: ReadonlySet<number>): Promise<Document[]> {
		const lists = await Promise.all(
			[...orders].map(async (id) => {
				const page = await this.work.client.list(`${ORDERS}/${id}/refunds`, { per_page: PER_PAGE });
				return page.documents.map((refund): Document => ({ parent_id: id, ...refund }));
			}),
		);
		return lists.flat();
	}

	/** A refund that an order names and no list has; none if the shop does not send it by itself either. */
	private async single([id, order]: readonly [number, number], at: number): Promise<Document[]> {
		try {
			if (at < MOST_SINGLES && id > 0) {
				const { data } = await this.work.client.get(`${ORDERS}/${order}/refunds/${id}`);
				const refund: Document = { parent_id: order, ...Object(data) };
				if (number(refund, 'id') === id && number(refund, 'parent_id') === order) return [refund];
			}
		} catch (error) {
			const isGone = error instanceof ShopError && error.about.status === 404;
			if (!isGone) throw error;
		}
		this.work.tell(
			sprintf(
				/* translators: 1: address of the shop, 2: id of an order, 3: id of a refund */
				__(
					'%1$s: order %2$d lists refund %3$d, but the shop does not send it. The order counts as not refunded until then. Check the order in the shop.',
					'store-analytics',
				),
				this.work.client.connected.shop,
				order,
				id,
			),
		);
		return [];
	}
}
