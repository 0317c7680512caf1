import fc from 'fast-check';
import { pick, someOrNone } from './random-catalog';
import { CUSTOM_STATUS } from './random-settings';

/** The first local day of orders. Orders follow for half a year, then two months of refunds and completions. */
const FIRST_DAY = '2025-10-01';

const MINUTE = 60_000;
const FIRST = Date.parse(`${FIRST_DAY}T00:00:00Z`);
const SPAN = 180 * 24 * 60;

/** Nights of clock changes (Lord Howe, Berlin, New York and St John's, in both directions), and New Year. */
const nights = ['2025-10-05', '2025-10-26', '2025-11-02', '2026-01-01', '2026-03-08', '2026-03-29'];

/** A local time in milliseconds: anywhere, around midnight, and near clock changes. */
const wall = fc.oneof(
	fc.integer({ min: 0, max: SPAN * 60 }).map((seconds) => FIRST + seconds * 1000),
	fc
		.integer({ min: 1, max: SPAN / 24 / 60 })
		.chain((day) =>
			fc.constantFrom(-1, 0, 1).map((second) => FIRST + day * 86_400_000 + second * 1000),
		),
	fc
		.tuple(fc.constantFrom(...nights), fc.integer({ min: -120, max: 240 }))
		.map(([night, minutes]) => Date.parse(`${night}T00:00:00Z`) + minutes * MINUTE),
	fc
		.tuple(
			fc.constantFrom('2025-12-28', '2026-01-01', '2026-01-05'),
			fc.integer({ min: -72, max: 72 }),
		)
		.map(([day, hours]) => Date.parse(`${day}T00:00:00Z`) + hours * 60 * MINUTE),
);

const minutesLater = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12_000 }));

const randomLine = fc.record({
	product: pick,
	variation: pick,
	quantity: fc.integer({ min: 1, max: 5 }),
});

const randomRefund = fc.record({
	kind: fc.constantFrom('lines', 'lines', 'shares', 'shipping', 'amount', 'everything', 'one sum'),
	after: minutesLater,
	lines: fc.array(fc.tuple(pick, pick), { minLength: 1, maxLength: 2 }),
	share: fc.constantFrom(0.1, 0.25, 1 / 3, 0.5, 1),
});

/** An order as in the description, with coins for amounts, local times, and numbers for references. */
export const randomOrder = fc.record({
	wall,
	/** Uses the second occurrence of a local time that occurs twice. */
	again: fc.boolean(),
	paidAfter: fc.option(minutesLater, { freq: 6 }),
	completedAfter: fc.option(minutesLater),
	status: fc.constantFrom(
		'completed',
		'completed',
		'completed',
		'processing',
		'on-hold',
		'pending',
		'failed',
		'cancelled',
		CUSTOM_STATUS,
	),
	person: pick,
	signedIn: fc.boolean(),
	inCapitals: fc.boolean(),
	lines: fc.array(randomLine, { minLength: 1, maxLength: 3 }),
	coupons: someOrNone(pick, 2),
	shipping: fc.option(fc.constantFrom(0, 500, 1_299, 40_000)),
	fees: someOrNone(fc.record({ coins: fc.integer({ min: 1, max: 999 }), taxed: fc.boolean() }), 2),
	refunds: someOrNone(randomRefund, 3),
	test: fc.constantFrom(false, false, false, true),
	source: fc.constantFrom(
		{ type: 'organic', name: 'google' },
		{ type: 'typein', name: '' },
		{ type: 'utm', name: 'news &amp; more' },
		{ type: '', name: '' },
	),
	download: fc.option(minutesLater),
});

export type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer Order> ? Order : never;
export type RandomRefund = RandomOrder['refunds'][number];
