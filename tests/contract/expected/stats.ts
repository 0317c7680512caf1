import { readWall } from './request/clock';
import { isDownloadAsked } from './downloads';
import { oncePer } from './once-per';
import { countedIn, matchingLines, matchingTransactions } from './request/filters';
import {
	measureCoupons,
	measureDiscounts,
	measureLines,
	measureOrderLines,
	measureOrders,
	measureTaxes,
	without,
	type Numbers,
} from './measures';
import { intervalsOf, isWithin, readPeriod, type Interval, type Period } from './request/periods';
import { readQuery, type Query } from './request/query';
import { rowsWithin } from './request/rows-within';
import { segmentsBy, type Segments } from './segments';
import { dateOf, type Shop } from './shop';
import type { DateType } from './settings';
import type { Transaction } from './transactions';

/** A report over time: each row counts at one moment, and a function measures any selection of rows. */
interface Report {
	readonly total: Numbers;
	at(interval: Interval): Numbers;
	segment(by: string, id: number, interval?: Interval): Numbers;
	label?(by: string, id: number): string | null | undefined;
}

/** The response of statistics, as far as the export determines it. */
export interface StatsBody {
	readonly totals: object;
	readonly intervals: readonly (Interval['row'] & { readonly subtotals: object })[];
	/** The number of intervals on all pages. */
	readonly count: number;
}

/**
 * Returns the expected statistics. `segments` are the ids of segments in the response; this does not calculate which
 * ones there are.
 */
export function expectedStats(
	shop: Shop,
	path: string,
	asked: Readonly<Record<string, unknown>> | undefined,
	now: Date,
	segments: readonly number[],
): StatsBody | undefined {
	const query = readQuery(asked);
	const period = readPeriod(query, shop, now);
	const report = reportAt(shop, path, query, period);
	if (!report) {
		return undefined;
	}
	const by = query.text('segmentby');
	const split = (interval?: Interval) => ({
		segments: segments.map((id) => ({
			segment_id: id,
			segment_label: report.label?.(by, id),
			subtotals: report.segment(by, id, interval),
		})),
	});
	const all = intervalsOf(shop, period, query.text('interval') || 'week');
	const perPage = query.number('per_page', 10);
	const page = query.number('page', 1);
	const shown = sorted(all, query, report).slice((page - 1) * perPage, page * perPage);
	return {
		totals: { ...chosen(report.total, query), ...split() },
		intervals: shown.map((interval) => ({
			...interval.row,
			subtotals: { ...chosen(report.at(interval), query), ...split(interval) },
		})),
		count: all.length,
	};
}

/** Returns only the requested `fields`, if any. */
function chosen(numbers: Numbers, query: Query): Numbers {
	const fields = query.list('fields');
	return fields.length === 0
		? numbers
		: Object.fromEntries(Object.entries(numbers).filter(([name]) => fields.includes(name)));
}

function sorted(all: readonly Interval[], query: Query, report: Report): Interval[] {
	const by = query.text('orderby') || 'date';
	const direction = query.text('order') === 'asc' ? 1 : -1;
	const value = oncePer((interval: Interval) =>
		by === 'date' ? interval.start : (report.at(interval)[by] ?? 0),
	);
	// An order and its refund may leave a rounding error of binary fractions, which is no number.
	const compared = (a: Interval, b: Interval) => Math.round((value(a) - value(b)) * 1e6);
	return [...all].sort((a, b) => direction * compared(a, b) || a.start - b.start);
}

function reportAt(shop: Shop, path: string, query: Query, period: Period): Report | undefined {
	switch (/\/reports\/([a-z]+)\/stats$/.exec(path)?.[1]) {
		case 'orders':
			return ordersReport(shop, query, period, statsQuery(query));
		case 'revenue':
			return ordersReport(shop, query, period, readQuery());
		case 'products':
			return linesReport(shop, query, period, 'products');
		case 'variations':
			return linesReport(shop, query, period, 'variations');
		case 'coupons':
			return couponsReport(shop, query, period);
		case 'taxes':
			return taxesReport(shop, query, period);
		case 'downloads':
			return downloadsReport(shop, query, period);
		default:
			return undefined;
	}
}

/** Revenue has no filters. */
function ordersReport(shop: Shop, query: Query, period: Period, filters: Query): Report {
	const column = (query.text('date_type') as DateType) || shop.settings.dateType;
	const rows = matchingTransactions(shop, filters, period, column);
	const couponsOf = (some: readonly Transaction[]) => some.flatMap(({ id }) => shop.couponsOf(id));
	const segments = segmentsBy(shop);
	const within = rowsWithin(rows, (row) => dateOf(row, column));
	return {
		total: {
			...measureOrders(shop, rows, couponsOf(rows)),
			products: new Set(
				rows.flatMap(({ id }) => shop.linesOf(id).map(({ productId }) => productId)),
			).size,
		},
		at: (interval) => measureOrders(shop, within(interval), couponsOf(within(interval))),
		segment(by, id, interval) {
			const here = within(interval);
			if (by === 'customer_type' || by === 'coupon') {
				const own = here.filter((row) => segments.holdsTransaction(by, id, row));
				const coupons = couponsOf(own).filter(({ couponId }) => by !== 'coupon' || couponId === id);
				return without('gross_sales', measureOrders(shop, own, coupons));
			}
			const lines = here
				.flatMap((row) => shop.linesOf(row.id))
				.filter((line) => segments.holdsLine(by, id, line));
			return measureOrderLines(shop, lines, couponsOf);
		},
		label: segments.label,
	};
}

/** Statistics of orders call their filter by category `categories`, and have no filter by order. */
function statsQuery(query: Query): Query {
	const ids = (name: string) => {
		if (name.startsWith('order_')) {
			return [];
		}
		return query.ids(name === 'category_includes' && query.has('categories') ? 'categories' : name);
	};
	return { ...query, ids };
}

function linesReport(shop: Shop, query: Query, period: Period, kind: string): Report {
	const lines = matchingLines(shop, query, period, kind);
	const segments = segmentsBy(shop);
	const within = rowsWithin(lines, ({ transaction }) => dateOf(transaction, 'date_created'));
	// Variations do not count products.
	const measure = (some: readonly (typeof lines)[number][]) =>
		kind === 'variations' ? without('products_count', measureLines(some)) : measureLines(some);
	return {
		total: measure(lines),
		at: (interval) => measure(within(interval)),
		segment: (by, id, interval) =>
			measure(within(interval).filter((line) => segments.holdsLine(by, id, line))),
		label: segments.label,
	};
}

function couponsReport(shop: Shop, query: Query, period: Period): Report {
	const ids = query.ids('coupons');
	const isCounted = countedIn(shop);
	const uses = shop.coupons.filter(
		({ transaction, couponId }) =>
			isWithin(period, dateOf(transaction, 'date_created')) &&
			isCounted(transaction) &&
			(ids.length === 0 || ids.includes(couponId)),
	);
	const segments: Segments = segmentsBy(shop);
	const within = rowsWithin(uses, ({ transaction }) => dateOf(transaction, 'date_created'));
	return {
		total: measureCoupons(uses),
		at: (interval) => measureCoupons(within(interval)),
		segment(by, id, interval) {
			const here = within(interval);
			if (by === 'coupon') {
				return measureCoupons(here.filter(({ couponId }) => couponId === id));
			}
			const lines = [...new Set(here.map(({ transaction }) => transaction.id))]
				.flatMap((order) => shop.linesOf(order))
				.filter((line) => segments.holdsLine(by, id, line));
			const orders = new Set(lines.map(({ transaction }) => transaction.id));
			return measureDiscounts(
				here.filter(({ transaction }) => orders.has(transaction.id)),
				lines,
			);
		},
		label: segments.label,
	};
}

function taxesReport(shop: Shop, query: Query, period: Period): Report {
	const ids = query.ids('taxes');
	const isCounted = countedIn(shop);
	const taxes = shop.taxes.filter(
		({ transaction, rateId }) =>
			isWithin(period, dateOf(transaction, 'date_created')) &&
			isCounted(transaction) &&
			(ids.length === 0 || ids.includes(rateId)),
	);
	const within = rowsWithin(taxes, ({ transaction }) => dateOf(transaction, 'date_created'));
	return {
		total: measureTaxes(taxes),
		at: (interval) => measureTaxes(within(interval)),
		segment: (_by, id, interval) =>
			measureTaxes(within(interval).filter(({ rateId }) => rateId === id)),
		label: segmentsBy(shop).label,
	};
}

function downloadsReport(shop: Shop, query: Query, period: Period): Report {
	const all = shop.documents.downloads.filter(
		(download) =>
			isWithin(period, readWall(download.date_gmt)) && isDownloadAsked(shop, query, download),
	);
	const within = rowsWithin(all, ({ date_gmt }) => readWall(date_gmt));
	const none: Numbers = {};
	return {
		total: { download_count: all.length },
		at: (interval) => ({ download_count: within(interval).length }),
		segment: () => none,
	};
}
