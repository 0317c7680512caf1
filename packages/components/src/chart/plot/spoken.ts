import { __, _x, sprintf } from '@wordpress/i18n';
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
	const values = spokenValues(rows.map(({ label, value }) => [label, value]));
	// translators: %s: what somebody has noted for a day, such as "Price raised".
	const noted = notes.map((text) => sprintf(__('Note: %s', 'store-analytics'), text));
	return [title, values, ...noted].join(
		_x('. ', 'between spoken parts of a chart', 'store-analytics'),
	);
}

function spokenValues(values: readonly (readonly [label: string, value: string])[]): string {
	return values
		.map(([label, value]) =>
			/* translators: 1: name of a value, 2: the value */
			sprintf(__('%1$s: %2$s', 'store-analytics'), label, value),
		)
		.join(_x('; ', 'between spoken values of a chart', 'store-analytics'));
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
	const totals = model.series.map(
		({ label, total }) => [label, totalFormats.exact(total)] as const,
	);
	return sprintf(
		chartSentence(model.chartType),
		name,
		writeSpoken(first),
		writeSpoken(last),
		spokenValues(totals),
	);
}

function chartSentence(chartType: ChartType) {
	return chartType === 'bar'
		? // translators: 1: title, 2: first date, 3: last date, 4: totals.
			__('%1$s, bar chart from %2$s to %3$s. %4$s', 'store-analytics')
		: // translators: 1: title, 2: first date, 3: last date, 4: totals.
			__('%1$s, line chart from %2$s to %3$s. %4$s', 'store-analytics');
}
