import type { SourceOrder } from '../../../orders/order-source';
import type { ShopTime } from '../../../base/time/shop-time';
import type { Sellable } from '../catalog/catalog';
import { originLabel } from '../../../orders/attribution';
import { fillCart, type ItemIds } from './order-items';
import { pickOrigin, visitOf, type Origin } from './origins';
import type { Person } from '../people/people';
import { type Random, WeightedChoice } from '../random';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const payments = new WeightedChoice(
	[
		{ id: 'card', title: 'Card', weight: 70 },
		{ id: 'bacs', title: 'Bank transfer', weight: 18 },
		{ id: 'cod', title: 'Cash on delivery', weight: 12 },
	],
	(payment) => payment.weight,
);

/** The outcome of an order: `refunded` in full, or `partly`. */
export type Outcome =
	'completed' | 'processing' | 'on-hold' | 'pending' | 'cancelled' | 'failed' | 'refunded';

/** Inputs for generating an order. */
export interface OrderMaker {
	readonly time: ShopTime;
	/** "Now" in milliseconds: no event is later. */
	readonly now: number;
	readonly ids: ItemIds;
	readonly current: WeightedChoice<Sellable>;
	/** Includes products that the shop has deleted since. */
	readonly former: WeightedChoice<Sellable>;
	/** Orders before this time use `former`. */
	readonly formerUntil: number;
}

/** Generates one order at the time `at`. */
export function makeOrder(
	maker: OrderMaker,
	random: Random,
	id: number,
	at: number,
	buyer: Person,
): SourceOrder {
	const { time, now } = maker;
	const moment = (milliseconds: number) => momentOf(time, milliseconds);
	const created = moment(at);
	const payment = payments.pick(random);
	const wished = outcome(random, now - at, payment.id);
	const choice = at < maker.formerUntil ? maker.former : maker.current;
	const month = Number(created.local.slice(5, 7)) - 1;
	const cart = fillCart(random, buyer.place, buyer.state, month, choice, maker.ids);
	const done = at + random.whole(20 * 60, 4 * 24 * 60) * MINUTE;
	// What is not done yet would otherwise all be done, and paid on delivery, now.
	const isSent = wished === 'completed' || wished === 'refunded';
	const status = isSent && done > now ? 'processing' : wished;
	const paidAt = Math.min(now, payment.id === 'cod' ? done : at + random.whole(1, 6) * MINUTE);
	const isDone = status === 'completed' || status === 'refunded';
	const isPaid = isDone || (status === 'processing' && payment.id !== 'cod');
	const order = {
		id,
		number: String(id),
		orderKey: `wc_order_${id.toString(36)}`,
		status,
		currency: 'EUR',
		pricesIncludeTax: false,
		created,
		modified: moment(isDone ? done : at),
		paid: isPaid ? moment(paidAt) : null,
		completed: isDone ? moment(done) : null,
		...cart,
		userId: buyer.userId,
		billing:
			buyer.userId === 0 && random.chance(0.02)
				? { ...billing(buyer), lastName: '' }
				: billing(buyer),
		paymentMethod: payment.id,
		paymentMethodTitle: payment.title,
		createdVia: 'checkout',
		ipAddress: `198.51.100.${random.whole(1, 254)}`,
		customerNote: random.chance(0.03) ? 'Please leave it with the neighbours.' : '',
		body: null,
	};
	const origin = pickOrigin(random);
	return {
		...order,
		origin: originLabel(origin.source_type, origin.source),
		dimensions: dimensionsOf(order, origin),
	};
}

/** What reports break down by: of the address of the bill, as parcels go there. */
function dimensionsOf(
	order: Omit<SourceOrder, 'origin' | 'dimensions'>,
	origin: Origin,
): SourceOrder['dimensions'] {
	const { country, state, city, postcode } = order.billing;
	return {
		billing_country: country,
		billing_state: state,
		billing_city: city,
		billing_postcode: postcode,
		shipping_country: country,
		shipping_state: state,
		shipping_city: city,
		shipping_postcode: postcode,
		payment_method: order.paymentMethod,
		shipping_method: order.items.shipping[0]?.method ?? '',
		...visitOf(order.id, origin),
		...origin,
		term: '',
		content: '',
		created_via: order.createdVia,
		currency: order.currency,
	};
}

/** A time in the shop’s time zone and in UTC. */
export function momentOf(time: ShopTime, milliseconds: number) {
	const date = new Date(milliseconds);
	return { local: time.local(date), utc: date.toISOString().slice(0, 19).replace('T', ' ') };
}

function billing(buyer: Person) {
	return {
		firstName: buyer.firstName,
		lastName: buyer.lastName,
		email: buyer.email,
		address1: buyer.address1,
		city: buyer.city,
		state: buyer.state,
		postcode: buyer.postcode,
		country: buyer.place.country,
	};
}

function outcome(random: Random, age: number, payment: string): Outcome {
	const chance = random.next();
	if (chance < 0.025) return 'failed';
	if (chance < 0.065) return age < 6 * 60 * MINUTE ? 'pending' : 'cancelled';
	if (age < 9 * DAY && payment === 'bacs' && chance < 0.5) return 'on-hold';
	if (age < 3 * DAY) return chance < 0.75 ? 'processing' : 'completed';
	return chance < 0.09 ? 'refunded' : 'completed';
}
