import { sprintf, __ } from '@wordpress/i18n';
import { Card, WorldMap } from '@store-analytics/components';
import { useReportItems } from '@store-analytics/data';
import { updateQueryString } from '@store-analytics/navigation';
import { dimensionParam } from '@store-analytics/rest-api/breakdowns';
import { dimensionBelow, dimensionOf } from '@store-analytics/rest-api/dimensions';
import type { ReportPartProps } from '../../../engine/definition/definition';
import { formatsOf, shownMetric } from './shown-metric';

/** More than there are countries. */
const allPlaces = 400;

/** The chart's number on a map, if a row names a place. What cannot be shown says the table below. */
export function PlacesMap({ level, ...props }: ReportPartProps & { readonly level: string }) {
	const { path, query, tools, chosen, request } = props;
	const metric = shownMetric(props);
	const rows = useAllRows(request);
	const places = (rows ?? []).flatMap((row) =>
		row.value === null ? [] : [[codeOf(row.value), row] as const],
	);
	const isEmpty = rows !== undefined && places.length === 0;
	if (!metric || isEmpty) return null;
	const values = new Map(places.map(([code, row]) => [code, Number(row[metric.key] ?? 0)]));
	const names = new Map(places.map(([code, { label }]) => [code, label]));
	const below = dimensionBelow(chosen);
	const title = sprintf(
		/* translators: 1: name of a number, such as "Net sales", 2: what it is broken down by, such as "Country" */
		__('%1$s: %2$s', 'store-analytics'),
		metric.label,
		dimensionOf(chosen)?.label() ?? '',
	);
	const select = (code: string) => {
		const value = level === 'world' ? code : `${level}:${code}`;
		const params = { ...dimensionParam(chosen, 'is', [value]), by: below?.key, paged: undefined };
		updateQueryString(params, path, query);
	};
	return (
		<Card title={title}>
			<WorldMap
				{...{ values, level }}
				label={title}
				{...formatsOf(metric, tools)}
				nameOf={(code) => names.get(code)}
				total={metric.addsUp === false ? null : undefined}
				onSelect={below && select}
			/>
		</Card>
	);
}

/** The rows of all pages: those of the table, if it has one page, else in a request of their own. Undefined until they are there. */
function useAllRows(request: ReportPartProps['request']) {
	const { data: table } = useReportItems('breakdown', request);
	const isLonger = table !== undefined && table.totalResults > table.items.length;
	const { data: all } = useReportItems(
		'breakdown',
		{ ...request, page: 1, per_page: allPlaces },
		isLonger,
	);
	return (isLonger ? all : table)?.items;
}

/** A state without its country. */
function codeOf(value: string): string {
	return value.slice(value.indexOf(':') + 1);
}
