import path from 'node:path';
import { defaultRangeText, type WeekStart } from '@store-analytics/date';
import { dateRules } from '@store-analytics/date/rules';
import { periodOf, requestDates } from '../../../src/reports/engine/query/period';
import { runPhp } from '../support/php/php';

/** A question to both the app and PHP: an address on a day in a shop. */
interface Case {
	readonly query: Readonly<Record<string, string>>;
	readonly defaultRange: string;
	readonly now: string;
	readonly zone: string;
	readonly weekStart: WeekStart;
	readonly fiscalYearStart?: number;
	readonly firstOrderDay?: string;
}

const monthToDate = 'period=month&compare=previous_year';
const noon = { now: '2026-11-20T17:00:00Z', zone: 'America/New_York', weekStart: 0 as const };

const units = ['week', 'month', 'quarter', 'year'];
const presets = ['today', 'yesterday', ...units, ...units.map((unit) => `last_${unit}`)];
const compares = ['previous_period', 'previous_year'];
const intervals = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'fortnight', ''];
const zones = [
	'UTC',
	'America/New_York',
	'Asia/Kolkata',
	'Australia/Lord_Howe',
	'-03:30',
	'+13:00',
];
const weekStarts = [0, 1, 6] as const;
const nows = [
	'2024-02-29T12:00:00Z',
	'2024-03-06T12:00:00Z',
	'2025-03-01T02:00:00Z',
	'2023-03-31T13:00:00Z',
	'2026-08-31T23:59:59Z',
	'2026-12-31T23:30:00Z',
	'2027-01-01T00:30:00Z',
	// The clocks of New York and of Lord Howe change, the latter by half an hour.
	'2026-03-08T06:59:00Z',
	'2026-11-01T05:30:00Z',
	'2026-04-04T15:00:00Z',
	'2026-10-03T15:30:00Z',
];
const custom = [
	['2026-10-01', '2026-10-31'],
	['2026-10-31', '2026-10-01'],
	['2024-02-29', '2024-02-29'],
	['2024-02-29', '2024-03-01'],
	['2026-03-08', '2026-03-14'],
	['2026-03-08', '2026-03-15'],
	['2026-10-25', '2026-11-21'],
	['2026-10-25', '2026-11-22'],
	['2026-01-01', '2026-03-31'],
	['2026-01-01', '2026-04-01'],
	['2025-11-20', '2026-11-19'],
	['2025-11-20', '2026-11-20'],
	['2023-12-31', '2027-01-01'],
	['0999-12-31', '1000-01-01'],
	['2026-02-30', '2026-03-31'],
	['2026-10-01', '2026-13-01'],
	['2026-10-01', ''],
	['', '2026-10-31'],
	['20261001', '2026-10-31'],
	['2026-10-1', '2026-10-31'],
	['2026-10-01T00:00:00', '2026-10-31'],
	[' 2026-10-01', '2026-10-31\n'],
] as const;

/** All first days of a week for weeks; for other periods, which have none, one of them in turn. */
const weekStartsOf = (period: string, index: number) =>
	period.endsWith('week') ? weekStarts : [weekStarts[index % weekStarts.length] ?? 0];

/** Everything that affects a period by itself, with each preset and comparison. */
const presetCases = presets.flatMap((period) =>
	compares.flatMap((compare) =>
		zones.flatMap((zone) =>
			nows.flatMap((now, index) =>
				weekStartsOf(period, index).map((weekStart): Case => {
					return { query: { period, compare }, defaultRange: monthToDate, now, zone, weekStart };
				}),
			),
		),
	),
);

const furtherPeriods = [
	...[
		'last_7_days',
		'last_30_days',
		'last_90_days',
		'last_365_days',
		'last_1_days',
		'last_999_days',
	],
	...[
		'last_1_weeks',
		'last_6_weeks',
		'last_1_months',
		'last_3_months',
		'last_12_months',
		'last_25_months',
	],
	...['fiscal_year', 'last_fiscal_year', 'all'],
	...['last_0_days', 'last_1000_days', 'last_07_days', 'last_7_years', 'All'],
];
const furtherComparisons = [
	...compares.map((compare) => ({ compare })),
	{ compare: 'same_weekdays' },
	{ compare: 'same_weekdays_last_year' },
	{ compare: 'none' },
	{ compare: 'custom' },
	{ compare: 'custom', compare_after: '2025-03-31', compare_before: '2025-03-01' },
	{ compare: 'custom', compare_after: '2025-02-30', compare_before: '2025-03-01' },
	{ compare: 'same_moon' },
];
const firstOrders = ['', '2023-10-01', '2026-10-12', '2030-01-01', 'once', '2025-02-30'];

/**
 * Ranges and comparisons beyond WooCommerce's, each also as a default range and together with WooCommerce's presets.
 */
const furtherCases = [...furtherPeriods, 'month', 'last_year', 'today'].flatMap((period) =>
	furtherComparisons.flatMap((comparison) =>
		[...nows, '2026-06-15T12:00:00Z'].flatMap((now, index): Case[] => {
			const shop = {
				now,
				zone: zones[index % zones.length] ?? 'UTC',
				weekStart: weekStarts[index % weekStarts.length] ?? 0,
				fiscalYearStart: (index % 12) + 1,
				firstOrderDay: firstOrders[index % firstOrders.length] ?? '',
			};
			const query = { period, ...comparison };
			const interval = intervals[index % intervals.length] ?? '';
			return [
				{ ...shop, query: { ...query, interval }, defaultRange: monthToDate },
				{ ...shop, query: { interval }, defaultRange: defaultRangeText(query) },
			];
		}),
	),
);

/** The days around the ends of months over a leap year and its neighbours, where calendars differ in length. */
const endsOfMonths = Array.from({ length: 27 }, (_, month) =>
	[-2, -1, 0, 1].map((day) => new Date(Date.UTC(2023, month, 1 + day, 12)).toISOString()),
).flat();
const calendarCases = presets.flatMap((period) =>
	compares.flatMap((compare) =>
		endsOfMonths.flatMap((now, index) =>
			weekStartsOf(period, index).map((weekStart): Case => {
				return {
					query: { period, compare },
					defaultRange: monthToDate,
					now,
					zone: 'UTC',
					weekStart,
				};
			}),
		),
	),
);

const customCases = custom.flatMap(([after, before]) =>
	[...compares, 'nothing'].flatMap((compare) =>
		[monthToDate, 'period=custom&compare=previous_period&after=2026-01-01&before=2026-01-31'].map(
			(defaultRange): Case => {
				return { ...noon, query: { period: 'custom', compare, after, before }, defaultRange };
			},
		),
	),
);

const addresses: readonly Case['query'][] = [
	{},
	{ period: 'month' },
	{ compare: 'previous_period' },
	{ period: 'fortnight', compare: 'previous_period' },
	{ period: 'last_fortnight', compare: 'previous_year' },
	{ period: 'last_today', compare: 'previous_year' },
	{ period: '0', compare: '0' },
	{ period: 'custom', compare: '0', after: '0', before: '0' },
	...presets.map((period) => ({ period, compare: 'previous_period' })),
	...custom.map(([after, before]) => ({
		period: 'custom',
		compare: 'previous_year',
		after,
		before,
	})),
];
const defaults = [
	monthToDate,
	'',
	'period=last_week&amp;compare=previous_period',
	'period=fortnight',
]
	.concat('period=custom&compare=previous_year&after=2026-01-01&before=2026-06-30')
	.concat('period=custom&compare=previous_year&after=2026-01-01&before=2026-02-30');

const addressCases = addresses.flatMap((address) =>
	defaults.flatMap((defaultRange) =>
		intervals.map((interval): Case => {
			return { ...noon, query: { ...address, interval }, defaultRange };
		}),
	),
);

describe('The dates of an address in PHP and in the app', () => {
	const cases = [
		...presetCases,
		...calendarCases,
		...customCases,
		...addressCases,
		...furtherCases,
	];
	let read: ReadonlyMap<Case, unknown>;

	beforeAll(() => {
		const results = readByPhp(cases);
		read = new Map(cases.map((one, index) => [one, results[index]]));
	});

	const differences = (some: readonly Case[]) =>
		some
			.map((one) => ({ ...one, php: read.get(one), app: readByApp(one) }))
			.filter(({ php, app }) => JSON.stringify(php) !== JSON.stringify(app))
			.slice(0, 5);

	it('[S9.dates-and-periods.2] are equal for every preset, on days with unusual calendars and clocks', () => {
		expect(presetCases.length).toBeGreaterThan(1500);
		expect(differences(presetCases)).toEqual([]);
	});

	it('[S9.dates-and-periods.2] are equal for every preset at all ends of months and leap years', () => {
		expect(calendarCases.length).toBeGreaterThan(3000);
		expect(differences(calendarCases)).toEqual([]);
	});

	it('are equal for ranges and comparisons beyond WooCommerce’s, in addresses and as default ranges', () => {
		expect(furtherCases.length).toBeGreaterThan(4000);
		expect(differences(furtherCases)).toEqual([]);
	});

	it('[S9.dates-and-periods.2, S9.dates-and-periods.3] are equal for custom and mistyped ranges', () => {
		expect(differences(customCases)).toEqual([]);
	});

	it('[S9.dates-and-periods.3, S9.dates-and-periods.17] are equal, with the same interval, for incomplete or invalid addresses', () => {
		expect(differences(addressCases)).toEqual([]);
	});
});

function readByApp({ query, defaultRange, now, ...shop }: Case) {
	const clock = { ...shop, now: new Date(now), locale: 'en' };
	const { primary, secondary, interval } = requestDates(periodOf(query, defaultRange, clock));
	const days = (range: typeof secondary) =>
		range && Object.values(range).map((time) => time.slice(0, 10));
	const until = secondary?.before.slice(11) ?? null;
	return { primary: days(primary), secondary: days(secondary) ?? null, interval, until };
}

function readByPhp(cases: readonly Case[]): unknown[] {
	const folder = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
function built( $name ) {
	return 'date-rules' === $name ? json_decode( '${JSON.stringify(dateRules())}', true ) : array();
}
require 'preload/calendar.php';
require 'preload/periods.php';
require 'preload/further-ranges.php';
$cases = json_decode( <<<'JSON'
${JSON.stringify(cases)}
JSON
, true );
echo json_encode( array_map( function ( $case ) {
	$now = strtotime( $case['now'] );
	$period = period_of( $case['query'], $case['defaultRange'], array(
		'today' => day_in_zone( $now, $case['zone'] ),
		'week_start' => $case['weekStart'],
		'fiscal_year_start' => $case['fiscalYearStart'] ?? 1,
		'first_order_day' => $case['firstOrderDay'] ?? '',
	) );
	$until = compared_until( period_params( $case['query'], $case['defaultRange'] ), $now, $case['zone'] );
	return $period + array( 'until' => $period['secondary'] ? $until : null );
}, $cases ) );`;
	return JSON.parse(runPhp(code, folder));
}
