import { __, sprintf } from '@wordpress/i18n';
import { AnalyticsError, Card, Heatmap, useStore } from '@store-analytics/components';
import { useReportItems } from '@store-analytics/data';
import { hourName, languageTag } from '@store-analytics/date';
import { reportPath } from '@store-analytics/rest-api';
import { dimensionFilters, loadBreakdownGrid } from '@store-analytics/rest-api/breakdowns';
import type { ReportPartProps } from '../../../engine/definition/definition';
import { useLatest } from '../../../engine/query/use-latest';
import { useRefreshes } from '../../../engine/query/use-refreshes';
import { hourNames } from '../../../../platform/hours';
import type { AppSettings } from '../../../../platform/settings/settings';
import { ordersBehind } from '../orders-behind';
import { formatsOf, shownMetric } from './shown-metric';

/** The chart's number by day of the week and hour, in the shop's time. */
export function TimesGrid(props: ReportPartProps) {
	const { tools, request, query, path } = props;
	const { weekStart } = useStore();
	const metric = shownMetric(props);
	const asked = { ...request, fields: [metric?.key], orderby: undefined };
	const { data: table } = useReportItems('breakdown', request);
	// The table is loaded again when the screen is refreshed.
	const refreshes = useRefreshes(JSON.stringify(request), table);
	const { current, retry } = useLatest(JSON.stringify(asked), refreshes, () =>
		loadBreakdownGrid(asked, ['weekday', 'hour']),
	);
	if (!metric) return null;
	if (current?.error !== undefined) {
		return <AnalyticsError error={current.error} onRetry={retry} />;
	}
	const known = current?.value;
	const values = new Map(known?.map(({ row, column, value }) => [`${row} ${column}`, value]));
	// Refunds have hours of their own, which their orders do not.
	const opensOrders = tools.settings.server.filtersByDimension && path === reportPath('breakdown');
	/* translators: %s: name of a number, such as "Net sales" */
	const label = sprintf(__('%s by day of the week and hour', 'store-analytics'), metric.label);
	return (
		<Card title={label} description={zoneNote(tools.settings.timeZone)}>
			<Heatmap
				{...axesIn(tools.settings, weekStart)}
				label={label}
				// What has no row did not happen, once the shop has answered.
				value={(row, column) => values.get(`${row} ${column}`) ?? (known ? 0 : null)}
				{...formatsOf(metric, tools)}
				{...(opensOrders && {
					hrefOf: (weekday: string, hour: string) =>
						values.get(`${weekday} ${hour}`)
							? ordersBehind(query, [
									...dimensionFilters(request),
									{ dimension: 'weekday', is: [weekday] },
									{ dimension: 'hour', is: [hour] },
								])
							: undefined,
				})}
			/>
		</Card>
	);
}

/** Whose hours they are: an owner may be far from the shop. */
function zoneNote(zone: string): string {
	if (zone === '') return '';
	return sprintf(
		/* translators: %s: a time zone, such as "Europe/Berlin" */
		__('Times are in the shop’s time zone: %s.', 'store-analytics'),
		zone.replaceAll('_', ' '),
	);
}

/**
 * Days of the shop's week from Monday (1) to Sunday (7), as the query has them, and hours of the day as the shop writes times,
 * which is how the rows of the table do.
 */
function axesIn(
	{ userLocale: locale, timeFormat }: Pick<AppSettings, 'userLocale' | 'timeFormat'>,
	weekStart: number,
) {
	const language = languageTag(locale);
	// 2024-01-01 was a Monday.
	const day = (number: number, weekday: 'long' | 'short') =>
		new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(
			Date.UTC(2024, 0, number),
		);
	const hour =
		timeFormat === ''
			? hourNames(locale)
			: (number: number) => hourName(number, { timeFormat, locale });
	return {
		rows: [0, 1, 2, 3, 4, 5, 6]
			.map((after) => ((weekStart + after + 6) % 7) + 1)
			.map((number) => ({
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
