import { useEffect, useRef } from 'react';
import type { CurrencyConfig } from '@store-analytics/currency';
import type { Query } from '@store-analytics/navigation';
import clsx from 'clsx';
import { Button, SelectField, tabbableElements } from '../../primitives';
import { AttributeInput } from './inputs/attribute-input';
import type { AdvancedFilterConfig, FilterRow } from './config';
import { DateFilterInput } from './inputs/date-filter-input';
import { interpolate } from './interpolate';
import { NumberInput } from './inputs/number-input';
import type { RowInput } from './inputs/row-inputs';
import { valueForRule } from './rows';
import { SearchInput } from './inputs/search-input';
import { SelectInput } from './inputs/select-input';

const inputs: Readonly<Record<string, RowInput>> = {
	SelectControl: SelectInput,
	Search: SearchInput,
	Number: NumberInput,
	Currency: NumberInput,
	Date: DateFilterInput,
	ProductAttribute: AttributeInput,
};

/** Checks whether the panel supports this kind of input. */
export function isKnownInput(component: string): boolean {
	return Object.hasOwn(inputs, component);
}

interface FilterLineProps {
	row: FilterRow;
	config: AdvancedFilterConfig;
	query: Query;
	currency: Partial<CurrencyConfig>;
	/** Class name for extensions' style sheets. */
	isEnglish: boolean;
	/** Takes the focus when it appears. */
	isNew: boolean;
	onChange: (row: FilterRow) => void;
	onRemove: () => void;
}

/** One filter: its title, rule and value, and a button that removes it (S2.advanced-filter-panel.2). */
export function FilterLine(props: FilterLineProps) {
	const { row, config, query, currency, isEnglish, isNew, onChange, onRemove } = props;
	const { labels, rules } = config;
	const line = useRef<HTMLFieldSetElement>(null);
	useEffect(() => {
		if (isNew && line.current) tabbableElements(line.current)[0]?.focus();
	}, [isNew]);
	const Input = inputs[config.input.component];
	if (!Input) return null;
	const parts = {
		title: (text: React.ReactNode) => (
			<span className="woocommerce-filters-advanced__fieldset-legend woocommerce-filters-advanced__fieldset-item">
				{text}
			</span>
		),
		rule: rules && (
			<SelectField
				className="woocommerce-filters-advanced__rule woocommerce-filters-advanced__fieldset-item"
				aria-label={labels.rule}
				options={rules}
				value={row.rule}
				onChange={(rule) => onChange({ ...row, rule, value: valueForRule(row, rule, config) })}
			/>
		),
		filter: (
			<div className="woocommerce-filters-advanced__filter woocommerce-filters-advanced__fieldset-item">
				<Input
					{...{ row, config, query, currency }}
					onChange={(value) => onChange({ ...row, value })}
				/>
			</div>
		),
	};
	return (
		<li className="woocommerce-filters-advanced__list-item">
			<fieldset ref={line} className="woocommerce-filters-advanced__line-item">
				<legend className="screen-reader-text">{labels.add}</legend>
				<div
					className={clsx('woocommerce-filters-advanced__fieldset', {
						'is-english': isEnglish,
						'is-in-columns': isInColumns(labels.title),
						'has-rule': rules,
					})}
				>
					{interpolate(labels.title, parts)}
				</div>
			</fieldset>
			<Button
				className="woocommerce-filters-advanced__remove"
				icon="close"
				label={labels.remove}
				onClick={onRemove}
			/>
		</li>
	);
}

const columns =
	/^\s*(<title>|{{\s*title\s*}})[^<{]*(<\/title>|{{\s*\/\s*title\s*}})\s*((<rule\s*\/>|{{\s*rule\s*\/?\s*}})\s*)?(<filter\s*\/>|{{\s*filter\s*\/?\s*}})\s*$/;

/**
 * Parts in this order without words between are aligned with other rows; other sentences flow as their language needs.
 */
function isInColumns(title: string): boolean {
	return columns.test(title);
}
