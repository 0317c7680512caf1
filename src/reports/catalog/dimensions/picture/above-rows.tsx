import { hasMap } from '@store-analytics/components';
import { decodeValues } from '@store-analytics/rest-api/breakdowns';
import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import { textOf, type Query } from '../../../../platform/query';
import { AboutQuery } from '../about-query';
import { PlacesMap } from './places-map';
import { TimesGrid } from './times-grid';
import type { ReportPartProps } from '../../../engine/definition/definition';

/** What stands above the rows: a map of places, a grid of hours and days of the week, and what the rows leave out. */
export function AboveRows(props: ReportPartProps) {
	const { chosen, query } = props;
	const level = levelOf(chosen, query);
	const isOfTimes = chosen === 'weekday' || chosen === 'hour';
	return (
		<>
			{level !== undefined && <PlacesMap {...props} level={level} />}
			{isOfTimes && <TimesGrid {...props} />}
			<AboutQuery {...props} />
		</>
	);
}

/** The map of a dimension's values: the world, or the one country whose states they are. */
function levelOf(by: string, query: Query): string | undefined {
	const dimension = dimensionOf(by);
	if (dimension?.values === 'country') return 'world';
	if (dimension?.values !== 'state') return undefined;
	const [country, ...others] = decodeValues(textOf(query, `${dimension.above ?? ''}_is`));
	return country && others.length === 0 && hasMap(country) ? country : undefined;
}
