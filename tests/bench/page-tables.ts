import type { AppNumbers } from './app';
import type { ComponentNumbers, Pair } from './components';
import { median, table } from './measure';
import type { BreakdownTimes } from './server/breakdowns';
import type { ServerNumbers } from './server/server';
import type { Side, WordPressNumbers } from './wordpress';
import type { BreakdownNumbers, Seconds } from './wordpress/breakdowns';

/** The head of the first column. */
const today = () => new Date().toISOString().slice(0, 10);

/** A table with one column for each entry. */
function columns<Entry>(
	head: string,
	entries: readonly Entry[],
	nameOf: (entry: Entry) => string,
	rows: Readonly<Record<string, (entry: Entry) => string | number>>,
): string {
	return table(
		[head, ...entries.map(nameOf)],
		Object.entries(rows).map(([name, cell]) => [name, ...entries.map(cell)]),
	);
}

/** Two tables with a row for each size: the reports, each by day and its first page, and the rest. */
export function serverTables(measured: readonly (ServerNumbers & { orders: number })[]): string {
	const names = measured[0]?.rows.map(({ name }) => name) ?? [];
	const [byDay, firstPage] = ['/stats by day', ', first page'];
	const isOfReport = (name: string) => name.endsWith(byDay) || name.endsWith(firstPage);
	const reports = new Set(names.filter(isOfReport).map((name) => name.replace(/[/,].*/, '')));
	const time = ({ rows }: ServerNumbers, name: string) =>
		rows.find((row) => row.name === name)?.milliseconds.toFixed(1) ?? '–';
	const perReport = measured.map((numbers) => [
		`${numbers.orders.toLocaleString('en')} orders`,
		...[...reports].map((report) =>
			[byDay, firstPage].map((which) => time(numbers, report + which)).join(' / '),
		),
	]);
	const others = names.filter((name) => !isOfReport(name));
	const rest = measured.map((numbers) => [
		`${numbers.orders.toLocaleString('en')} orders`,
		...others.map((name) => time(numbers, name)),
		numbers.megabytes.toFixed(0),
		numbers.megabytesOnDisk.toFixed(0),
	]);
	return [
		table([today(), ...reports], perReport),
		table([today(), ...others, 'most memory, MB', 'size on disk, MB'], rest),
	].join('\n\n');
}

/** A row for each dimension, with two times for each size. */
export function breakdownTable(
	measured: readonly { readonly orders: number; readonly times: readonly BreakdownTimes[] }[],
): string {
	const dimensions = measured[0]?.times.map(({ dimension }) => dimension) ?? [];
	return table(
		[today(), ...measured.map(({ orders }) => `${orders.toLocaleString('en')} orders`)],
		dimensions.map((dimension) => [
			dimension,
			...measured.map(({ times }) => {
				const found = times.find((one) => one.dimension === dimension);
				return found ? `${found.firstPage.toFixed(0)} / ${found.byDay.toFixed(0)}` : '–';
			}),
		]),
	);
}

/** A row for WooCommerce's Revenue and for each breakdown: seconds of processors, or of the clock where those were not counted. */
export function besideRevenueTable({ revenue, breakdowns }: BreakdownNumbers): string {
	const isCounted = !Number.isNaN(revenue.rows.processor);
	const of = ({ wall, processor }: Seconds) => (isCounted ? processor : wall);
	return table(
		[
			`${today()}, seconds of ${isCounted ? 'processor' : 'the clock'}`,
			...['rows', 'by day', 'rows, share', 'by day, share'],
		],
		[revenue, ...breakdowns].map(({ name, rows, byDay }) => [
			name,
			of(rows).toFixed(2),
			of(byDay).toFixed(2),
			(of(rows) / of(revenue.rows)).toFixed(2),
			(of(byDay) / of(revenue.byDay)).toFixed(2),
		]),
	);
}

export function appTables({ openings, interactions }: AppNumbers): string {
	return [
		columns(today(), openings, ({ screen }) => screen, {
			'cold, ms': ({ coldReady }) => coldReady.toFixed(0),
			'warm, ms': ({ warmReady }) => warmReady.toFixed(0),
			'seen, ms': ({ cachedReady }) => cachedReady.toFixed(0),
			'script, kB': ({ scriptBytes }) => (scriptBytes / 1000).toFixed(1),
			REST: ({ requests }) => requests,
			'longest task, ms': ({ longestTask }) => longestTask.toFixed(0),
			'heap, MB': ({ heap }) => heap.toFixed(1),
		}),
		columns(today(), interactions, ({ name }) => name, {
			'settled, ms': ({ settled }) => settled.toFixed(0),
			'longest task, ms': ({ longestTask }) => longestTask.toFixed(0),
		}),
	].join('\n\n');
}

export function componentTables({ times, sizes }: ComponentNumbers): string {
	const ratio = ({ ours, woocommerce }: Pair) => `× ${(woocommerce / ours).toFixed(1)}`;
	const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
	return [
		table(
			[`milliseconds, ${today()}`, 'ours', 'published', 'ratio'],
			times.map((pair) => [
				pair.name,
				pair.ours.toFixed(1),
				pair.woocommerce.toFixed(1),
				ratio(pair),
			]),
		),
		columns('kB of gzip, imported alone', sizes, ({ name }) => name, {
			ours: ({ ours }) => kilobytes(ours),
			published: ({ woocommerce }) => kilobytes(woocommerce),
			ratio,
		}),
	].join('\n\n');
}

/** One site in one row: medians of its screens, and from the least to the greatest share. */
export function wordPressRow({ versions, empty, screens }: WordPressNumbers, isLarge: boolean) {
	const middle = (of: (side: Side) => number) =>
		[median(screens.map(({ theirs }) => of(theirs))), median(screens.map(({ ours }) => of(ours)))]
			.map((value) => value.toFixed(0))
			.join(' → ');
	const range = (shares: readonly number[]) =>
		`${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`;
	const times = (how: 'cold' | 'warm') => [
		middle((side) => side[how]),
		range(screens.map(({ theirs, ours }) => ours[how] / theirs[how])),
		range(screens.map(({ ours }) => ours[how] / empty[how])),
	];
	return {
		heads: [
			...['site', 'measured', 'script, kB', 'REST', 'cold, ms', 'share', 'of empty'],
			...['warm, ms', 'share', 'of empty'],
		],
		row: [
			isLarge ? `${versions}, a million orders` : versions,
			today(),
			middle(({ script }) => script / 1000),
			middle(({ rest }) => rest),
			...times('cold'),
			...(isLarge ? ['', '', ''] : times('warm')),
		],
	};
}
