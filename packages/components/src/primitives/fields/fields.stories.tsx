import { useState } from 'react';
import { CheckboxField } from './checkbox-field';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

export default {
	title: 'Controls/TextField',
	component: TextField,
	subcomponents: { SelectField, CheckboxField, RadioField },
};

const options = [
	{ value: 'all', label: 'All' },
	{ value: 'any', label: 'Any' },
];

export function Text() {
	const [text, setText] = useState('');
	return <TextField label="Name" help="As it is on the invoice." value={text} onChange={setText} />;
}

export function Select() {
	const [choice, setChoice] = useState('all');
	return <SelectField label="Match" options={options} value={choice} onChange={setChoice} />;
}

export function Checkbox() {
	const [isOn, setIsOn] = useState(false);
	return (
		<CheckboxField label="Select all" checked={isOn} indeterminate={!isOn} onChange={setIsOn} />
	);
}

export function Radio() {
	const [choice, setChoice] = useState('scheduled');
	return (
		<RadioField
			label="Updates"
			value={choice}
			options={[
				{ value: 'scheduled', label: 'Scheduled', description: 'Every 12 hours.' },
				{ value: 'immediate', label: 'Immediately' },
			]}
			onChange={setChoice}
		/>
	);
}

export function Disabled() {
	return (
		<>
			<TextField label="Name" value="Ada" disabled onChange={() => {}} />
			<SelectField label="Match" options={options} value="any" disabled onChange={() => {}} />
			<CheckboxField label="Select all" checked disabled onChange={() => {}} />
		</>
	);
}

export function LongText() {
	const words = 'Words that are much longer than a field is wide '.repeat(4);
	const [text, setText] = useState(words);
	return (
		<>
			<TextField label={words} help={words} value={text} onChange={setText} />
			<SelectField
				label={words}
				options={[{ value: 'a', label: words }]}
				value="a"
				onChange={() => {}}
			/>
			<CheckboxField label={words} checked onChange={() => {}} />
		</>
	);
}
