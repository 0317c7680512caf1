import { getIdsFromQuery, getSearchWords } from '@store-analytics/navigation';
import type { Params } from './requests';
import type { DrillDown, TableSearch } from '../definition/capabilities';
import type { ReportModel } from '../definition/model';
import { textOf, type Query } from '../../../platform/query';

/** The item that the address drills down to. */
interface ChosenDrillDown extends DrillDown {
	readonly id: number;
}

/** What the address means after lookups in the shop. */
export interface Lookup {
	/** `pending` during a lookup; `nothing` if a search has no results. */
	readonly state: 'pending' | 'nothing' | 'ready';
	/** The item of the drill-down and the report of its parts, if it has parts. */
	readonly detail?: { readonly drillDown: ChosenDrillDown; readonly model: ReportModel };
	/** Ids that a search found, as request parameters. */
	readonly found?: Params;
	/** Filters of the address that only the shop knows, as request parameters. */
	readonly heeded?: Params;
}

/** The result if the address needs no lookup. */
export const noLookup: Lookup = { state: 'ready' };

/** Returns the item that the address drills down to, before a request shows whether it has parts. */
export function drillDownOf(
	{ drillDown, filterParam = 'filter' }: Pick<ReportModel, 'drillDown' | 'filterParam'>,
	query: Query,
): ChosenDrillDown | undefined {
	if (!drillDown || textOf(query, filterParam) !== drillDown.filter) return undefined;
	const [id, ...others] = getIdsFromQuery(textOf(query, drillDown.param));
	return id === undefined || others.length > 0 ? undefined : { ...drillDown, id };
}

/** Returns the words to look up; none if the table on screen has no search. */
export function wordsOf(search: TableSearch | undefined, query: Query): readonly string[] {
	return search ? getSearchWords({ search: textOf(query, 'search') }) : [];
}
