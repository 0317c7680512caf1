import { readNumber } from '@store-analytics/number';
import {
	exactSum,
	type DeclaredFormula,
	type MetricDeclaration,
} from '@store-analytics/rest-api/metrics';
import { reportFailure } from '../failures';
import type { RegisteredMetric } from './registry';

type Numbers = Readonly<Record<string, unknown>>;
type Known = Readonly<Record<string, number>>;

/**
 * Wraps a valid declaration for the app: its functions cannot break the screen, and a failing extension is named once.
 */
export function safely({ from = [], value, row, ...metric }: MetricDeclaration): RegisteredMetric {
	const { name, field, formula } = metric;
	const ofFormula = formula ? fieldsOf(formula) : [];
	const needs = value ? from : field === undefined ? ofFormula : [field];
	const work = (known: Known) => {
		if (value) return value(known);
		return field === undefined ? formula && resultOf(formula, known) : known[field];
	};
	const ofTotals: RegisteredMetric['ofTotals'] = (numbers, whole = numbers) => {
		const known = knownOf(needs, numbers, whole);
		return known ? checked(name, () => work(known)) : null;
	};
	return {
		...metric,
		fields: [...new Set([...needs, ...ofFormula])],
		addsUp: metric.addsUp ?? (!value && field === undefined && formula?.per === undefined),
		ofTotals,
		ofRow: ofRow(name, row, ofTotals),
	};
}

function ofRow(
	name: string,
	row: MetricDeclaration['row'],
	ofTotals: RegisteredMetric['ofTotals'],
): RegisteredMetric['ofRow'] {
	if (row === false) return undefined;
	if (row === undefined) return ofTotals;
	if (typeof row === 'string') {
		return (numbers, whole = numbers) => knownOf([row], numbers, whole)?.[row] ?? null;
	}
	const isEmpty = (numbers: Numbers) => Object.keys(numbers).length === 0;
	return (numbers) => (isEmpty(numbers) ? null : checked(name, () => row({ ...numbers } as never))); // as: a row of one of its reports
}

/** Returns an extension function's result if it is a number, or null for none. */
function checked(name: string, work: () => unknown): number | null {
	try {
		const value = work();
		if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value;
		throw new Error(
			`its value is ${String(value)}: return a finite number, or null where there is none`,
		);
	} catch (error) {
		reportFailure(name, 'registerMetric', error);
		return null;
	}
}

/** Returns the fields as numbers; undefined if one is missing. */
function knownOf(fields: readonly string[], numbers: Numbers, whole: Numbers): Known | undefined {
	const known: Record<string, number> = {};
	for (const field of fields) {
		const isQuiet = numbers[field] === undefined && whole[field] !== undefined;
		const number = isQuiet ? 0 : readNumber(numbers[field]);
		if (number === null) return undefined;
		known[field] = number;
	}
	return known;
}

function fieldsOf({ plus, minus = [], per }: DeclaredFormula): string[] {
	return [...plus, ...minus, ...(per === undefined ? [] : [per])];
}

function resultOf({ plus, minus = [], per }: DeclaredFormula, known: Known): number | null {
	const numberOf = (field: string) => known[field] ?? 0;
	const divisor = per === undefined ? 1 : numberOf(per);
	if (divisor === 0) return null;
	return exactSum([...plus.map(numberOf), ...minus.map((field) => -numberOf(field))]) / divisor;
}
