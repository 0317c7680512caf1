import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { AnalyticsError, Card, Heatmap } from '@store-analytics/components';
import { languageTag } from '@store-analytics/date';
import { loadBreakdownGrid } from '@store-analytics/rest-api/breakdowns';
import type { ReportPartProps } from '../../../engine/definition/definition';
import { useLoaded } from '../../../engine/query/use-loaded';
import { hourNames } from '../../../../platform/hours';
import { formatsOf, shownMetric } from './shown-metric';

/** The chart's number by day of the week and hour, in the shop's time. */
export function TimesGrid(props: ReportPartProps) {
	const { tools, request } = props;
	const metric = shownMetric(props);
	const asked = JSON.stringify({ ...request, fields: [metric?.key], orderby: undefined });
	const cells = useLoaded(useCells(asked));
	if (!metric) return null;
	if (cells.status === 'error') {
		return <AnalyticsError error={cells.error} onRetry={cells.retry} />;
	}
	const known = cells.status === 'ready' ? cells.value : undefined;
	const values = new Map(known?.map(({ row, column, value }) => [`${row} ${column}`, value]));
	/* translators: %s: name of a number, such as "Net sales" */
	const label = sprintf(__('%s by day of the week and hour', 'store-analytics'), metric.label);
	return (
		<Card title={label}>
			<Heatmap
				{...axesIn(tools.settings.userLocale)}
				label={label}
				// What has no row did not happen, once the shop has answered.
				value={(row, column) => values.get(`${row} ${column}`) ?? (known ? 0 : null)}
				{...formatsOf(metric, tools)}
			/>
		</Card>
	);
}

/** Loads the numbers that a request is about; another request is another function. */
function useCells(request: string) {
	return useCallback(() => {
		const params = JSON.parse(request) as Record<string, unknown>; // as: it was one
		return loadBreakdownGrid(params, ['weekday', 'hour']);
	}, [request]);
}

/** Days from Monday (1) to Sunday (7), as the query has them, and hours of the day. */
function axesIn(locale: string) {
	const language = languageTag(locale);
	// 2024-01-01 was a Monday.
	const day = (number: number, weekday: 'long' | 'short') =>
		new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(
			Date.UTC(2024, 0, number),
		);
	const hour = hourNames(locale);
	return {
		rows: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
			key: String(number),
			label: day(number, 'long'),
			shortLabel: day(number, 'short'),
		})),
		columns: Array.from({ length: 24 }, (_, number) => ({
			key: String(number),
			label: hour(number),
		})),
	};
}
