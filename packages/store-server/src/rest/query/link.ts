import { dimensionParam } from '@store-analytics/rest-api/breakdowns';
import { encodeQuery } from '@store-analytics/rest-api';
import type { DimensionFilter } from '../../reports/filters/dimension-filters';
import type { Shop } from '../../reports/shop';
import type { DateType } from '../../schema/shop-settings';
import type { Query } from './read-query';
import type { Range } from './read-range';

/** The days that a request asks for, and the date that counts in them. */
interface AskedDays {
	readonly range: Range;
	readonly compare?: Range | undefined;
	readonly date_type?: DateType | undefined;
}

/**
 * The address in wp-admin, without its folder, of the screen that shows the numbers of a query; null if none does.
 * @example 'admin.php?page=wc-admin&path=/analytics/breakdown&by=device&period=custom&after=2026-10-01&before=2026-10-31&compare=none'
 */
export function linkOf(
	{ dimensions, filters, metrics }: Pick<Query, 'dimensions' | 'filters' | 'metrics'>,
	asked: AskedDays,
	{ settings }: Shop,
): string | null {
	const [by, ...others] = dimensions;
	const conditions = filters.flatMap(paramsOf);
	const params = Object.assign({}, ...conditions) as Record<string, string>; // as: names and values of filters
	const days = daysInAddress(asked);
	const isOtherDate = (asked.date_type ?? settings.dateType) !== settings.dateType;
	if (others.length > 0 || Object.keys(params).length < conditions.length) return null;
	if (!days || isOtherDate) return null;
	const query = {
		...(by !== undefined && { by }),
		...days,
		...(conditions.length > 0 && { filter: 'advanced' }),
		...params,
		...(metrics[0] !== undefined && { chart: metrics[0] }),
	};
	const report = by === undefined ? 'revenue' : 'breakdown';
	return `admin.php?page=wc-admin&path=/analytics/${report}&${encodeQuery(query)}`;
}

/** Screens read no days without a comparison; undefined for parts of days, which they do not show. */
function daysInAddress({ range, compare }: AskedDays) {
	const own = wholeDays(range);
	const compared = compare && wholeDays(compare);
	if (!own || (compare && !compared)) return undefined;
	return {
		period: 'custom',
		...own,
		...(compared
			? { compare: 'custom', compare_after: compared.after, compare_before: compared.before }
			: { compare: 'none' }),
	};
}

function wholeDays({ after, before }: Range): Range | undefined {
	const isWhole = /^[\d-]+(?:T00:00:00)?$/.test(after) && /^[\d-]+(?:T23:59:59)?$/.test(before);
	return isWhole ? { after: after.slice(0, 10), before: before.slice(0, 10) } : undefined;
}

/** A parameter for each condition of a filter; an address has one of each. */
function paramsOf({ dimension, is, isNot, isUnknown }: DimensionFilter) {
	const values = (texts: readonly string[]) => texts.map((text) => text || null);
	return [
		...(is ? [dimensionParam(dimension, 'is', values(is))] : []),
		...(isNot ? [dimensionParam(dimension, 'is_not', values(isNot))] : []),
		...(isUnknown === undefined
			? []
			: [dimensionParam(dimension, isUnknown ? 'is' : 'is_not', [null])]),
	];
}
