import fc from 'fast-check';

/** For tests: a small shop made up by fast-check, as people would tell of it. Money is in the smallest coins. */
export interface RandomShop {
	readonly timeZone: string;
	readonly weekStart: number;
	readonly dateType: string;
	/** Digits behind the decimal separator: none as in Japan, two, or three as in Kuwait. */
	readonly precision: number;
	readonly roundsTaxAtSubtotal: boolean;
	readonly orders: readonly RandomOrder[];
	/** Minutes after FIRST at which a file was downloaded. */
	readonly downloads: readonly number[];
}

export interface RandomOrder {
	/** Wall-clock milliseconds. */
	readonly created: number;
	/** Hours later. */
	readonly paidAfter: number | null;
	readonly completedAfter: number | null;
	readonly status: string;
	/** 1 to 3 have accounts, 4 and 5 are guests. */
	readonly customer: number;
	readonly lines: readonly RandomLine[];
	readonly coupons: readonly { readonly code: string; readonly discount: number }[];
	readonly shipping: number;
	readonly fee: number;
	readonly refunds: readonly RandomRefund[];
}

export interface RandomLine {
	/** 2 is variable, 3 is in two categories, 4 no longer exists. */
	readonly product: number;
	readonly variation: number;
	readonly quantity: number;
	readonly net: number;
	/** Of the rates 1, 2 and 3; the last no longer exists. */
	readonly taxes: readonly number[];
}

export interface RandomRefund {
	/** `all` and `line` say what is given back; `amount` is a sum of money alone, `shipping` the postage alone. */
	readonly kind: 'all' | 'line' | 'line without pieces' | 'amount' | 'shipping';
	readonly after: number;
	readonly amount: number;
}

/** Wall-clock time of the earliest order: around both clock changes of the northern winter and New Year. */
export const FIRST = Date.UTC(2025, 9, 20);
const MINUTE = 60_000;
const DAYS = 170;

/** Nights in which some clocks change: Lord Howe, Europe, America, Apia, then New Year and the way back. */
const nights = ['2025-10-05', '2025-10-26', '2025-11-02', '2026-01-01', '2026-03-08', '2026-04-05'];

const moment = fc.oneof(
	fc.integer({ min: 0, max: DAYS * 24 * 60 }).map((minutes) => FIRST + minutes * MINUTE),
	fc
		.tuple(fc.constantFrom(...nights.slice(1)), fc.integer({ min: -120, max: 240 }))
		.map(([night, minutes]) => Date.parse(`${night}T00:00:00Z`) + minutes * MINUTE),
);

const hours = (most: number) => fc.integer({ min: 0, max: most });
const coins = (most: number) => fc.integer({ min: 0, max: most });

const line: fc.Arbitrary<RandomLine> = fc
	.record({
		product: fc.integer({ min: 1, max: 4 }),
		choice: fc.integer({ min: 0, max: 1 }),
		quantity: fc.integer({ min: 1, max: 5 }),
		net: coins(90_000),
		taxes: fc.tuple(coins(9_000), coins(900), fc.constantFrom(0, 0, 77)),
	})
	.map(({ choice, ...rest }) => ({ ...rest, variation: rest.product === 2 ? 21 + choice : 0 }));

const refund: fc.Arbitrary<RandomRefund> = fc.record({
	kind: fc.constantFrom('all', 'line', 'line without pieces', 'amount', 'shipping'),
	after: hours(400),
	amount: fc.integer({ min: 1, max: 5_000 }),
});

const order: fc.Arbitrary<RandomOrder> = fc.record({
	created: moment,
	paidAfter: fc.option(hours(60)),
	completedAfter: fc.option(hours(200)),
	status: fc.constantFrom('completed', 'processing', 'on-hold', 'refunded', 'pending', 'failed'),
	customer: fc.integer({ min: 1, max: 5 }),
	lines: fc.array(line, { minLength: 1, maxLength: 3 }),
	coupons: fc.subarray([
		{ code: 'ten', discount: 250 },
		{ code: 'five', discount: 1_999 },
		{ code: 'deleted', discount: 1 },
	]),
	shipping: fc.constantFrom(0, 500, 1_299),
	fee: fc.constantFrom(0, 0, 350),
	refunds: fc.array(refund, { maxLength: 2 }),
});

export const randomShop: fc.Arbitrary<RandomShop> = fc.record({
	timeZone: fc.constantFrom(
		'UTC',
		'America/New_York',
		'Asia/Kolkata',
		'Australia/Lord_Howe',
		'America/St_Johns',
		'Pacific/Apia',
		'Europe/Berlin',
	),
	weekStart: fc.integer({ min: 0, max: 6 }),
	dateType: fc.constantFrom('date_created', 'date_paid', 'date_completed'),
	precision: fc.constantFrom(0, 2, 2, 3),
	roundsTaxAtSubtotal: fc.boolean(),
	orders: fc.array(order, { maxLength: 20 }),
	downloads: fc.array(hours(DAYS * 24 * 60), { maxLength: 5 }),
});
