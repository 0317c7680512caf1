import type { ComponentType, ReactNode } from 'react';
import type {
	ReportItem,
	ReportMetric,
	ReportName,
	ReportOrdering,
	ReportTotals,
	StatsInterval,
} from '@store-analytics/rest-api';
import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { AppSettings } from '../../../platform/settings/settings';
import type { CellTools, CellValue, ColumnType, MetricType } from './cells';
import type { Comparison, DrillDown, TableSearch } from './capabilities';
import type { AdvancedFilterConfig, FilterConfig, FilterOption } from './filter-config';

type Numbers = Readonly<Record<string, unknown>>;

/** How to read a number that REST does not have under its key. */
export interface DerivedNumber {
	/** The metrics requested instead. */
	readonly fields: readonly string[];
	/** Null if there is none. A field that an interval lacks but its `whole` has counts as 0. */
	readonly of: (numbers: Numbers, whole?: Numbers) => number | null;
}

/** One chart tab: a metric with its name, and the table's sort when the tab is chosen. */
export interface ChartMetric<Key extends string = string> {
	readonly key: Key;
	readonly label: string;
	readonly type: MetricType;
	readonly orderby?: string;
	readonly order?: 'asc' | 'desc';
	/** More is worse, as with refunds. */
	readonly isReverseTrend?: boolean;
	/** More is neither better nor worse, as with discounts. */
	readonly isNeutralTrend?: boolean;
	readonly labelTooltipText?: string;
	/** An average: its values do not add up. */
	readonly addsUp?: false;
	readonly derived?: DerivedNumber;
}

/** An interval of the stats with its subtotals beside its dates: a row of a table by day. */
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
	/** The name for screen readers if `label` is shortened. */
	readonly screenReaderLabel?: string;
	readonly type: ColumnType;
	/** Cannot be hidden. */
	readonly required?: boolean;
	readonly hiddenByDefault?: boolean;
	/** Shown while the address asks for its number; the user's choice of columns stays as it is. */
	readonly isAsked?: boolean;
	/**
	 * What orders say of themselves, in `tools.orderLabels`: requested only while the column is shown, which it is not
	 * until the user chooses it.
	 */
	readonly dimension?: DimensionKey;
	/** Requested only while the column is shown, which it is not until the user chooses it. */
	readonly isOnDemand?: boolean;
	/** A column of a dimension that is shown until the user hides it, like any other. */
	readonly isUsual?: true;
	/** Approximate length of its longest cells, if its type does not determine it; placeholder rows reserve it. */
	readonly typicalLength?: number;
	/** The cell's raw value; by default the row's field with the column's key. */
	value?(row: Row, tools: CellTools): CellValue;
	/** A day of the selected range, which needs no year if the range is within the current one. */
	readonly isInRange?: true;
	/** Shown only if the shop's rows have a field of this key. */
	readonly ifSent?: true;
	/** Rows of different units, such as currencies: a bar would compare what cannot be compared. */
	readonly hasOwnUnits?: boolean;
	/** The number of the cell, if it is calculated from the row. */
	readonly derived?: DerivedNumber;
	/** The server's sort key, if it is not the key. */
	readonly sortBy?: string;
	/** The content, if it is more than `shown`, the formatted value: a link, a badge, a popover. */
	display?(row: Row, shown: ReactNode, tools: CellTools): ReactNode;
}

/** A sortable column has the name of the server's sort key. */
export type Column<Row, Sort extends string> = ColumnFacts<Row> &
	(
		| { readonly key: Sort; readonly isSortable: true }
		| { readonly key: string; readonly isSortable?: false }
	);

/** A column of the report, for columns declared outside the definition. */
export type ColumnOf<Name extends ReportName> = Column<RowOf<Name>, SortOf<Name>>;

/** A number under the table: a total, the count of all rows, or the days of the range. */
export interface SummaryMetric<Metric extends string = string> {
	readonly of: Metric | 'rows' | 'days';
	readonly label: (value: number) => string;
	readonly type: MetricType;
	readonly derived?: DerivedNumber;
}

/** What a part of a report's screen gets that the report draws itself. */
export interface ReportPartProps {
	readonly path: string;
	readonly query: CellTools['query'];
	readonly tools: CellTools;
	/** The text of the report's `choice`, or what stands for it. */
	readonly chosen: string;
	readonly charts: readonly ChartMetric[];
	/** Parameters of the table's request. */
	readonly request: Readonly<Record<string, unknown>>;
}

/** The definition of a report; the engine derives everything else (docs/adding-a-report.md). */
interface DefinitionOf<Row, Metric extends string, Sort extends string> {
	/** Title of its table and files, if it is not the screen's. */
	readonly title?: string;
	/** The report shows the present, so its numbers do not depend on imported orders. */
	readonly isLive?: true;
	/** False for a report about the present: no date range, and so no summary and no chart (S7.reports.3). */
	readonly dated?: false;
	/** The report whose rows and stats are shown; by default itself. A report's kinds may have different ones. */
	readonly endpoint?: ReportName;
	/** The report whose stats are shown; by default itself. */
	readonly statsEndpoint?: ReportName;
	/** Empty only if the report has no dates. */
	readonly charts: readonly ChartMetric<Metric>[];
	readonly columns: readonly Column<Row, Sort>[];
	/** Numbers under the table; none by default. */
	readonly summary?: readonly SummaryMetric<Metric>[];
	/** Key of the column with the number that the report is about, if no column belongs to the chosen chart. */
	readonly mainColumn?: string;
	readonly defaultSort: { readonly by: Sort; readonly order: 'asc' | 'desc' };
	readonly rows: 'items' | 'intervals';
	/** Fixed parameters of the table's requests. */
	readonly tableParams?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
	/** Fixed parameters of the stats' requests. */
	readonly statsParams?: Readonly<Record<string, string>>;
	/** Filters that rows apply and stats ignore: with one of them, only the number of rows is known. */
	readonly rowsOnly?: {
		readonly filters: readonly string[];
		/** The metric of this number. */
		readonly count: Metric;
	};
	/** First choice of the report's filter dropdown, such as "All orders"; "All" by default. */
	readonly allLabel?: string;
	/** Further choices of that dropdown; "Advanced filters" is added when there are any. */
	readonly filterOptions?: readonly FilterOption[];
	/** Parameter of the address with the dropdown's choice; `filter` by default. */
	readonly filterParam?: string;
	/** Adds further dropdowns to the report's own. */
	readonly dropdowns?: (own: FilterConfig) => readonly FilterConfig[];
	/** Parameters that limit stats to one row, if rows cannot be compared. */
	rowScope?(row: Row): Readonly<Record<string, string | number>>;
	readonly comparison?: Comparison<Row>;
	readonly search?: TableSearch;
	readonly drillDown?: DrillDown;
	/** Collection that cells refer to by id, such as `categories`; loaded completely into `tools.related`. */
	readonly related?: string;
	/** The product whose picture is beside the row's name, if rows do not name it: `tools.pictures`. */
	pictured?(row: Row): number;
	/** What the report draws itself, above its numbers and above its table. */
	readonly parts?: {
		readonly aboveNumbers?: ComponentType<ReportPartProps>;
		readonly aboveTable?: ComponentType<ReportPartProps>;
		readonly chosen: string;
	};
	/** Counts of the summary, above the table, that filter it: values of a dropdown's parameter. */
	readonly quickFilters?: {
		readonly param: string;
		readonly values: readonly Metric[];
		/** The one that is marked while it counts any. */
		readonly urgent: Metric;
	};
	/** The shop itself makes no file of the report, which it could mail. */
	readonly isNeverMailed?: true;
	/**
	 * Parameters of filters that WooCommerce's own report does not have: it mails no file with them. Our plugin knows them of
	 * the orders that it has read.
	 */
	readonly addedFilters?: readonly string[];
	/** Advanced filters of an address hold whatever its dropdown chooses, so that links need not open their panel. */
	readonly filtersAlways?: true;
	/** Filters of the address that do not go with what the report shows. It says so itself, and leaves them out. */
	readonly leftOut?: readonly string[];
	/** None by default; extensions may add some. */
	readonly advancedFilters?: AdvancedFilterConfig;
	/** The report's name in `woocommerce_admin_<name>_report_advanced_filters`, if it is not the endpoint's. */
	readonly hookName?: string;
}

/** The definition of a report on an endpoint, with that endpoint's rows, metrics and sort keys. */
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

/** The context for building definitions; see `defineReport`. */
export type BuildDefinition<Name extends ReportName> = (
	settings: AppSettings,
	/** Those of the report's `newerParams` that the shop's routes know. */
	known: readonly string[],
	/** The text of the report's `choice` in the address. */
	chosen: string,
	/** The numbers that the address of such a report asks for. */
	asked: readonly string[],
) => ReportDefinition<Name>;
