import { listed } from '@store-analytics/components';
import { getUrlKey } from '@store-analytics/navigation';
import type { Query } from '../../../platform/query';
import type { AdvancedFilter } from '../../../reports/engine/definition/filter-config';
import {
	activeIn,
	valueInWords,
} from '../../../reports/engine/explain/dialog/filters/filters-in-words';

/** Parameters that choose what a report shows, and limit nothing. */
const choices: readonly string[] = ['by', 'filter', 'match'];

/** The most filters whose values are named in a title: the levels of a place. */
const mostFilters = 2;

/**
 * Names the values to which an address limits a report: one in each filter. '' if nothing limits it; undefined if the
 * limits are of another kind, for which a title has no place.
 */
export async function onlyValues(
	filters: Readonly<Record<string, AdvancedFilter>>,
	query: Query,
): Promise<string | undefined> {
	const active = activeIn(filters, query);
	const known = new Set([...choices, ...active.map(({ key, rule }) => getUrlKey(key, rule))]);
	const isOther = Object.keys(query).some((name) => !known.has(name));
	if (isOther || active.length > mostFilters || !active.every(isOneThing)) return undefined;
	const names = await Promise.all(
		active.map(({ config, rule, value }) =>
			valueInWords(config, { rule, value, query, writing: unused }),
		),
	);
	return listed(names);
}

/** Amounts and dates are no things with names. */
const unused = { dateFormat: '', amount: String };

function isOneThing({ rule, value, config }: ReturnType<typeof activeIn>[number]): boolean {
	const isPlain = rule === 'is' || rule === 'includes';
	return isPlain && config.input.component === 'Search' && !String(value).includes(',');
}
