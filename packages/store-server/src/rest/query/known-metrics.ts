import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import type { Query } from './read-query';

/** Orders are parted by what they say of themselves, as by the type of their customers; lines by their product. */
export function sumsUp({ sumsOver }: MetricMeaning, { dimensions, grain }: Query): boolean {
	if (dimensions.some((key) => dimensionOf(key)?.isMultiple)) return false;
	return sumsOver.includes(grain === 'line' ? 'product' : 'customer_type');
}

/** A metric as responses describe it. */
export function writeMetric({ key, unit, label, explanation, rule }: MetricMeaning) {
	return { key, label: label(), unit, meaning: explanation(), rule };
}
