import { forwardRef, useImperativeHandle } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { updateQueryString, type FilterConfigs, type Query } from '@store-analytics/navigation';
import { DropdownButton } from '../../inputs/dropdown-button/dropdown-button';
import { Dropdown, useInstanceId } from '../../primitives';
import { allFilterParams, chosenFilter, updateFor, type ReportFilterConfig } from './filter-config';
import { FilterMenu } from './filter-menu';
import { useChosenLabels } from './use-chosen-labels';
import './filter-picker.css';

export interface FilterPickerProps {
	config: ReportFilterConfig;
	/** The report's path below wp-admin. */
	path: string;
	query?: Query;
	/** Called with the changes of the address. */
	onFilterSelect?: (update: Record<string, unknown>) => void;
	/** The report's advanced filters, which a new main filter removes from the address. */
	advancedFilters?: { filters?: FilterConfigs };
}

const NO_QUERY: Query = {};

/** The ref of a FilterPicker. */
export interface FilterPickerHandle {
	/** Every parameter that an option of the dropdown may set, in the order of the options. */
	getAllFilterParams: () => string[];
}

/**
 * Shows the dropdown with the subject of a report, such as one product or a comparison. Its choice is in the address.
 * @example <FilterPicker config={config} path="/analytics/products" query={query} />
 */
export const FilterPicker = forwardRef<FilterPickerHandle, FilterPickerProps>(
	function FilterPicker(props, ref) {
		const { config, path, query = NO_QUERY, onFilterSelect, advancedFilters } = props;
		const id = useInstanceId('filter');
		const chosen = chosenFilter(config, query);
		const labels = useChosenLabels(chosen, query);
		useImperativeHandle(ref, () => ({ getAllFilterParams: () => allFilterParams(config) }), [
			config,
		]);

		const select = (value: string, extra: Readonly<Record<string, unknown>> = {}) => {
			const update = updateFor(config, value, extra, query, advancedFilters?.filters ?? {});
			updateQueryString(update, path, query);
			onFilterSelect?.(update);
		};
		return (
			<div className="woocommerce-filters-filter" data-param={config.param}>
				{config.label && !config.showsLabel && (
					<span id={`${id}-label`} className="woocommerce-filters-label">
						{config.label}:
					</span>
				)}
				<Dropdown
					contentClassName="woocommerce-filters-filter__content"
					contentLabel={config.label ?? __('Filter', 'store-analytics')}
					headerTitle={config.label ?? __('Filter', 'store-analytics')}
					expandOnMobile
					popoverProps={{ strategy: 'fixed' }}
					renderToggle={({ isOpen, onToggle }) => (
						<DropdownButton
							id={`${id}-button`}
							aria-labelledby={
								config.label && !config.showsLabel ? `${id}-label ${id}-button` : undefined
							}
							aria-haspopup="dialog"
							isOpen={isOpen}
							onClick={onToggle}
							labels={config.showsLabel ? withLabel(config.label, labels.lines) : labels.lines}
						/>
					)}
					renderContent={({ onClose }) => (
						<FilterMenu
							{...{ config, chosen }}
							search={labels}
							onSelect={(value, extra) => {
								select(value, extra);
								onClose();
							}}
						/>
					)}
				/>
			</div>
		);
	},
);

/** Puts the dropdown's label before the first line of its button. */
function withLabel(label = '', [first = '', ...others]: readonly string[]): string[] {
	/* translators: 1: name of a value, 2: the value */
	return [sprintf(__('%1$s: %2$s', 'store-analytics'), label, first), ...others];
}
