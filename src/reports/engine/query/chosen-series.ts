import { __ } from '@wordpress/i18n';
import { flattenFilters } from '@store-analytics/navigation';
import type { Series } from './series';
import type { ReportModel } from '../definition/model';
import { textOf, type Query } from '../../../platform/query';

/**
 * The series that an extension's choice asks for by `chartMode: 'item-comparison'`: segments of the address's `segmentby`,
 * which the choice may set by its `query`, else what the report compares. As documented, only the last dropdown that is
 * shown counts, and a choice with a parameter of its own counts once that is in the address. Our own choices are known by
 * the report itself.
 */
export function seriesOfChoice(
	{ filters, ownChoices, comparison }: Pick<ReportModel, 'filters' | 'ownChoices' | 'comparison'>,
	query: Query,
): Series | undefined {
	const dropdown = [...filters].reverse().find(({ showFilters }) => showFilters(query));
	if (dropdown === undefined) return undefined;
	const { param, defaultValue = 'all' } = dropdown;
	const value = textOf(query, param) || defaultValue;
	const choice = flattenFilters(dropdown.filters).find((option) => option.value === value);
	if (choice?.chartMode !== 'item-comparison' || ownChoices.includes(`${param}=${value}`)) {
		return undefined;
	}
	const { param: idParam } = choice.settings ?? {};
	if (idParam !== undefined && textOf(query, idParam) === '') return undefined;
	const segmentBy = textOf(query, 'segmentby') || comparison?.segmentBy;
	if (segmentBy === undefined) return undefined;
	return {
		segmentBy,
		/* translators: %d: number of lines in a chart */
		label: __('%d items', 'store-analytics'),
		param: idParam ?? '',
	};
}
