import { __ } from '@wordpress/i18n';
import { CompareButton, Search } from '@store-analytics/components';
import {
	getQueryFromActiveFilters,
	onQueryChange,
	searchFromWords,
	updateQueryString,
} from '@store-analytics/navigation';
import { InHeader } from '../../../platform/header/header-place';
import { Download } from '../export/download';
import type { ComparedKind, ComparedSort } from '../table/compared/choice';
import type { Selection } from '../table/selection';
import { wordsOf } from '../query/lookup';
import type { ReportTable } from '../table/report-table';
import type { ReportView } from '../query/view';

interface TableActionsProps {
	readonly view: ReportView;
	readonly items: ReportTable['items'];
	readonly selection: Selection;
	readonly hidden: unknown;
	readonly isLoading: boolean;
	readonly choice: readonly ComparedKind[];
	readonly sort: ComparedSort | undefined;
}

/** Actions on the table's rows: compare the selected ones, search, and download all. */
export function TableActions(props: TableActionsProps) {
	const { view, items, selection, hidden, isLoading, choice, sort } = props;
	const { model, isComparable, path, tools } = view;
	const { comparison, search, filterParam = 'filter' } = model;
	return (
		<>
			{comparison && isComparable && (
				<CompareButton
					className="woocommerce-table__compare"
					count={selection.ids.length}
					helpText={comparison.helpText}
					disabled={items.totalResults === 0}
					onClick={() =>
						onQueryChange('compare', path, { ...tools.query, ...endingFilters(view) })(
							comparison.param,
							filterParam,
							selection.ids.join(','),
						)
					}
				>
					{__('Compare', 'store-analytics')}
				</CompareButton>
			)}
			{search && <TableSearchBox view={view} search={search} />}
			{(isLoading || items.totalResults > 0) && (
				<InHeader place="toolbar">
					<Download {...{ view, items, hidden, choice, sort }} isDisabled={isLoading} />
				</InHeader>
			)}
		</>
	);
}

/** Removes advanced filters that hold no longer, so that nothing names them beside other numbers. */
function endingFilters({ model, tools }: Pick<ReportView, 'model' | 'tools'>) {
	const { filters } = model.advancedFilters;
	return model.filtersAlways
		? {}
		: { ...getQueryFromActiveFilters([], tools.query, filters), match: undefined };
}

/** Takes several words; each is an item's name or a part of names. */
function TableSearchBox({
	view,
	search,
}: {
	view: ReportView;
	search: NonNullable<ReportView['model']['search']>;
}) {
	const { model, path, tools, keptParams } = view;
	const words = wordsOf(search, tools.query);
	const change = (next: readonly string[]) => {
		if (next.length === 0) return updateQueryString({ search: undefined }, path);
		return updateQueryString(
			{
				filter: undefined,
				[model.filterParam ?? 'filter']: undefined,
				[search.param]: undefined,
				...endingFilters(view),
				...keptParams,
				search: searchFromWords(next),
			},
			path,
		);
	};
	return (
		<Search
			className="woocommerce-table__search"
			type={search.type}
			placeholder={search.placeholder}
			selected={words.map((word) => ({ key: word, label: word }))}
			onChange={(chosen) => change(chosen.map(({ label }) => label))}
			allowFreeTextSearch
			inlineTags
			showClearButton
		/>
	);
}
