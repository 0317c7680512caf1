import type { ReactNode } from 'react';
import type { ReportName } from '@store-analytics/rest-api';
import type { AppSettings } from '../../../platform/settings/settings';
import type { CellTools, CellValue } from './cells';
import type { BuildDefinition, ChartMetric, ColumnType, SummaryMetric } from './definition';
import type { Comparison, DrillDown, TableSearch } from './capabilities';
import type { AdvancedFilterConfig, FilterConfig, FilterOption } from './filter-config';

/** A column once its row type has done its work at compile time. */
export interface ReportTableColumn {
	readonly key: string;
	readonly label: string;
	readonly screenReaderLabel?: string;
	readonly type: ColumnType;
	readonly required?: boolean;
	readonly isSortable?: boolean;
	readonly hiddenByDefault?: boolean;
	readonly value?: (row: ReportRow, tools: CellTools) => CellValue;
	readonly display?: (row: ReportRow, shown: ReactNode, tools: CellTools) => ReactNode;
}

/** A row of any report, as the server sent it. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** A definition as the engine's generic parts see it. */
export interface Definition {
	readonly dated?: false;
	readonly isLive?: true;
	readonly statsEndpoint?: ReportName;
	readonly charts: readonly ChartMetric[];
	readonly columns: readonly ReportTableColumn[];
	readonly summary: readonly SummaryMetric[];
	readonly defaultSort: { readonly by: string; readonly order: 'asc' | 'desc' };
	readonly rows: 'items' | 'intervals';
	readonly tableParams?: Readonly<Record<string, string | number | boolean>>;
	readonly rowsOnly?: { readonly filters: readonly string[]; readonly count: string };
	readonly allLabel: string;
	readonly filterOptions?: readonly FilterOption[];
	readonly filterParam?: string;
	readonly dropdowns?: (own: FilterConfig) => readonly FilterConfig[];
	readonly comparison?: Comparison<ReportRow>;
	readonly search?: TableSearch;
	readonly drillDown?: DrillDown;
	readonly related?: string;
	readonly advancedFilters: AdvancedFilterConfig;
	readonly hookName?: string;
}

/** A report that can be opened: its REST name, and its definition once settings and translations are there. */
export interface Report {
	readonly endpoint: ReportName;
	readonly define: (settings: AppSettings) => Definition;
}

/**
 * Declares a report. Its rows, metrics and sort keys follow from the endpoint's name, so a misspelt metric or a sort
 * that the server does not know is a compile error; what types cannot tell throws here, when the report opens.
 */
export function defineReport<Name extends ReportName>(
	endpoint: Name,
	build: BuildDefinition<Name>,
): Report {
	return {
		endpoint,
		define: (settings) => {
			// Rows of this report only ever meet its own columns, so their type may be forgotten here.
			const definition = build(settings) as unknown as Definition;
			assertSound(endpoint, definition);
			return definition;
		},
	};
}

function assertSound(endpoint: string, definition: Definition): void {
	const { charts, columns, defaultSort, dated = true } = definition;
	const say = (problem: string) => {
		throw new Error(`The report '${endpoint}' ${problem}`);
	};
	if (dated && charts.length === 0) say('has no chart: give it at least one in `charts`.');
	if (!dated && charts.length > 0) say('has charts but no dates: leave out `dated: false`.');
	for (const [what, keys] of [
		['charts', charts.map(({ key }) => key)],
		['columns', columns.map(({ key }) => key)],
	] as const) {
		const twice = keys.find((key, index) => keys.indexOf(key) !== index);
		if (twice !== undefined) say(`has '${twice}' twice in \`${what}\`: keys must be unique.`);
	}
	if (!columns.some(({ key, isSortable }) => key === defaultSort.by && isSortable)) {
		say(`sorts by '${defaultSort.by}', which is no sortable column: correct \`defaultSort\`.`);
	}
}
