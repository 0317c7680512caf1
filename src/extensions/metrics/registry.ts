import type { MetricDeclaration } from '@store-analytics/rest-api/metrics';
import { extensionsChanged } from '../late-filters';

type Numbers = Readonly<Record<string, unknown>>;

/** A metric of an extension, made safe: what it is worked out by throws nothing and gives a finite number, or null. */
export interface RegisteredMetric extends Omit<MetricDeclaration, 'value' | 'row' | 'from'> {
	/** What REST is asked for. */
	readonly fields: readonly string[];
	readonly addsUp: boolean;
	/**
	 * Of totals, an interval or a segment. Null where a field is missing; one that `whole`, the totals, has is 0: what PHP adds to the SQL is
	 * missing on days without a sale.
	 */
	readonly ofTotals: (numbers: Numbers, whole?: Numbers) => number | null;
	/** Of a row of the table; undefined where rows have no such number. In an empty row what `whole`, that of another period, has is 0. */
	readonly ofRow: ((row: Numbers, whole?: Numbers) => number | null) | undefined;
}

const registered = new Map<string, RegisteredMetric>();

/** Extensions' metrics of a report, in the order in which they came. */
export function metricsOf(report: string): RegisteredMetric[] {
	return [...registered.values()].filter(({ reports }) =>
		(reports as readonly string[]).includes(report),
	);
}

/** Every metric of extensions, in the order in which they came. */
export function allMetrics(): RegisteredMetric[] {
	return [...registered.values()];
}

/** An extension's metric; undefined for a name that none has. */
export function metricNamed(name: string): RegisteredMetric | undefined {
	return registered.get(name);
}

export function addMetric(metric: RegisteredMetric): void {
	registered.set(metric.name, metric);
	extensionsChanged();
}

export function removeMetric(name: string): void {
	if (registered.delete(name)) extensionsChanged();
}
