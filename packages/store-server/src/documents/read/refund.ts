import sumBy from 'lodash/sumBy.js';
import type { SourceRefund } from '../../orders/order-source';
import type { ShopTime } from '../../base/time/shop-time';
import { documents, number, type Entry } from '../files/documents';
import { plainText } from '../files/plain-text';
import { metaOf, readItems, readMoment, type DeletedProducts } from './orders';

/** A refund and whose it is: an order's, or another refund's. */
export interface ReadRefund {
	readonly refund: SourceRefund;
	readonly parentId: number;
	/** `full`, `partial`, or empty when it does not say. */
	readonly type: string;
	/** The items of the order that its lines give back, by the id of the line. */
	readonly itemOf: ReadonlyMap<number, number>;
}

/** A refund of the export, or null when it lacks an id, a date or a parent. */
export function readRefund(
	{ document, text: body }: Entry,
	time: ShopTime,
	deleted: DeletedProducts,
): ReadRefund | null {
	const created = readMoment(document, 'date_created', time);
	const id = number(document, 'id');
	const parentId = number(document, 'parent_id');
	if (!id || !parentId || !created) return null;
	const items = readItems(document, deleted);
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
			amount: number(document, 'amount'),
			reason: plainText(document, 'reason'),
			refundedBy: number(document, 'refunded_by'),
			shippingTotal: sumBy(items.shipping, 'total'),
			totalTax: items.taxes.reduce((sum, tax) => sum + tax.taxTotal + tax.shippingTaxTotal, 0),
			items,
			body,
		},
	};
}
