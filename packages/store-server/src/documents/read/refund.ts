import sumBy from 'lodash/sumBy.js';
import { negated } from '../../orders/full-refund';
import type { SourceRefund } from '../../orders/order-source';
import type { ShopTime } from '../../base/time/shop-time';
import { documents, number, type Entry } from '../files/documents';
import { plainText } from '../files/plain-text';
import { areItemsTurned } from '../files/refund-sign';
import { metaOf, readItems, readMoment, type DeletedProducts } from './orders';

/** A refund and its parent: an order or another refund. */
export interface ReadRefund {
	readonly refund: SourceRefund;
	readonly parentId: number;
	/** `full`, `partial`, or empty if unknown. */
	readonly type: string;
	/** The refunded items of the order, by id of the refund’s line. */
	readonly itemOf: ReadonlyMap<number, number>;
}

/** A refund of the export; null if it has no id, date or parent. */
export function readRefund(
	{ document, text: body }: Entry,
	time: ShopTime,
	deleted: DeletedProducts,
): ReadRefund | null {
	const created = readMoment(document, 'date_created', time);
	const id = number(document, 'id');
	const parentId = number(document, 'parent_id');
	if (!id || !parentId || !created) return null;
	const read = readItems(document, deleted);
	const items = areItemsTurned(document) ? negated(read) : read;
	return {
		parentId,
		type: metaOf(document, '_refund_type'),
		itemOf: new Map(
			documents(document, 'line_items').map((line) => [
				number(line, 'id'),
				Number(metaOf(line, '_refunded_item_id')),
			]),
		),
		refund: {
			id,
			created,
			amount: Math.abs(number(document, 'amount')),
			reason: plainText(document, 'reason'),
			refundedBy: number(document, 'refunded_by'),
			shippingTotal: sumBy(items.shipping, 'total'),
			totalTax: items.taxes.reduce((sum, tax) => sum + tax.taxTotal + tax.shippingTaxTotal, 0),
			items,
			body,
		},
	};
}
