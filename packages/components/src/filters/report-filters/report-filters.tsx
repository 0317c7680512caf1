import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getCurrentDates, getDateParamsFromQuery } from '@store-analytics/date';
import { flattenFilters, updateQueryString, type Query } from '@store-analytics/navigation';
import { AdvancedFilters, type AdvancedFiltersProps } from '../advanced-filters/advanced-filters';
import { CompareFilter } from '../compare-filter/compare-filter';
import { DateRangeFilterPicker } from '../date-range-filter-picker/date-range-filter-picker';
import type { ChosenRange, DateQuery } from '../date-range-filter-picker/range-draft';
import { FilterPicker } from '../filter-picker/filter-picker';
import type { ReportFilterConfig } from '../filter-picker/filter-config';
import { useStore } from '../../store-context/use-store';
import './report-filters.css';

export interface ReportFiltersProps {
	/** The report's path below wp-admin, for links. */
	path: string;
	query?: Query;
	filters?: readonly ReportFilterConfig[];
	advancedFilters?: AdvancedFiltersProps['config'];
	siteLocale?: string;
	showDatePicker?: boolean;
	onDateSelect?: (range: ChosenRange) => void;
	onFilterSelect?: (update: Record<string, unknown>) => void;
	onAdvancedFilterAction?: AdvancedFiltersProps['onAdvancedFilterAction'];
	/** By default the shop's own. */
	currency?: AdvancedFiltersProps['currency'];
	/** By default read from the query. */
	dateQuery?: DateQuery;
	isoDateFormat?: string;
	/** The active filters, behind the dropdowns. */
	chips?: ReactNode;
	/** Stand at the end of the bar. */
	actions?: ReactNode;
}

const NO_QUERY: Query = {};
const NO_ADVANCED_FILTERS = { title: '', filters: {} };

/**
 * Shows the filters of a report: dates, dropdowns, and the card of the chosen option. All choices are in the address.
 * @example <ReportFilters path="/analytics/orders" query={query} filters={filters} advancedFilters={config} />
 */
export function ReportFilters(props: ReportFiltersProps) {
	const { path, query = NO_QUERY, filters = [], showDatePicker = true, chips, actions } = props;
	const { advancedFilters = NO_ADVANCED_FILTERS, onDateSelect, onFilterSelect } = props;
	const shown = filters.filter((config) => config.showFilters(query));
	return (
		<section className="woocommerce-filters" aria-label={__('Filters', 'store-analytics')}>
			{(showDatePicker || shown.length > 0 || chips || actions) && (
				<div className="woocommerce-filters__basic-filters">
					{showDatePicker && (
						<DateRangeFilterPicker
							isoDateFormat={props.isoDateFormat}
							dateQuery={props.dateQuery ?? dateQueryOf(query)}
							onRangeSelect={(range) => {
								updateQueryString({ ...range }, path, query);
								onDateSelect?.(range);
							}}
						/>
					)}
					{shown.map((config) => (
						<FilterPicker
							key={config.param}
							{...{ config, path, query, advancedFilters, onFilterSelect }}
						/>
					))}
					{chips}
					{actions && <div className="woocommerce-filters__actions">{actions}</div>}
				</div>
			)}
			{shown.map((config) => (
				<FilterCard key={config.param} {...props} config={config} />
			))}
		</section>
	);
}

/** The card below the bar (S2.advanced-filter-panel.6). */
function FilterCard(props: ReportFiltersProps & { config: ReportFilterConfig }) {
	const { config, path, query = NO_QUERY, advancedFilters = NO_ADVANCED_FILTERS } = props;
	const store = useStore();
	const value = query[config.param];
	if (value === 'advanced') {
		return (
			<div className="woocommerce-filters__advanced-filters">
				<AdvancedFilters
					{...{ path, query }}
					config={advancedFilters}
					currency={props.currency ?? store.currency}
					siteLocale={props.siteLocale ?? store.locale}
					onAdvancedFilterAction={props.onAdvancedFilterAction}
				/>
			</div>
		);
	}
	if (typeof value !== 'string' || !value.startsWith('compare')) return null;
	const chosen = flattenFilters(config.filters).find((filter) => filter.value === value);
	if (!chosen?.settings) return null;
	return (
		<div className="woocommerce-filters__advanced-filters">
			<CompareFilter key={value} {...chosen.settings} {...{ path, query }} />
		</div>
	);
}

function dateQueryOf(query: Query): DateQuery {
	const { primary, secondary } = getCurrentDates(query);
	return {
		...getDateParamsFromQuery(query),
		primaryDate: primary,
		secondaryDate: secondary,
	};
}
