import type { RefundDocument } from './expected/documents';

/**
 * WooCommerce's update to 10.2 marks each refund that is the only one of its order and has no lines as full, whatever
 * its amount. The export of the recorded shop is older than that update; returns its refunds with the marks.
 */
export function withMarksOfUpdate(refunds: string): string {
	// as: a list of the export
	const all = JSON.parse(refunds) as RefundDocument[];
	const isOnlyOne = ({ parent_id }: RefundDocument) =>
		all.filter((other) => other.parent_id === parent_id).length === 1;
	const hasLines = ({ line_items, shipping_lines, fee_lines }: RefundDocument) =>
		line_items.length + shipping_lines.length + fee_lines.length > 0;
	const mark = { id: 0, key: '_refund_type', value: 'full' };
	return JSON.stringify(
		all.map((refund) =>
			isOnlyOne(refund) && !hasLines(refund)
				? { ...refund, meta_data: [...refund.meta_data, mark] }
				: refund,
		),
	);
}
