import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, SelectField, TextField } from '@store-analytics/components';
import { exportRhythms, factTableNames, type SavedExport } from '@store-analytics/rest-api';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { FormatField, PersonalField, TableFields } from './choice-fields';
import { PlaceFields, type PlaceDraft } from './place-fields';
import { rhythmName } from './words';

interface SavedFormProps {
	/** Null for a new one. */
	readonly saved: SavedExport | null;
	readonly folder: string | null;
	readonly isBusy: boolean;
	readonly onSave: (asked: object) => Promise<void>;
	readonly onCancel: () => void;
}

type Draft = Pick<
	SavedExport,
	'name' | 'tables' | 'format' | 'personal' | 'covers' | 'every' | 'at'
>;

const fresh: Draft = {
	...{ name: '', tables: factTableNames, format: 'parquet', personal: false },
	...{ covers: 'all', every: 'day', at: '03:00' },
};

/** A saved export: what, when and where. */
export function SavedForm({ saved, folder, isBusy, onSave, onCancel }: SavedFormProps) {
	const [draft, setDraft] = useState<Draft>(saved ?? fresh);
	const [place, setPlace] = useState(() => placeOf(saved, folder));
	const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
	const { name, tables, format, personal, covers, every, at } = draft;
	const send = () => {
		const { secret, ...to } = place;
		return onSave({ name, tables, format, personal, covers, every, at, to, secret });
	};
	return (
		<form
			className="sa-export__form sa-export__saved"
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			<TextField
				label={__('Name', 'store-analytics')}
				value={name}
				required
				maxLength={100}
				onChange={(value) => change({ name: value })}
			/>
			<TableFields tables={tables} onChange={(chosen) => change({ tables: chosen })} />
			<div className="sa-export__row">
				<FormatField format={format} onChange={(chosen) => change({ format: chosen })} />
				<RhythmFields {...{ covers, every, at }} onChange={change} />
			</div>
			<PersonalField checked={personal} onChange={(isOn) => change({ personal: isOn })} />
			<PlaceFields
				place={place}
				folder={folder}
				hasSecret={saved?.to.kind === 'bucket'}
				onChange={(changed) => setPlace({ ...place, ...changed })}
			/>
			<div className="sa-export__actions">
				<Button
					type="submit"
					variant="primary"
					isBusy={isBusy}
					disabled={isBusy || tables.length === 0}
					accessibleWhenDisabled
				>
					{__('Save the export', 'store-analytics')}
				</Button>
				<Button variant="tertiary" onClick={onCancel}>
					{__('Cancel', 'store-analytics')}
				</Button>
			</div>
		</form>
	);
}

interface RhythmFieldsProps extends Pick<Draft, 'covers' | 'every' | 'at'> {
	readonly onChange: (changed: Partial<Draft>) => void;
}

function RhythmFields({ covers, every, at, onChange }: RhythmFieldsProps) {
	const { userLocale } = useAppSettings();
	return (
		<>
			<SelectField
				label={__('Repeats', 'store-analytics')}
				value={every}
				options={exportRhythms.map((value) => ({ value, label: rhythmName(value, userLocale) }))}
				onChange={(value) =>
					onChange({ every: exportRhythms.find((one) => one === value) ?? 'day' })
				}
			/>
			<TextField
				type="time"
				label={__('Time of the shop', 'store-analytics')}
				value={at}
				required
				onChange={(value) => onChange({ at: value })}
			/>
			<SelectField
				label={__('Days', 'store-analytics')}
				value={covers}
				options={[
					{ value: 'all', label: __('All days', 'store-analytics') },
					{ value: 'previous', label: previousName(every) },
				]}
				onChange={(value) => onChange({ covers: value === 'previous' ? 'previous' : 'all' })}
			/>
		</>
	);
}

function previousName(every: Draft['every']): string {
	return {
		day: () => __('The day before', 'store-analytics'),
		week: () => __('The week before', 'store-analytics'),
		month: () => __('The month before', 'store-analytics'),
	}[every]();
}

/** A server without a folder for exports offers the bucket first. */
function placeOf(saved: SavedExport | null, folder: string | null): PlaceDraft {
	const empty: PlaceDraft = {
		...{ kind: folder === null ? 'bucket' : 'folder', folder: '', endpoint: '', region: '' },
		...{ bucket: '', prefix: '', accessKey: '', secret: '' },
	};
	return { ...empty, ...saved?.to };
}
