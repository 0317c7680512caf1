import { __ } from '@wordpress/i18n';
import { CheckboxField, SelectField } from '@store-analytics/components';
import {
	exportFormats,
	factTableNames,
	type ExportFormat,
	type FactTableName,
} from '@store-analytics/rest-api';
import { formatNames, tableName } from './words';

interface TableFieldsProps {
	readonly tables: readonly FactTableName[];
	readonly onChange: (tables: readonly FactTableName[]) => void;
}

/** The tables of facts to export. */
export function TableFields({ tables, onChange }: TableFieldsProps) {
	return (
		<fieldset className="sa-export__tables">
			<legend>{__('Tables', 'store-analytics')}</legend>
			{factTableNames.map((name) => (
				<CheckboxField
					key={name}
					label={tableName(name)}
					checked={tables.includes(name)}
					onChange={(isOn) =>
						onChange(factTableNames.filter((one) => (one === name ? isOn : tables.includes(one))))
					}
				/>
			))}
		</fieldset>
	);
}

interface FormatFieldProps {
	readonly format: ExportFormat;
	/** Rows of a report have no DuckDB file. */
	readonly isReport?: boolean;
	readonly onChange: (format: ExportFormat) => void;
}

/** The format of the files. */
export function FormatField({ format, isReport = false, onChange }: FormatFieldProps) {
	const formats = exportFormats.filter((one) => !isReport || one !== 'duckdb');
	return (
		<SelectField
			label={__('Format', 'store-analytics')}
			value={format}
			options={formats.map((value) => ({ value, label: formatNames[value] }))}
			onChange={(value) => onChange(formats.find((one) => one === value) ?? 'csv')}
		/>
	);
}

interface PersonalFieldProps {
	readonly checked: boolean;
	readonly onChange: (isOn: boolean) => void;
}

/** Personal columns, with the reason why they are off. */
export function PersonalField({ checked, onChange }: PersonalFieldProps) {
	return (
		<CheckboxField
			label={__('Include personal data', 'store-analytics')}
			help={__(
				'Names, email addresses, addresses and notes of customers. Most analyses do not need them, and the law protects them.',
				'store-analytics',
			)}
			checked={checked}
			onChange={onChange}
		/>
	);
}
