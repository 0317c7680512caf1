import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Card, SelectField, TextField } from '@store-analytics/components';
import { factTableNames, type ExportRequest } from '@store-analytics/rest-api';
import { FormatField, PersonalField, TableFields } from './choice-fields';
import { Failed } from './failed';
import type { Failure } from './use-exports';
import { exportableReports } from './words';

interface ExportFormProps {
	readonly isBusy: boolean;
	readonly failure: Failure | undefined;
	readonly onStart: (asked: ExportRequest) => Promise<boolean>;
}

const everything: ExportRequest = {
	...{ tables: factTableNames, report: null, format: 'csv' },
	...{ since: null, until: null, personal: false },
};

/** Chooses what to export, and starts the export. */
export function ExportForm({ isBusy, failure, onStart }: ExportFormProps) {
	const [asked, setAsked] = useState(everything);
	const change = (changed: Partial<ExportRequest>) => setAsked({ ...asked, ...changed });
	const hasNothing = asked.report === null && asked.tables.length === 0;
	return (
		<Card
			title={__('Export', 'store-analytics')}
			description={__(
				'Take your data with you: for a spreadsheet, a notebook or a data warehouse.',
				'store-analytics',
			)}
		>
			<form
				className="sa-export__form"
				onSubmit={(event) => {
					event.preventDefault();
					void onStart(asked);
				}}
			>
				<ContentField asked={asked} onChange={change} />
				{asked.report === null && (
					<TableFields tables={asked.tables} onChange={(tables) => change({ tables })} />
				)}
				<div className="sa-export__row">
					<FormatField
						format={asked.format}
						isReport={asked.report !== null}
						onChange={(format) => change({ format })}
					/>
					<RangeFields asked={asked} onChange={change} />
				</div>
				<PersonalField checked={asked.personal} onChange={(personal) => change({ personal })} />
				<Failed place="form" failure={failure} />
				<Button
					type="submit"
					variant="primary"
					isBusy={isBusy}
					disabled={isBusy || hasNothing}
					accessibleWhenDisabled
				>
					{__('Start the export', 'store-analytics')}
				</Button>
			</form>
		</Card>
	);
}

interface PartProps {
	readonly asked: ExportRequest;
	readonly onChange: (changed: Partial<ExportRequest>) => void;
}

/** Facts, or the rows of a report. */
function ContentField({ asked, onChange }: PartProps) {
	const options = [
		{ value: '', label: __('All data of the shop', 'store-analytics') },
		...exportableReports().map(({ slug, title }) => ({ value: slug, label: title })),
	];
	return (
		<SelectField
			label={__('Content', 'store-analytics')}
			help={
				asked.report === null
					? __('Every table is explained in the file schema.json.', 'store-analytics')
					: __('The rows of the report, with the columns of its CSV file.', 'store-analytics')
			}
			value={asked.report ?? ''}
			options={options}
			onChange={(value) =>
				onChange({
					report: value === '' ? null : value,
					...(value !== '' && asked.format === 'duckdb' && { format: 'csv' }),
				})
			}
		/>
	);
}

/** The first and last day. Empty fields mean all days. */
function RangeFields({ asked: { since, until }, onChange }: PartProps) {
	return (
		<>
			<TextField
				type="date"
				label={__('First day', 'store-analytics')}
				help={__('Empty: from the first day', 'store-analytics')}
				value={since ?? ''}
				max={until ?? undefined}
				onChange={(value) => onChange({ since: value || null })}
			/>
			<TextField
				type="date"
				label={__('Last day', 'store-analytics')}
				help={__('Empty: until today', 'store-analytics')}
				value={until ?? ''}
				min={since ?? undefined}
				onChange={(value) => onChange({ until: value || null })}
			/>
		</>
	);
}
