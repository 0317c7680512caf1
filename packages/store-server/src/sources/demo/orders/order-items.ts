import sumBy from 'lodash/sumBy.js';
import type {
	ChargeItem,
	CouponItem,
	LineItem,
	OrderItems,
	SourceOrder,
	TaxItem,
} from '../../../orders/order-source';
import type { Sellable } from '../catalog/catalog';
import { demoCoupons } from '../catalog/catalog-data';
import type { DemoTax, Place } from '../people/places';
import { type Random, WeightedChoice } from '../random';

/** A cart: the order’s items and their sums, all in the shop’s currency. */
type Cart = { readonly items: OrderItems } & Pick<
	SourceOrder,
	| 'discountTotal'
	| 'discountTax'
	| 'shippingTotal'
	| 'shippingTax'
	| 'cartTax'
	| 'total'
	| 'totalTax'
>;

/** Generates the ids of order items. */
export class ItemIds {
	private last = 0;

	next(): number {
		return ++this.last;
	}
}

type Coupon = (typeof demoCoupons)[number];

/** Fills a cart for a customer at `place` in `month` (0 to 11). */
export function fillCart(
	random: Random,
	place: Place,
	state: string,
	month: number,
	choice: WeightedChoice<Sellable>,
	ids: ItemIds,
): Cart {
	const chosen = chooseProducts(random, choice);
	const rates = place.taxes.filter((tax) => tax.state === undefined || tax.state === state);
	const coupon = chooseCoupon(random, month);
	const lines = linesOf(random, chosen, coupon, rates, ids);
	const needsParcel = chosen.some((sellable) => sellable.download === null);
	const subtotal = sumBy(lines, (line) => line.subtotal);
	const shippingCents = needsParcel && subtotal < 150 ? place.shippingCents : 0;
	const shipping = needsParcel ? [charge(ids, 'Parcel', 'flat_rate', shippingCents, rates)] : [];
	const fees = random.chance(0.04) ? [charge(ids, 'Gift wrap', '', 350, rates)] : [];
	const taxes = rates.map((rate) => taxItem(ids, place, rate, [...lines, ...fees], shipping));
	const discount = sumBy(lines, (line) => line.subtotal - line.total);
	const discountTax = sumBy(lines, (line) => line.subtotalTax - line.totalTax);
	const coupons = coupon && discount > 0 ? [couponItem(ids, coupon, discount, discountTax)] : [];
	return cart({ lines, taxes, coupons, shipping, fees });
}

/** Sums of the items, rounded to cents. */
function cart(items: OrderItems): Cart {
	const shippingTotal = cents(sumBy(items.shipping, (line) => line.total));
	const shippingTax = cents(sumBy(items.taxes, (tax) => tax.shippingTaxTotal));
	const cartTax = cents(sumBy(items.taxes, (tax) => tax.taxTotal));
	const goods = sumBy(items.lines, (line) => line.total) + sumBy(items.fees, (fee) => fee.total);
	return {
		items,
		discountTotal: cents(sumBy(items.coupons, (coupon) => coupon.discount)),
		discountTax: cents(sumBy(items.coupons, (coupon) => coupon.discountTax)),
		shippingTotal,
		shippingTax,
		cartTax,
		totalTax: cents(cartTax + shippingTax),
		total: cents(goods + shippingTotal + cartTax + shippingTax),
	};
}

function chooseProducts(random: Random, choice: WeightedChoice<Sellable>): Sellable[] {
	const wanted = random.chance(0.45) ? 1 : random.whole(2, 5);
	const chosen = new Map<string, Sellable>();
	for (let count = 0; count < wanted; count++) {
		const sellable = choice.pick(random);
		chosen.set(sellable.name, sellable);
	}
	return [...chosen.values()];
}

const byMonth = Array.from({ length: 12 }, (_, month) => {
	const running = demoCoupons.filter(
		(coupon) => !('months' in coupon) || coupon.months.some((running) => running === month),
	);
	return new WeightedChoice<Coupon>(running, (coupon) => coupon.weight);
});

function chooseCoupon(random: Random, month: number): Coupon | null {
	return random.chance(month === 10 ? 0.26 : 0.13) ? (byMonth[month]?.pick(random) ?? null) : null;
}

function linesOf(
	random: Random,
	chosen: readonly Sellable[],
	coupon: Coupon | null,
	rates: readonly DemoTax[],
	ids: ItemIds,
): LineItem[] {
	const quantities = chosen.map((sellable) =>
		sellable.download || random.chance(0.78) ? 1 : random.whole(2, 4),
	);
	const count = sumBy(quantities, (quantity) => quantity);
	return chosen.map((sellable, index) => {
		const quantity = quantities[index] ?? 1;
		const subtotalCents = sellable.cents * quantity;
		const off = coupon ? discountCents(coupon, subtotalCents, quantity, count) : 0;
		const taxes = rates.map((rate) => [rate.id, taxOf(subtotalCents - off, rate)] as const);
		return {
			id: ids.next(),
			name: sellable.name,
			productId: sellable.productId,
			variationId: sellable.variationId,
			quantity,
			subtotal: subtotalCents / 100,
			subtotalTax: cents(sumBy(rates, (rate) => taxOf(subtotalCents, rate))),
			total: (subtotalCents - off) / 100,
			totalTax: cents(sumBy(taxes, ([, tax]) => tax)),
			taxes,
			meta: sellable.meta,
		};
	});
}

function discountCents(coupon: Coupon, subtotal: number, quantity: number, count: number): number {
	if (coupon.type === 'percent') return Math.round((subtotal * coupon.amount) / 100);
	if (coupon.type === 'fixed_product') return Math.min(subtotal, coupon.amount * quantity);
	return Math.min(subtotal, Math.round((coupon.amount * quantity) / count));
}

function taxOf(amountCents: number, rate: DemoTax): number {
	return Math.round((amountCents * rate.percent) / 100) / 100;
}

function charge(
	ids: ItemIds,
	name: string,
	method: string,
	amountCents: number,
	rates: readonly DemoTax[],
): ChargeItem {
	const taxes = rates.map((rate) => [rate.id, taxOf(amountCents, rate)] as const);
	return {
		id: ids.next(),
		name,
		method,
		total: amountCents / 100,
		totalTax: cents(sumBy(taxes, ([, tax]) => tax)),
		taxes,
	};
}

function taxItem(
	ids: ItemIds,
	place: Place,
	rate: DemoTax,
	taxed: readonly (LineItem | ChargeItem)[],
	shipping: readonly ChargeItem[],
): TaxItem {
	const due = (items: readonly (LineItem | ChargeItem)[]) =>
		cents(sumBy(items, (item) => sumBy(item.taxes, ([id, tax]) => (id === rate.id ? tax : 0))));
	return {
		id: ids.next(),
		code: taxCode(place, rate),
		rateId: rate.id,
		ratePercent: rate.percent,
		label: rate.name,
		compound: false,
		taxTotal: due(taxed),
		shippingTaxTotal: due(shipping),
	};
}

/** Code of a tax rate, as orders name it. */
export function taxCode({ country }: Place, { state, name }: DemoTax): string {
	return [country, ...(state ? [state] : []), name, '1'].join('-').toUpperCase();
}

function couponItem(
	ids: ItemIds,
	{ id: couponId, code }: Coupon,
	discount: number,
	discountTax: number,
): CouponItem {
	return {
		id: ids.next(),
		code,
		couponId,
		discount: cents(discount),
		discountTax: cents(discountTax),
	};
}

/** Removes floating-point errors beyond the cents. */
export function cents(amount: number): number {
	return Math.round(amount * 100) / 100;
}
