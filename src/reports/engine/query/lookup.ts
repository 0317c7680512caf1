import { getIdsFromQuery, getSearchWords } from '@store-analytics/navigation';
import type { Params } from './requests';
import type { DrillDown, TableSearch } from '../definition/capabilities';
import type { ReportModel } from '../definition/model';
import { textOf, type Query } from '../../../platform/query';

/** The item that the address drills down to. */
interface ChosenDrillDown extends DrillDown {
	readonly id: number;
}

/** The meaning of the address after look-ups in the shop. */
export interface Lookup {
	/** `pending` during a look-up, `nothing` if the words of a search match nothing. */
	readonly state: 'pending' | 'nothing' | 'ready';
	/** What is drilled down to and the report of its parts, when it has parts. */
	readonly detail?: { readonly drillDown: ChosenDrillDown; readonly model: ReportModel };
	/** What a search found, as request parameters. */
	readonly found?: Params;
}

/** No look-up was needed. */
export const noLookup: Lookup = { state: 'ready' };

/** The item that the address drills down to, before it is known whether it has parts. */
export function drillDownOf(
	{ drillDown, filterParam = 'filter' }: Pick<ReportModel, 'drillDown' | 'filterParam'>,
	query: Query,
): ChosenDrillDown | undefined {
	if (!drillDown || textOf(query, filterParam) !== drillDown.filter) return undefined;
	const [id, ...others] = getIdsFromQuery(textOf(query, drillDown.param));
	return id === undefined || others.length > 0 ? undefined : { ...drillDown, id };
}

/** The words to look up; none when the table on screen cannot be searched. */
export function wordsOf(search: TableSearch | undefined, query: Query): readonly string[] {
	return search ? getSearchWords({ search: textOf(query, 'search') }) : [];
}
