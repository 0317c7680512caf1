import type { RandomOrder, RandomRefund } from './random-orders';
import type {
	DescribedDownload,
	DescribedOrder,
	DescribedPerson,
	DescribedProduct,
	DescribedRefund,
} from './shop-description';
import { instantOf, wallTime } from './zone-clock';

const MINUTE = 60_000;

/** The lists that orders refer to. */
interface OrderSurroundings {
	readonly timeZone: string;
	readonly products: readonly DescribedProduct[];
	readonly people: readonly DescribedPerson[];
	/** Number of coupons. */
	readonly coupons: number;
	amount(coins: number): string;
}

/** Sorts random orders by date, and maps their numbers to references in this shop. */
export function resolveOrders(entries: readonly RandomOrder[], shop: OrderSurroundings) {
	const dated = entries
		.map((entry) => ({ entry, created: momentOf(entry, shop.timeZone) }))
		.sort((one, other) => one.created - other.created);
	const orders = dated.map(({ entry, created }) => resolveOrder(entry, created, shop));
	const downloads = dated.flatMap(({ entry }, order): DescribedDownload[] => {
		const made = orders[order];
		const line = made?.lines.findIndex(({ product }) => shop.products[product]?.downloadable) ?? -1;
		if (!made || line < 0 || entry.download === null) return [];
		return [{ order, line, at: stamp(Date.parse(made.created) + entry.download * MINUTE) }];
	});
	return { orders, downloads };
}

function momentOf({ wall, again }: RandomOrder, timeZone: string): number {
	const first = instantOf(timeZone, wall);
	const second = [30, 60]
		.map((minutes) => first + minutes * MINUTE)
		.find((instant) => wallTime(timeZone, instant) === wall);
	return (again ? second : undefined) ?? first;
}

function resolveOrder(
	entry: RandomOrder,
	created: number,
	{ products, people, coupons, amount }: OrderSurroundings,
): DescribedOrder {
	const person = entry.person % people.length;
	const { email = '', account = null } = people[person] ?? {};
	const later = (minutes: number | null) =>
		minutes === null ? null : stamp(created + minutes * MINUTE);
	const lines = entry.lines.map((line) => {
		const product = line.product % products.length;
		const choices = products[product]?.variations.length ?? 0;
		return {
			product,
			variation: choices ? line.variation % choices : null,
			quantity: line.quantity,
		};
	});
	const refunds = resolveRefunds(entry, created, lines);
	const isOver = refunds.some(({ kind }) => kind === 'everything' || kind === 'one sum');
	return {
		created: stamp(created),
		paid: later(entry.paidAfter),
		completed: later(entry.completedAfter),
		status: isOver ? 'refunded' : entry.status,
		person,
		signedIn: entry.signedIn && account !== null && Date.parse(account.registered) < created,
		email: entry.inCapitals ? email.toUpperCase() : email,
		lines,
		coupons: coupons ? [...new Set(entry.coupons.map((coupon) => coupon % coupons))] : [],
		shipping: entry.shipping === null ? null : amount(entry.shipping),
		fees: entry.fees.map(({ coins, taxed }, index) => ({
			name: `Gift &amp; wrap ${index + 1}`,
			amount: amount(coins),
			taxed,
		})),
		refunds,
		test: entry.test,
		source: entry.source,
	};
}

/**
 * No refund follows a full one. After a refund of an amount without items, the rest cannot be refunded item by item.
 */
function resolveRefunds(
	{ refunds, status }: RandomOrder,
	created: number,
	lines: DescribedOrder['lines'],
): DescribedRefund[] {
	if (status !== 'completed' && status !== 'processing') return [];
	const left = lines.map(({ quantity }) => quantity);
	const sorted = [...refunds].sort((one, other) => one.after - other.after);
	const blind = sorted.findIndex(({ kind }) => kind === 'amount');
	const dated = sorted.map((refund, at) =>
		refund.kind === 'everything' && blind >= 0 && blind < at
			? { ...refund, kind: 'one sum' as const }
			: refund,
	);
	const end = dated.findIndex(({ kind }) => kind === 'everything' || kind === 'one sum');
	return dated
		.slice(0, end < 0 ? undefined : end + 1)
		.flatMap((refund) => resolveRefund(refund, stamp(created + refund.after * MINUTE), left));
}

/** Subtracts the refunded quantities from the remaining ones. */
function resolveRefund(refund: RandomRefund, created: string, left: number[]): DescribedRefund[] {
	const { kind, share } = refund;
	if (kind === 'amount') return [{ created, kind, share }];
	if (kind !== 'lines' && kind !== 'shares') return [{ created, kind }];
	const chosen = new Map(refund.lines.map(([line, pieces]) => [line % left.length, pieces]));
	const lines = [...chosen].flatMap(([line, number]) => {
		if (kind === 'shares') return [{ line, pieces: 0, share }];
		const most = left[line] ?? 0;
		if (most === 0) return [];
		const pieces = 1 + (number % most);
		left[line] = most - pieces;
		return [{ line, pieces, share: 1 }];
	});
	return lines.length ? [{ created, kind: 'lines', lines }] : [];
}

function stamp(instant: number): string {
	return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
