import type {
	Address,
	ChargeItem,
	LineItem,
	Moment,
	OrderItems,
	SourceOrder,
	SourceRefund,
	TaxItem,
} from '../../sync/order-source';
import type { ShopTime } from '../../time/shop-time';
import type { RandomLine, RandomOrder, RandomRefund } from './random-shop';

const HOUR = 3_600_000;
const nothing: OrderItems = { lines: [], taxes: [], coupons: [], shipping: [], fees: [] };

/** For tests: turns random orders into orders and refunds as a shop keeps them. */
export class SourceMaker {
	private id = 0;

	constructor(
		private readonly time: ShopTime,
		/** Coins of one unit of money. */
		private readonly coins: number,
	) {}

	make(entry: RandomOrder): { order: SourceOrder; refunds: readonly SourceRefund[] } {
		const order = this.order(entry);
		return { order, refunds: entry.refunds.map((refund) => this.refund(entry, refund)) };
	}

	private order(entry: RandomOrder): SourceOrder {
		const shippingTax = entry.shipping / 10;
		const items = this.items(entry, 1, entry.lines);
		const totalTax = sum(items.taxes, (tax) => tax.taxTotal + tax.shippingTaxTotal);
		const total =
			sum([...items.lines, ...items.shipping, ...items.fees], (item) => item.total) + totalTax;
		const id = this.nextId();
		return {
			...about(id, entry),
			created: this.moment(entry.created),
			modified: null,
			paid: this.later(entry, entry.paidAfter),
			completed: this.later(entry, entry.completedAfter),
			discountTotal: sum(items.coupons, ({ discount }) => discount),
			discountTax: 0,
			shippingTotal: this.money(entry.shipping),
			shippingTax: this.money(shippingTax),
			cartTax: totalTax - this.money(shippingTax),
			total,
			totalTax,
			items,
			body: null,
		};
	}

	private refund(entry: RandomOrder, { kind, after, amount }: RandomRefund): SourceRefund {
		const [first] = entry.lines;
		const back =
			kind === 'all'
				? entry.lines
				: kind === 'amount' || kind === 'shipping' || !first
					? []
					: [{ ...first, quantity: kind === 'line' ? first.quantity : 0 }];
		const withRest = { ...entry, coupons: [], ...(kind === 'all' ? {} : { fee: 0 }) };
		const paid = kind === 'all' || kind === 'shipping' ? withRest : { ...withRest, shipping: 0 };
		const items = kind === 'amount' ? nothing : this.items(paid, -1, back);
		const totalTax = sum(items.taxes, (tax) => tax.taxTotal + tax.shippingTaxTotal);
		const total =
			sum([...items.lines, ...items.shipping, ...items.fees], (item) => item.total) + totalTax;
		return {
			id: this.nextId(),
			created: this.moment(entry.created + after * HOUR),
			amount: kind === 'amount' ? this.money(amount) : -total,
			reason: '',
			refundedBy: 1,
			shippingTotal: sum(items.shipping, (item) => item.total),
			totalTax,
			items,
			body: null,
		};
	}

	private items(entry: RandomOrder, sign: 1 | -1, sold: readonly RandomLine[]): OrderItems {
		const lines = sold.map((line) => this.line(line, sign));
		const charge = (amount: number): ChargeItem[] =>
			amount === 0
				? []
				: [
						{
							id: this.nextId(),
							name: '',
							method: '',
							total: this.money(sign * amount),
							totalTax: this.money((sign * amount) / 10),
							taxes: [[1, this.money((sign * amount) / 10)]],
						},
					];
		const shipping = charge(entry.shipping);
		const fees = charge(entry.fee);
		const taxOf = (rate: number, charged: readonly (LineItem | ChargeItem)[]) =>
			sum(charged, ({ taxes }) => sum(taxes, ([id, tax]) => (id === rate ? tax : 0)));
		const taxes = [1, 2, 3]
			.map((rate) => this.tax(rate, taxOf(rate, [...lines, ...fees]), taxOf(rate, shipping)))
			.filter((tax) => tax.taxTotal !== 0 || tax.shippingTaxTotal !== 0);
		const coupons = entry.coupons.map(({ code, discount }) => ({
			id: this.nextId(),
			code,
			couponId: null,
			discount: this.money(discount),
			discountTax: 0,
		}));
		return { lines, taxes, coupons, shipping, fees };
	}

	private line({ product, variation, quantity, net, taxes }: RandomLine, sign: 1 | -1): LineItem {
		const total = this.money(sign * net);
		return {
			id: this.nextId(),
			name: `Product ${product}`,
			productId: product,
			variationId: variation,
			quantity: sign * quantity + 0,
			subtotal: total,
			subtotalTax: 0,
			total,
			totalTax: this.money(sign * sum(taxes, (tax) => tax)),
			taxes: taxes.map((tax, index) => [index + 1, this.money(sign * tax)]),
			meta: [],
		};
	}

	private tax(rateId: number, taxTotal: number, shippingTaxTotal: number): TaxItem {
		const code = `US-TAX-${rateId}`;
		const rate = { ratePercent: 7.5, label: `Tax ${rateId}`, compound: false };
		return { id: this.nextId(), code, rateId, ...rate, taxTotal, shippingTaxTotal };
	}

	private nextId(): number {
		return (this.id += 1);
	}

	/** Whole coins only, as a shop charges. */
	private money(coins: number): number {
		return Math.round(coins) / this.coins + 0;
	}

	private later({ created }: RandomOrder, after: number | null): Moment | null {
		return after === null ? null : this.moment(created + after * HOUR);
	}

	/** A wall-clock time that the clock skips is the one after the change. */
	private moment(wall: number): Moment {
		const stamp = new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
		const utc = this.time.toUtc(stamp);
		return { local: this.time.toLocal(utc), utc };
	}
}

function about(id: number, { status, customer }: RandomOrder) {
	const billing: Address = {
		firstName: 'Customer',
		lastName: String(customer),
		email: `customer-${customer}@shop.example`,
		address1: '',
		city: '',
		state: '',
		postcode: '',
		country: 'US',
	};
	return {
		id,
		number: String(id),
		orderKey: '',
		status,
		currency: 'USD',
		pricesIncludeTax: false,
		userId: customer <= 3 ? customer : 0,
		billing,
		paymentMethod: '',
		paymentMethodTitle: '',
		createdVia: 'checkout',
		ipAddress: '',
		customerNote: '',
		origin: 'Unknown',
	};
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
	return items.reduce((total, item) => total + amount(item), 0);
}
