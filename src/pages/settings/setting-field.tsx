import { useId, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import {
	Button,
	CheckboxField,
	RadioField,
	SelectField,
	TextField,
} from '@store-analytics/components';
import { readList, readText } from '../../platform/read-value';
import { useConfirm } from '../../platform/dialog';
import { createNotice } from '../../platform/notices';
import { changedValue } from './draft';
import type { ChoiceGroup, Setting } from './setting';

interface SettingFieldProps {
	readonly name: string;
	readonly setting: Setting;
	readonly value: unknown;
	readonly isReadOnly: boolean;
	readonly onChange: (value: unknown) => void;
}

/** A setting's label, input and help, in one group that is named and described by them. */
export function SettingField(props: SettingFieldProps) {
	const { setting, isReadOnly } = props;
	const id = useId();
	return (
		<fieldset
			className="woocommerce-setting"
			disabled={isReadOnly}
			aria-describedby={setting.helpText ? `${id}-help` : undefined}
		>
			<legend className="woocommerce-setting__label">{setting.label}</legend>
			<div className="woocommerce-setting__input">
				<Input {...props} />
				{setting.helpText && (
					<p id={`${id}-help`} className="woocommerce-setting__help">
						{setting.helpText}
					</p>
				)}
			</div>
		</fieldset>
	);
}

function Input({ name, setting, value, onChange }: SettingFieldProps): ReactNode {
	const shared = { name, 'aria-label': setting.label?.replace(/:$/, '') };
	switch (setting.inputType) {
		case 'checkboxGroup':
			return (
				<CheckboxGroups
					groups={setting.options}
					chosen={readList(value).map((one) => readText(one))}
					onChange={onChange}
				/>
			);
		case 'select':
			return (
				<SelectField
					{...shared}
					value={readText(value)}
					options={setting.options}
					onChange={onChange}
				/>
			);
		case 'radio':
			return <RadioChoice setting={setting} value={readText(value)} onChange={onChange} />;
		case 'checkbox':
			return (
				<CheckboxField
					{...shared}
					checked={value === true || value === 'yes'}
					onChange={(isOn) => onChange(isOn ? 'yes' : 'no')}
				/>
			);
		case 'component':
			return (
				<setting.component value={value} onChange={(change) => onChange(changedValue(change))} />
			);
		case 'button':
			return <ActionButton callback={setting.callback} label={setting.label} />;
		default:
			return <TextField {...shared} value={readText(value)} onChange={onChange} />;
	}
}

interface RadioChoiceProps {
	readonly setting: Extract<Setting, { inputType: 'radio' }>;
	readonly value: string;
	readonly onChange: (value: string) => void;
}

function RadioChoice({ setting, value, onChange }: RadioChoiceProps) {
	const shown = value === '' ? (setting.unset ?? '') : value;
	const { ask, dialog } = useConfirm();
	const choose = async (next: string) => {
		const question = setting.confirm?.(next, shown);
		const action = setting.options.find(({ value: own }) => own === next)?.label ?? next;
		if (question === undefined || (await ask(question, action))) onChange(next);
	};
	return (
		<>
			{/* The surrounding fieldset has the name. */}
			<RadioField value={shown} options={setting.options} onChange={(next) => void choose(next)} />
			{dialog}
		</>
	);
}

interface CheckboxGroupsProps {
	readonly groups: readonly ChoiceGroup[];
	readonly chosen: readonly string[];
	readonly onChange: (chosen: string[]) => void;
}

function CheckboxGroups({ groups, chosen, onChange }: CheckboxGroupsProps) {
	const toggle = (choice: string, isOn: boolean) =>
		onChange([...chosen.filter((other) => other !== choice), ...(isOn ? [choice] : [])]);
	return groups
		.filter(({ options }) => options.length > 0)
		.map(({ key, label, options }) => (
			<div
				key={key}
				className="woocommerce-setting__options-group"
				role={label ? 'group' : undefined}
				aria-label={label}
			>
				{label && <span className="woocommerce-setting__options-group-label">{label}</span>}
				{options.map((option) => (
					<CheckboxField
						key={option.value}
						label={option.label}
						checked={chosen.includes(option.value)}
						onChange={(isOn) => toggle(option.value, isOn)}
					/>
				))}
			</div>
		));
}

type Callback = Extract<Setting, { inputType: 'button' }>['callback'];

/** Runs an action at once; busy until the extension reports success or failure. */
function ActionButton({ callback, label }: { callback: Callback; label?: string }) {
	const [isBusy, setIsBusy] = useState(false);
	const run = () => {
		setIsBusy(true);
		const done = () => setIsBusy(false);
		new Promise<void>((resolve, reject) =>
			callback(resolve, reject, (status, content) =>
				createNotice({ id: `setting-${label ?? ''}`, status, content }),
			),
		).then(done, done);
	};
	return (
		<Button
			variant="secondary"
			isBusy={isBusy}
			disabled={isBusy}
			accessibleWhenDisabled
			onClick={run}
		>
			{label ?? __('Run', 'store-analytics')}
		</Button>
	);
}
