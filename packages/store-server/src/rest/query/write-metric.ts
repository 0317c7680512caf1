import type { MetricMeaning } from '@store-analytics/rest-api/metrics';

/** A metric as responses describe it. */
export function writeMetric({ key, unit, label, explanation, rule }: MetricMeaning) {
	return { key, label: label(), unit, meaning: explanation(), rule };
}
