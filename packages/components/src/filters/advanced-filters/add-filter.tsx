import { __ } from '@wordpress/i18n';
import { Button, Dropdown } from '../../primitives';
import { AddableFilters } from './addable-filters';
import type { AdvancedFiltersConfig, FilterRow } from './config';
import { isKnownInput } from './filter-line';
import { addableFilters } from './rows';

interface AddFilterProps {
	filters: AdvancedFiltersConfig['filters'];
	rows: readonly FilterRow[];
	onAdd: (key: string) => void;
}

/** Offers the unused filters; nothing if all are in use (S2.advanced-filter-panel.3). */
export function AddFilter({ filters, rows, onAdd }: AddFilterProps) {
	const offered = addableFilters(filters, rows).filter(([, { input }]) =>
		isKnownInput(input.component),
	);
	if (offered.length === 0) return null;
	const title = __('Add a Filter', 'store-analytics');
	return (
		<div className="woocommerce-filters-advanced__add-filter">
			<Dropdown
				className="woocommerce-filters-advanced__add-filter-dropdown"
				contentClassName="woocommerce-filters-advanced__add-filter-content"
				contentLabel={title}
				renderToggle={({ isOpen, onToggle }) => (
					<Button
						className="woocommerce-filters-advanced__add-button"
						icon="plus-circle"
						aria-expanded={isOpen}
						aria-haspopup="dialog"
						onClick={onToggle}
					>
						{title}
					</Button>
				)}
				renderContent={({ onClose }) => (
					<AddableFilters
						offered={offered}
						onChoose={(key) => {
							onClose();
							onAdd(key);
						}}
					/>
				)}
			/>
		</div>
	);
}
