import { flattenFilters, getUrlKey } from '@store-analytics/navigation';
import { isFilterName } from '@store-analytics/rest-api';
import type { Query } from '../../../platform/query';
import type { ReportModel } from '../definition/model';

/** The parts of a report from which the names of its filters follow. */
type Filtered = Pick<ReportModel, 'filters' | 'advancedFilters' | 'drillDown' | 'leftOut'>;

/** The page's own parameters whose names look like a filter's. */
const ownNames = ['search', 'compare_after', 'compare_before'];

/** Returns the filters of an address that the report does not have, such as those of a newer WooCommerce. */
export function unknownFilters(model: Filtered, query: Query): string[] {
	const known = new Set([...ownNames, ...knownNames(model), ...(model.leftOut ?? [])]);
	return Object.keys(query).filter((name) => isFilterName(name) && !known.has(name));
}

function knownNames({ filters, advancedFilters, drillDown }: Filtered): string[] {
	const advanced = Object.entries(advancedFilters.filters).flatMap(([key, { rules = [] }]) => [
		key,
		...rules.map(({ value }) => getUrlKey(key, value)),
	]);
	const dropdowns = filters.flatMap((dropdown) => [
		dropdown.param,
		...flattenFilters(dropdown.filters).flatMap(({ settings, query: set = {} }) => [
			...(settings?.param ? [settings.param] : []),
			// A choice also removes parameters, which the report need not know.
			...Object.keys(set).filter((name) => set[name] !== undefined),
		]),
	]);
	const drilled = drillDown ? [drillDown.param, drillDown.tableParam ?? drillDown.param] : [];
	return [...advanced, ...dropdowns, ...drilled];
}
