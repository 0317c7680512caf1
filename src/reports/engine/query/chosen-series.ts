import { _n } from '@wordpress/i18n';
import { flattenFilters } from '@store-analytics/navigation';
import type { Series } from './series';
import type { ReportModel } from '../definition/model';
import { textOf, type Query } from '../../../platform/query';

/**
 * Returns the series of an extension's choice with `chartMode: 'item-comparison'`. They are the segments of the
 * address's `segmentby`, which the choice may set by its `query`, or else the report's own comparison. As documented,
 * only the last visible dropdown counts, and a choice with its own parameter counts once the address has that
 * parameter. The report itself handles our own choices.
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
		label: (n: number) => _n('%d item', '%d items', n, 'store-analytics'),
		param: idParam ?? '',
	};
}
