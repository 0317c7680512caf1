import type { ReactNode } from 'react';
import type {
	ReportItem,
	ReportMetric,
	ReportName,
	ReportOrdering,
	ReportTotals,
	StatsInterval,
} from '@store-analytics/rest-api';
import type { AppSettings } from '../../../platform/settings/settings';
import type { CellTools, CellValue, ColumnType, MetricType } from './cells';
import type { Comparison, DrillDown, TableSearch } from './capabilities';
import type { AdvancedFilterConfig, FilterConfig, FilterOption } from './filter-config';

type Numbers = Readonly<Record<string, unknown>>;

/** How a number is read that REST does not have under its key. */
export interface DerivedNumber {
	/** What REST is asked for in its place. */
	readonly fields: readonly string[];
	/** Null where there is none. What an interval lacks of these fields and its `whole` has, is 0 in it. */
	readonly of: (numbers: Numbers, whole?: Numbers) => number | null;
}

/** One chart tab: a metric with its name, and how the table is sorted when the tab is chosen. */
export interface ChartMetric<Key extends string = string> {
	readonly key: Key;
	readonly label: string;
	readonly type: MetricType;
	readonly orderby?: string;
	readonly order?: 'asc' | 'desc';
	/** More is worse, as with refunds. */
	readonly isReverseTrend?: boolean;
	/** More is neither better nor worse, as with discounts: they cost, and they sell. */
	readonly isNeutralTrend?: boolean;
	readonly labelTooltipText?: string;
	/** An average: its values give no total. */
	readonly addsUp?: false;
	readonly derived?: DerivedNumber;
}

/** An interval of the stats with its subtotals beside its dates: what a row of a day-by-day table is. */
type IntervalRow<Totals> = Totals & {
	readonly interval: string;
	readonly date_start: string;
	readonly date_end: string;
};

/** Reports without rows of their own (revenue) show the intervals of their stats. */
type RowKind<Name extends ReportName> =
	ReportItem<Name> extends Pick<StatsInterval, 'interval'> ? 'intervals' : 'items';

type RowOf<Name extends ReportName> =
	RowKind<Name> extends 'intervals' ? IntervalRow<ReportTotals<Name>> : ReportItem<Name>;

type SortOf<Name extends ReportName> = ReportOrdering<Name> & string;

interface ColumnFacts<Row> {
	readonly label: string;
	/** The name that is read out where `label` is shortened. */
	readonly screenReaderLabel?: string;
	readonly type: ColumnType;
	/** Cannot be hidden. */
	readonly required?: boolean;
	readonly hiddenByDefault?: boolean;
	/** How many characters its longest cells have, about, where its type does not say it well: grey rows keep as much room. */
	readonly typicalLength?: number;
	/** The cell's raw value; by default the row's entry of the column's key. */
	value?(row: Row, tools: CellTools): CellValue;
	/** The number of the cell, where it is worked out of the row. */
	readonly derived?: DerivedNumber;
	/** What the server sorts by, where that is not the key. */
	readonly sortBy?: string;
	/** What is shown when that is more than `shown`, the value in its type: a link, a badge, a popover. */
	display?(row: Row, shown: ReactNode, tools: CellTools): ReactNode;
}

/** A column that can be sorted is named like the server's sort key. */
export type Column<Row, Sort extends string> = ColumnFacts<Row> &
	(
		| { readonly key: Sort; readonly isSortable: true }
		| { readonly key: string; readonly isSortable?: false }
	);

/** A column of the report, for columns that are written apart from the definition. */
export type ColumnOf<Name extends ReportName> = Column<RowOf<Name>, SortOf<Name>>;

/** A number under the table: a total, the count of the table's rows over all pages, or of the range's days. */
export interface SummaryMetric<Metric extends string = string> {
	readonly of: Metric | 'rows' | 'days';
	readonly label: (value: number) => string;
	readonly type: MetricType;
	readonly derived?: DerivedNumber;
}

/** Everything that is particular to a report; the engine derives the rest (docs/adding-a-report.md). */
interface DefinitionOf<Row, Metric extends string, Sort extends string> {
	/** Says how things are at this moment: no number of it waits for orders to be imported. */
	readonly isLive?: true;
	/** False for a report that is about now: no date range, hence no summary and no chart (S7.reports.3). */
	readonly dated?: false;
	/** Whose stats the report shows; its own unless given. */
	readonly statsEndpoint?: ReportName;
	/** Empty only when the report is not dated. */
	readonly charts: readonly ChartMetric<Metric>[];
	readonly columns: readonly Column<Row, Sort>[];
	/** Under the table; nothing stands there unless given. */
	readonly summary?: readonly SummaryMetric<Metric>[];
	readonly defaultSort: { readonly by: Sort; readonly order: 'asc' | 'desc' };
	readonly rows: 'items' | 'intervals';
	/** Parameters that every table request carries. */
	readonly tableParams?: Readonly<Record<string, string | number | boolean>>;
	/** Filters that the rows follow and the stats pass over: with one of them, what is known is how many rows there are. */
	readonly rowsOnly?: {
		readonly filters: readonly string[];
		/** The metric that this number is. */
		readonly count: Metric;
	};
	/** First choice of the report's filter dropdown, such as "All orders"; "All" unless given. */
	readonly allLabel?: string;
	/** Further choices of that dropdown; "Advanced filters" is added when there are any. */
	readonly filterOptions?: readonly FilterOption[];
	/** Parameter of the address that the dropdown's choice is in; `filter` unless given. */
	readonly filterParam?: string;
	/** Sets further dropdowns beside the report's own. */
	readonly dropdowns?: (own: FilterConfig) => readonly FilterConfig[];
	readonly comparison?: Comparison<Row>;
	readonly search?: TableSearch;
	readonly drillDown?: DrillDown;
	/** Collection whose items cells refer to by id, such as `categories`; loaded whole into `tools.related`. */
	readonly related?: string;
	/** None unless given; extensions may add some. */
	readonly advancedFilters?: AdvancedFilterConfig;
	/** The report's name in `woocommerce_admin_<name>_report_advanced_filters` where that is not the endpoint's. */
	readonly hookName?: string;
}

/** The definition of a report on an endpoint: rows, metrics and sort keys are the endpoint's. */
type ReportDefinition<Name extends ReportName> = DefinitionOf<
	RowOf<Name>,
	ReportMetric<Name>,
	SortOf<Name>
> & { readonly rows: RowKind<Name> };

/** A row of any report, as the server sent it. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** The definition of any report, as the engine's generic parts see it. */
export type Definition = DefinitionOf<object, string, string>;

/** A column of any report. */
export type ReportTableColumn = Column<object, string>;

/** What pages of definitions are made from; see `defineReport`. */
export type BuildDefinition<Name extends ReportName> = (
	settings: AppSettings,
) => ReportDefinition<Name>;
