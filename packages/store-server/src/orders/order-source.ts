import type { Stamp } from '../base/time/shop-time';
import type { OrderDimension } from '../schema/order-dimensions';

/** An order. Amounts are in the shop's currency; dates in its time zone and in UTC. */
export interface SourceOrder {
	readonly id: number;
	readonly number: string;
	readonly orderKey: string;
	/** Without the prefix `wc-`. */
	readonly status: string;
	readonly currency: string;
	readonly pricesIncludeTax: boolean;
	readonly created: Moment;
	readonly modified: Moment | null;
	readonly paid: Moment | null;
	readonly completed: Moment | null;
	readonly discountTotal: number;
	readonly discountTax: number;
	readonly shippingTotal: number;
	readonly shippingTax: number;
	readonly cartTax: number;
	readonly total: number;
	readonly totalTax: number;
	/** 0 for a guest. */
	readonly userId: number;
	readonly billing: Address;
	/** Replaces a missing name of the billing address. */
	readonly shippingName?: { readonly firstName: string; readonly lastName: string };
	readonly paymentMethod: string;
	readonly paymentMethodTitle: string;
	readonly createdVia: string;
	readonly ipAddress: string;
	readonly customerNote: string;
	/** The visitor's origin, in the form that the orders table shows. */
	readonly origin: string;
	/** What reports break down by; empty texts are unknown. */
	readonly dimensions: Readonly<Record<OrderDimension, string>>;
	/** The shipping method of the first parcel, of a zone of the shop; empty (the default) if unknown. */
	readonly shippingInstance?: string;
	readonly items: OrderItems;
	/** Paid in the gateway's test mode; false by default. */
	readonly isTest?: boolean;
	/** The REST document, kept for imported orders. */
	readonly body: string | null;
}

/** A refund; all its amounts and quantities are negative or zero, except `amount`, the customer's money. */
export interface SourceRefund {
	readonly id: number;
	readonly created: Moment;
	readonly amount: number;
	readonly reason: string;
	readonly refundedBy: number;
	readonly shippingTotal: number;
	readonly totalTax: number;
	readonly items: OrderItems;
	/** Gives back the whole order; false by default. */
	readonly isInOneSum?: boolean;
	/** The shop did not mark it as full, so it returns no products but its own lines; false by default. */
	readonly hasOwnLinesOnly?: boolean;
	readonly body: string | null;
}

export interface Moment {
	readonly local: Stamp;
	readonly utc: Stamp;
}

export interface Address {
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
	readonly address1: string;
	readonly city: string;
	readonly state: string;
	readonly postcode: string;
	readonly country: string;
}

export interface OrderItems {
	readonly lines: readonly LineItem[];
	readonly taxes: readonly TaxItem[];
	readonly coupons: readonly CouponItem[];
	readonly shipping: readonly ChargeItem[];
	readonly fees: readonly ChargeItem[];
}

export interface LineItem extends Taxed {
	readonly id: number;
	readonly name: string;
	readonly productId: number;
	readonly variationId: number;
	readonly quantity: number;
	readonly subtotal: number;
	readonly subtotalTax: number;
	readonly total: number;
	readonly totalTax: number;
	readonly meta: readonly ItemMeta[];
	/** What was chosen, such as `pa_size:large`; nothing by default. */
	readonly options?: readonly string[];
	/** Slug of its tax class, `standard` for that without one; empty (the default) if unknown. */
	readonly taxClass?: string;
}

/** The taxes of an item. */
interface Taxed {
	/** Tax by rate id. */
	readonly taxes: readonly (readonly [rateId: number, amount: number])[];
	/** The rates that apply, even if their tax is 0; by default those of `taxes`. */
	readonly taxedBy?: readonly number[];
}

export interface ItemMeta {
	readonly key: string;
	readonly value: string;
	readonly displayKey: string;
	readonly displayValue: string;
}

export interface TaxItem {
	readonly id: number;
	readonly code: string;
	readonly rateId: number;
	readonly ratePercent: number;
	readonly label: string;
	readonly compound: boolean;
	readonly taxTotal: number;
	readonly shippingTaxTotal: number;
}

export interface CouponItem {
	readonly id: number;
	readonly code: string;
	/** Null if only the code is known. */
	readonly couponId: number | null;
	/** The coupon's terms at the time of the order, if the order contains them. */
	readonly terms?: CouponTerms;
	readonly discount: number;
	readonly discountTax: number;
}

/** A coupon's terms: `percent`, `fixed_cart` or `fixed_product`, and its amount. */
export interface CouponTerms {
	readonly discountType: string;
	readonly amount: number;
}

/** A shipping line or a fee. */
export interface ChargeItem extends Taxed {
	readonly id: number;
	readonly name: string;
	readonly method: string;
	readonly total: number;
	readonly totalTax: number;
}
