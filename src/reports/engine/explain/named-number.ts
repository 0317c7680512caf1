import {
	meaningOf,
	type MeaningRules,
	type MetricMeaning,
	type MetricUnit,
} from '@store-analytics/rest-api/metrics';
import { metricsOf } from '../../../extensions/metrics/registry';
import type { MetricType } from '../definition/cells';
import { metricTypes } from '../definition/extension-metrics';
import type { ExplainTarget } from './target';

const types: Readonly<Record<MetricUnit, MetricType>> = {
	amount: 'currency',
	count: 'number',
	average: 'average',
};

/** A number that can be explained in turn. */
export type NamedNumber = Pick<ExplainTarget, 'metric' | 'label' | 'type'>;

/** Names a number of a formula. It is one of REST's, an extension's metric with this field, or the bare field. */
export function namedNumber(
	endpoint: ExplainTarget['endpoint'],
	field: string,
	rules: MeaningRules,
): NamedNumber {
	const meaning = meaningOf(endpoint, field, rules);
	if (meaning) return named(meaning);
	const metric = metricsOf(endpoint).find((one) => one.field === field);
	if (!metric) return { metric: field, label: field, type: 'number' };
	return { metric: metric.name, label: metric.label, type: metricTypes[metric.format] };
}

/** The number that a metadata entry describes. */
export function named({ key, label, unit }: MetricMeaning): NamedNumber {
	return { metric: key, label: label(), type: types[unit] };
}
