import { __, sprintf } from '@wordpress/i18n';
import { Dropdown, useInstanceId } from '../../primitives';
import { DropdownButton } from '../../inputs/dropdown-button/dropdown-button';
import type { ChosenRange, DateQuery } from './range-draft';
import { RangeForm } from './range-form';
import './date-range-filter-picker.css';

export interface DateRangeFilterPickerProps {
	dateQuery: DateQuery;
	onRangeSelect: (range: ChosenRange) => void;
	/** Moment's notation of the dates passed on; ISO days by default. */
	isoDateFormat?: string;
}

/**
 * Shows a button with the report's date range and comparison, which opens presets and custom dates
 * (S2.date-range-dropdown).
 * @example <DateRangeFilterPicker dateQuery={dateQuery} onRangeSelect={select} />
 */
export function DateRangeFilterPicker(props: DateRangeFilterPickerProps) {
	const { dateQuery, onRangeSelect, isoDateFormat } = props;
	const id = useInstanceId('date-range');
	const title = __('Date range', 'store-analytics');
	return (
		<div className="woocommerce-filters-filter">
			<span id={`${id}-label`} className="woocommerce-filters-label">
				{__('Date range:', 'store-analytics')}
			</span>
			<Dropdown
				contentClassName="woocommerce-filters-date__content"
				contentLabel={title}
				headerTitle={title}
				expandOnMobile
				popoverProps={{ strategy: 'fixed', flips: false }}
				renderToggle={({ isOpen, onToggle }) => (
					<DropdownButton
						id={`${id}-button`}
						aria-labelledby={`${id}-label ${id}-button`}
						aria-haspopup="dialog"
						isOpen={isOpen}
						onClick={onToggle}
						labels={buttonLabels(dateQuery)}
					/>
				)}
				renderContent={({ onClose }) => (
					<RangeForm
						{...{ dateQuery, isoDateFormat }}
						onConfirm={(range) => {
							onRangeSelect(range);
							onClose();
						}}
					/>
				)}
			/>
		</div>
	);
}

function buttonLabels({ compare, primaryDate, secondaryDate }: DateQuery): string[] {
	const { label, range } = secondaryDate ?? primaryDate;
	return [
		/* translators: 1: a period such as "Last month", 2: its dates */
		sprintf(__('%1$s (%2$s)', 'store-analytics'), primaryDate.label, primaryDate.range),
		compare === 'none' || !secondaryDate
			? __('No comparison', 'store-analytics')
			: /* translators: 1: what it is compared with, such as "Previous year", 2: its dates */
				sprintf(__('vs. %1$s (%2$s)', 'store-analytics'), label, range),
	];
}
