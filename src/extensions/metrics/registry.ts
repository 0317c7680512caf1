import type { MetricDeclaration } from '@store-analytics/rest-api/metrics';
import { extensionsChanged } from '../late-filters';

type Numbers = Readonly<Record<string, unknown>>;

/** A safe metric of an extension: its calculation never throws and returns a finite number or null. */
export interface RegisteredMetric extends Omit<MetricDeclaration, 'value' | 'row' | 'from'> {
	/** The metrics to request from REST. */
	readonly fields: readonly string[];
	readonly addsUp: boolean;
	/**
	 * Calculates it from totals, an interval or a segment. Null if a field is missing. A field that exists in `whole`,
	 * the totals, counts as 0, because PHP's SQL omits it on days without a sale.
	 */
	readonly ofTotals: (numbers: Numbers, whole?: Numbers) => number | null;
	/**
	 * Calculates it from a row of the table; undefined if rows have no such number. In an empty row, fields of `whole`,
	 * the other period's row, count as 0.
	 */
	readonly ofRow: ((row: Numbers, whole?: Numbers) => number | null) | undefined;
}

const registered = new Map<string, RegisteredMetric>();

/** Returns extensions' metrics of a report, in order of registration. */
export function metricsOf(report: string): RegisteredMetric[] {
	return [...registered.values()].filter(({ reports }) =>
		(reports as readonly string[]).includes(report),
	);
}

/** Returns every metric of extensions, in order of registration. */
export function allMetrics(): RegisteredMetric[] {
	return [...registered.values()];
}

/** Returns an extension's metric; undefined for an unknown name. */
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
