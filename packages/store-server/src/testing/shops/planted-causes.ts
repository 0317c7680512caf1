import fc from 'fast-check';
import type {
	DescribedLine,
	DescribedOrder,
	DescribedProduct,
	DescribedRefund,
	ShopDescription,
} from './shop-description';

/** Two periods of a shop that differ by one planted cause, apart from a few added and removed orders. */
interface PlantedCase {
	readonly cause: 'pieces' | 'price' | 'coupon' | 'returns';
	/** Index of the product that is out of stock or has another price. */
	readonly product: number;
	readonly before: Period;
	readonly now: Period;
}

interface Period {
	readonly after: string;
	readonly before: string;
}

/** A shop with all cases, one after the other: each has its own products, coupon and days. */
interface PlantedShop {
	readonly cases: readonly PlantedCase[];
	/** With the prices of the first periods. */
	readonly before: ShopDescription;
	/** With the prices of the second periods. */
	readonly now: ShopDescription;
	/** Whether an order is in a second period, by the order's index. */
	readonly isNow: readonly boolean[];
}

const PRODUCTS = 6;
const ORDERS = 40;
const DAYS = 20;
const START = Date.UTC(2005, 0, 1, 12);
const DAY = 86_400_000;

const dice = fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true });
const basket = fc.uniqueArray(
	fc.record({ product: fc.nat(PRODUCTS - 1), quantity: fc.integer({ min: 1, max: 3 }) }),
	{ minLength: 1, maxLength: 3, selector: ({ product }) => product },
);
const visit = fc.record({
	basket,
	day: fc.nat(DAYS - 1),
	person: fc.nat(29),
	stays: dice,
	luck: dice,
});
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never;

const randomCase = fc.record({
	cause: fc.constantFrom('pieces', 'price', 'coupon', 'returns'),
	/** In cents. */
	prices: fc.array(fc.integer({ min: 1_500, max: 6_000 }), {
		minLength: PRODUCTS,
		maxLength: PRODUCTS,
	}),
	product: fc.nat(PRODUCTS - 1),
	isDearer: fc.boolean(),
	percent: fc.integer({ min: 25, max: 40 }),
	visits: fc.array(visit, { minLength: ORDERS, maxLength: ORDERS, size: 'max' }),
	others: fc.array(visit, { maxLength: ORDERS / 8, size: 'max' }),
});
type RandomCase = typeof randomCase extends fc.Arbitrary<infer Value> ? Value : never;

/** The same cases for the same seed. */
export function plantedShop(seed: number, count: number): PlantedShop {
	const made = fc.sample(randomCase, { seed, numRuns: count });
	const planted = made.map(resolve);
	const shop = {
		settings,
		taxRates: [rate],
		categories: [{ name: 'Uncategorized', parent: null }],
		attributes: [],
		coupons: made.map(({ percent }, at) => ({
			code: `code-${at}`,
			type: 'percent' as const,
			amount: String(percent),
			created: '2004-01-01T00:00:00Z',
			expires: null,
			fate: 'kept' as const,
		})),
		people,
		orders: planted.flatMap(({ orders }) => orders),
		downloads: [],
	};
	return {
		cases: planted.map(({ orders: _, isNow: _now, ...one }) => one),
		isNow: planted.flatMap(({ isNow }) => isNow),
		before: { ...shop, products: made.flatMap((one, at) => productsOf(one, at, 'before')) },
		now: { ...shop, products: made.flatMap((one, at) => productsOf(one, at, 'now')) },
	};
}

function resolve({ cause, product, visits, others }: RandomCase, at: number) {
	const first = START + at * 2 * DAYS * DAY;
	const second = first + DAYS * DAY;
	const stay = visits.filter(({ stays }) => stays < 0.9);
	const before = visits.map((one) => order(one, at, first));
	const now = [...stay, ...others].flatMap((one) => {
		const lines = one.basket.filter((line) => cause !== 'pieces' || line.product !== product);
		if (lines.length === 0) return [];
		const made = order({ ...one, basket: lines }, at, second);
		const isHit = one.luck < 0.5;
		if (cause === 'coupon' && isHit) return [{ ...made, coupons: [at] }];
		if (cause === 'returns' && isHit) return [{ ...made, refunds: [refundOf(made)] }];
		return [made];
	});
	return {
		cause,
		product: at * PRODUCTS + product,
		before: periodFrom(first),
		now: periodFrom(second),
		orders: [...before, ...now],
		isNow: [...before.map(() => false), ...now.map(() => true)],
	};
}

function periodFrom(start: number): Period {
	const day = (at: number) => new Date(at).toISOString().slice(0, 10);
	return { after: `${day(start)}T00:00:00`, before: `${day(start + (DAYS - 1) * DAY)}T23:59:59` };
}

function order({ basket: lines, day, person }: Visit, at: number, start: number): DescribedOrder {
	const moment = time(start + day * DAY);
	return {
		created: moment,
		paid: moment,
		completed: moment,
		status: 'completed',
		person,
		signedIn: false,
		email: people[person]?.email ?? '',
		lines: lines.map(({ product, quantity }): DescribedLine => ({
			product: at * PRODUCTS + product,
			variation: null,
			quantity,
		})),
		coupons: [],
		shipping: '5.00',
		fees: [],
		refunds: [],
		test: false,
		source: { type: '', name: '' },
	};
}

/** Some minutes after the order, so that it is in the same period. */
function refundOf({ created }: DescribedOrder): DescribedRefund {
	return { kind: 'everything', created: time(Date.parse(created) + 600_000) };
}

const time = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z');

function productsOf(
	{ cause, prices, product, isDearer }: RandomCase,
	at: number,
	period: 'before' | 'now',
): DescribedProduct[] {
	return prices.map((cents, place) => {
		const isChanged = cause === 'price' && period === 'now' && place === product;
		const price = isChanged ? cents * (isDearer ? 2 : 0.5) : cents;
		return {
			name: `Product ${at}-${place}`,
			sku: '',
			price: (Math.round(price) / 100).toFixed(2),
			status: 'publish',
			fate: 'kept',
			categories: [0],
			stock: null,
			downloadable: false,
			terms: [],
			variations: [],
			created: '2004-01-01T00:00:00Z',
		};
	});
}

const people = Array.from({ length: 30 }, (_, at) => ({
	firstName: `First ${at}`,
	lastName: `Last ${at}`,
	email: `person-${at}@example.com`,
	place: { country: 'DE', state: '', city: 'Köln', postcode: '50667' },
	account: null,
}));

const rate = {
	name: 'VAT',
	country: 'DE',
	state: '',
	percent: 19,
	priority: 1,
	compound: false,
	onShipping: true,
	position: 0,
	fate: 'kept',
} as const;

const settings = {
	title: 'Shop',
	country: 'DE',
	timeZone: 'UTC',
	weekStart: 1,
	dateType: 'date_paid',
	currency: {
		code: 'EUR',
		symbol: '&euro;',
		position: 'right_space',
		decimals: 2,
		decimalSeparator: ',',
		thousandSeparator: '.',
	},
	pricesIncludeTax: false,
	taxRounding: 'line',
	excludedStatuses: ['pending', 'cancelled', 'failed'],
	customStatuses: [],
	lowStockAmount: 2,
	rules: '10.9.1 new',
} as const satisfies ShopDescription['settings'];
