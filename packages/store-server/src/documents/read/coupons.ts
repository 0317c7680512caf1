import type { CouponItem, CouponTerms, SourceOrder } from '../../orders/order-source';
import { reportedCoupon, type Row } from '../../orders/lookup-rows';
import {
	documentIn,
	documents,
	number,
	numberOrNull,
	text,
	type Document,
} from '../files/documents';
import { plainText } from '../files/plain-text';

/** Coupon line of an order. */
export function readCoupon(coupon: Document): CouponItem {
	return {
		id: number(coupon, 'id'),
		code: plainText(coupon, 'code'),
		...readTerms(coupon),
		discount: number(coupon, 'discount'),
		discountTax: number(coupon, 'discount_tax'),
	};
}

/**
 * An order’s own data of its coupon: `coupon_info` with id, code, type (null for a discount on the cart) and amount,
 * or, in older orders, the whole coupon as `coupon_data`.
 */
function readTerms(coupon: Document): { couponId: number | null; terms: CouponTerms } {
	const metas = new Map(
		documents(coupon, 'meta_data').map((meta) => [text(meta, 'key'), meta] as const),
	);
	const [id, , type, amount] = listOf(metas.get('coupon_info')?.['value']);
	const data = documentIn(metas.get('coupon_data') ?? {}, 'value');
	return {
		couponId: idOf(id) ?? idOf(data['id']),
		terms: {
			discountType:
				text(coupon, 'discount_type') ||
				text(data, 'discount_type') ||
				(typeof type === 'string' && type !== '' ? type : 'fixed_cart'),
			amount:
				numberOrNull(coupon, 'nominal_amount') ??
				numberOrNull(data, 'amount') ??
				(Number(amount ?? 0) || 0),
		},
	};
}

/** `coupon_info` is a JSON list as text; some plugins store the list itself. */
function listOf(value: unknown): readonly unknown[] {
	if (typeof value !== 'string') return Array.isArray(value) ? value : [];
	try {
		const parsed: unknown = JSON.parse(value);
		return Array.isArray(parsed) ? parsed : [];
	} catch {
		return [];
	}
}

function idOf(value: unknown): number | null {
	const id = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
	return Number.isSafeInteger(id) && id > 0 ? id : null;
}

interface KnownCoupons {
	readonly known: ReadonlySet<number>;
	/** The coupon with a code, in any case. */
	idOfCode(code: string): number | undefined;
}

/** Records the deleted coupons of an order. Data of later orders replaces that of earlier ones. */
export function noteGoneCoupons(
	{ items }: SourceOrder,
	{ known, idOfCode }: KnownCoupons,
	gone: Map<number, CouponItem>,
): void {
	for (const coupon of items.coupons) {
		const id = reportedCoupon(coupon, idOfCode);
		if (!known.has(id)) gone.set(id, coupon);
	}
}

/** Rows of `coupons` for deleted coupons that orders used. */
export function goneCouponRows(gone: ReadonlyMap<number, CouponItem>): Row[] {
	return [...gone].map(([id, { code, terms }]) => [
		id,
		code,
		'deleted',
		terms?.amount ?? 0,
		terms?.discountType ?? '',
		null,
		null,
		null,
		null,
		'{}',
	]);
}
