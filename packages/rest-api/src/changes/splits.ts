import { __ } from '@wordpress/i18n';
import { meaningOf, sumOfTerms, type Formula } from '../metrics';
import { splitOf, type Change, type Part, type Split } from './change';
import { factorParts, factorRule } from './factors';
import { quotientParts } from './quotient';
import {
	both,
	filtersIn,
	isOfOrders,
	meaningFor,
	numberOf,
	totalsQuery,
	type FetchReports,
	type ChangeSubject,
	type OwnNumber,
	type Row,
} from './subject';

/** The whole change, and the totals behind it. */
export interface WholeChange {
	readonly whole: Change;
	/** False if one of the periods has no such number, such as an average without orders; `whole` is then 0. */
	readonly isKnown: boolean;
	readonly totals: { readonly before: Row; readonly now: Row };
}

/** A way to split a change; its data are requested when it is shown. */
export interface SplitSource {
	readonly key: string;
	readonly title: string;
	/** The name of the rest. */
	readonly rest: string;
	/** Undefined if the shop has too much data to read. */
	readonly load: (found: WholeChange, ask: FetchReports) => Promise<Split | undefined>;
}

/** Requests the number of both periods with all metrics that its splits need, in two requests. */
export async function loadWhole(
	subject: ChangeSubject,
	{ totals }: Pick<FetchReports, 'totals'>,
): Promise<WholeChange> {
	const { endpoint, metric, filters, own } = subject;
	const terms = meaningFor(subject)?.formula?.terms.map((term) => term.metric) ?? [];
	const needed = own?.fields ?? [metric, ...(factorRule(subject)?.fields ?? []), ...terms];
	const fields = [...new Set(needed)];
	const found = await both(subject, (days) => totals(endpoint, totalsQuery(filters, days, fields)));
	const [before, now] = [found.before, found.now].map((row) =>
		own ? own.of(row) : row[metric] === null ? null : numberOf(row, metric),
	);
	if (typeof before !== 'number' || typeof now !== 'number') {
		return { whole: { before: 0, now: 0 }, isKnown: false, totals: found };
	}
	const whole = { before: subject.toUnits(before), now: subject.toUnits(now) };
	return { whole, isKnown: true, totals: found };
}

/** Returns a metric of both periods in whole units; a sign of -1 negates it. */
export function changeOf(
	{ toUnits }: Pick<ChangeSubject, 'toUnits'>,
	{ before, now }: { readonly before: Row | undefined; readonly now: Row | undefined },
	metric: string,
	sign: 1 | -1 = 1,
	of = (row: Row | undefined) => numberOf(row, metric),
): Change {
	const units = (row: Row | undefined) => sign * toUnits(of(row)) + 0;
	return { before: units(before), now: units(now) };
}

const rounding = () => __('Rounding', 'store-analytics');

export function factorSplit(subject: ChangeSubject): SplitSource[] {
	const rule = factorRule(subject);
	if (!rule) return [];
	return [
		{
			key: 'factors',
			title: rule.title?.() ?? __('Volume and order value', 'store-analytics'),
			rest: rounding(),
			load: async ({ whole, totals }) => splitOf(whole, factorParts(rule, subject, whole, totals)),
		},
	];
}

/** Totals of orders that add up over customers and accept further filters of Orders. */
const ofCustomers: readonly string[] = [
	...['orders_count', 'num_items_sold', 'net_revenue', 'total_sales', 'gross_sales'],
	...['coupons', 'taxes', 'shipping'],
];

/** Splits by orders of new and returning customers. Refunds belong to neither, and are the rest. */
export function customerSplit(subject: ChangeSubject): SplitSource[] {
	const { metric, filters } = subject;
	const isNarrowed = filtersIn(subject).some((key) =>
		/^(customer|customer_type|refunds)$/.test(key),
	);
	const isAny = filters['match'] === 'any' && filtersIn(subject).length > 0;
	if (!isOfOrders(subject) || !ofCustomers.includes(metric) || isNarrowed || isAny) return [];
	const kinds = [
		['new', __('New customers', 'store-analytics')],
		['returning', __('Returning customers', 'store-analytics')],
	] as const;
	return [
		{
			key: 'customers',
			title: __('New and returning customers', 'store-analytics'),
			rest: __('Returns', 'store-analytics'),
			load: async ({ whole }, ask) => {
				const parts = kinds.map(async ([kind, label]): Promise<Part> => {
					const found = await both(subject, (days) =>
						ask.totals('orders', totalsQuery({ ...filters, customer_type: kind }, days, [metric])),
					);
					return partOf(kind, label, changeOf(subject, found, metric), subject, found);
				});
				return splitOf(whole, await Promise.all(parts));
			},
		},
	];
}

/** Splits by the terms of the metric's own formula, if they add up. */
export function formulaSplit(subject: ChangeSubject): SplitSource[] {
	const { endpoint, own } = subject;
	const formula = meaningFor(subject)?.formula;
	if (!formula || (formula.per !== undefined && !own)) return [];
	const label = (key: string) =>
		own?.labelOf(key) ?? meaningOf(endpoint, key, subject)?.label() ?? key;
	const split = ({ whole, totals }: WholeChange): Split => {
		if (formula.per !== undefined) {
			return splitOf(whole, quotientParts(subject, formula, totals, label));
		}
		const parts = formula.terms.map((term) => {
			const change = changeOf(subject, totals, term.metric, term.sign);
			return partOf(term.metric, label(term.metric), change, subject, totals, term.metric);
		});
		return splitOf(whole, parts);
	};
	return [
		{
			key: 'formula',
			title: __('How it is calculated', 'store-analytics'),
			rest: formula.rest?.() ?? rounding(),
			load: async (found) => (own && !isFormulaOf(own, formula, found) ? undefined : split(found)),
		},
	];
}

/** Checks whether an extension's number equals the result of its formula in both periods. */
function isFormulaOf(own: OwnNumber, formula: Formula, { totals }: WholeChange): boolean {
	return [totals.before, totals.now].every((row) => {
		const numbers = Object.fromEntries(Object.keys(row).map((key) => [key, numberOf(row, key)]));
		const divisor = formula.per === undefined ? 1 : numberOf(row, formula.per);
		const value = own.of(row) ?? NaN;
		const given = sumOfTerms(formula, numbers) / divisor;
		return Math.abs(given - value) <= Math.max(1, Math.abs(value)) * 1e-6;
	});
}

/** Returns a part with its own numbers of both periods. */
export function partOf(
	key: string,
	label: string,
	{ before, now }: Change,
	subject: ChangeSubject,
	rows: { readonly before: Row | undefined; readonly now: Row | undefined },
	metric = subject.metric,
	of = (row: Row | undefined) => numberOf(row, metric),
): Part {
	const unit = meaningFor(subject)?.unit ?? 'count';
	const change = { before: of(rows.before), now: of(rows.now), unit };
	return { key, label, by: now - before, change };
}
