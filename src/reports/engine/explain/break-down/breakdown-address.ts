import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportPath } from '@store-analytics/rest-api';
import {
	breakdownOf,
	type BreakdownOfNumber,
	type NumberOfReport,
} from '@store-analytics/rest-api/breakdowns';
import { dimensionOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import { alsoParam, type Query } from '../../../../platform/query';

/** A way to break a number down. */
export interface WayToBreakDown {
	readonly key: DimensionKey;
	readonly label: string;
	readonly href: string;
}

interface Place {
	/** Of the screen with the number: Refunds stay among refunds. */
	readonly path: string;
	/** With the dates. */
	readonly query: Query;
}

/** Returns the ways to break a number down, with its filters and dates; none if breakdowns lack it or its filters. */
export function waysToBreakDown(number: NumberOfReport, place: Place): WayToBreakDown[] {
	const found = breakdownOf(number);
	return (found?.dimensions ?? []).map((key) => ({
		key,
		label: dimensionOf(key)?.label() ?? key,
		href: found ? addressOf(found, key, number, place) : '',
	}));
}

function addressOf(
	{ metric, filters }: BreakdownOfNumber,
	by: DimensionKey,
	{ endpoint }: NumberOfReport,
	{ path, query }: Place,
): string {
	const refunds = reportPath('refunds');
	const isOfRefunds = endpoint === 'breakdown' && path === refunds;
	const address = {
		...getPersistedQuery(query),
		...{ by, chart: metric, [alsoParam]: metric },
		...(Object.keys(filters).length > 0 && { filter: 'advanced', ...filters }),
	};
	return getNewPath(address, isOfRefunds ? refunds : reportPath('breakdown'), {});
}
