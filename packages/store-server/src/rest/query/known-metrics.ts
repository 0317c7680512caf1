import { dimensionOf, sumsByGrain } from '@store-analytics/rest-api/dimensions';
import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import type { Query } from './read-query';

/** Checks whether the rows of a query add up to its total. */
export function sumsUp(meaning: MetricMeaning, { dimensions, grain }: Query): boolean {
	if (dimensions.some((key) => dimensionOf(key)?.isMultiple)) return false;
	return sumsByGrain(meaning, grain);
}

/** A metric as responses describe it. */
export function writeMetric({ key, unit, label, explanation, rule }: MetricMeaning) {
	return { key, label: label(), unit, meaning: explanation(), rule };
}
