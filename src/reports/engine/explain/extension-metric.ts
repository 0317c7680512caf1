import type { ReportName } from '@store-analytics/rest-api';
import {
	sumOfTerms,
	type Formula,
	type MetricMeaning,
	type MetricUnit,
	type RowsBehind,
} from '@store-analytics/rest-api/metrics';
import { reportFailure } from '../../../extensions/failures';
import type { RegisteredMetric } from '../../../extensions/metrics/registry';
import type { ExplainTarget } from './target';

type Numbers = Readonly<Record<string, number | undefined>>;

const units: Readonly<Record<RegisteredMetric['format'], MetricUnit>> = {
	...{ currency: 'amount', number: 'count', average: 'average', percent: 'average' },
};

/** Describes an extension's metric in the same form as the built-in ones. */
export function meaningFrom(metric: RegisteredMetric): MetricMeaning {
	const { name, label, meaning, format, addsUp, formula } = metric;
	return {
		key: name,
		unit: units[format],
		sumsOver: addsUp ? ['interval'] : [],
		rule: 'an extension',
		label: () => label,
		explanation: () => meaning,
		...(formula && { formula: formulaFrom(formula) }),
	};
}

function formulaFrom({ plus, minus = [], per }: NonNullable<RegisteredMetric['formula']>): Formula {
	const terms = [
		...plus.map((metric) => ({ metric, sign: 1 as const })),
		...minus.map((metric) => ({ metric, sign: -1 as const })),
	];
	return { terms, ...(per !== undefined && { per }) };
}

/** Checks whether a formula gives the number that it explains. If not, reports the extension's name. */
export function isFormulaTrue(
	{ key, rule, formula }: MetricMeaning,
	value: number | undefined,
	totals: Numbers,
): boolean {
	if (!formula || rule !== 'an extension' || value === undefined) return true;
	const divisor = formula.per === undefined ? 1 : (totals[formula.per] ?? 0);
	const given = sumOfTerms(formula, totals) / divisor;
	if (Math.abs(given - value) <= Math.max(1, Math.abs(value)) * 1e-6) return true;
	const problem = `its formula gives ${given} where its value is ${value}: correct one of them`;
	reportFailure(key, 'registerMetric', new Error(problem));
	return false;
}

/** Reports whose rows an explanation can list by name. */
const listed: readonly ReportName[] = [
	...(['orders', 'products', 'variations', 'coupons', 'taxes', 'downloads'] as const),
];

/** Returns the report's own rows, if their values add up. */
export function rowsFrom(
	{ addsUp, ofRow }: RegisteredMetric,
	{ endpoint, query }: Pick<ExplainTarget, 'endpoint' | 'query'>,
): RowsBehind | undefined {
	if (!addsUp || !ofRow || !listed.includes(endpoint)) return undefined;
	const value: RowsBehind['value'] = (row) => ofRow(row) ?? 0;
	return { report: endpoint, query: query as RowsBehind['query'], value }; // as: made for requests
}
