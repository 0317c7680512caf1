import { __, sprintf } from '@wordpress/i18n';
import type { ChartModel, ChartType, TooltipContent } from '../model';
import type { ChartFormats } from '../use-chart-data';

/** The texts of single values: known, unknown, or of an unfinished interval. */
export function valueWords(formatValue: (value: number) => string) {
	return {
		formatValue,
		missing: __('N/A', 'store-analytics'),
		soFar: (value: string) =>
			// translators: %s: value of a day, week … that is not over.
			sprintf(__('%s so far', 'store-analytics'), value),
	};
}

/** Describes one date in a sentence: 'Net sales. October 1, 2026: $650; October 1, 2025: $30'. */
export function spokenDate({ title, rows, notes }: TooltipContent): string {
	const values = rows.map(({ label, value }) => `${label}: ${value}`).join('; ');
	// translators: %s: what somebody has noted for a day, such as "Price raised".
	const noted = notes.map((text) => sprintf(__('Note: %s', 'store-analytics'), text));
	return [title, values, ...noted].join('. ');
}

/** Describes the chart in a sentence: its name, its first and last date, and the totals. */
export function spokenChart(
	model: Pick<ChartModel, 'dates' | 'series' | 'chartType'>,
	title: string | undefined,
	{ writeSpoken, totals: totalFormats }: ChartFormats,
): string {
	const [first, last] = [model.dates[0], model.dates.at(-1)];
	const name = title || __('Chart', 'store-analytics');
	if (!first || !last) return name;
	const totals = model.series.map(({ label, total }) => `${label}: ${totalFormats.exact(total)}`);
	return sprintf(
		chartSentence(model.chartType),
		name,
		writeSpoken(first),
		writeSpoken(last),
		totals.join('; '),
	);
}

function chartSentence(chartType: ChartType) {
	return chartType === 'bar'
		? // translators: 1: title, 2: first date, 3: last date, 4: totals.
			__('%1$s, bar chart from %2$s to %3$s. %4$s', 'store-analytics')
		: // translators: 1: title, 2: first date, 3: last date, 4: totals.
			__('%1$s, line chart from %2$s to %3$s. %4$s', 'store-analytics');
}
