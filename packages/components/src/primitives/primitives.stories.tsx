import { useState } from 'react';
import { Button } from './button';
import { CheckboxField } from './checkbox-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

export default { component: Button };

export function Buttons() {
	return (
		<p>
			<Button variant="primary">Update</Button> <Button variant="secondary">Reset</Button>{' '}
			<Button variant="tertiary">More</Button> <Button variant="link">Clear all</Button>{' '}
			<Button icon="download">Download</Button> <Button icon="ellipsis" label="Choose columns" />{' '}
			<Button variant="primary" disabled>
				Filter
			</Button>{' '}
			<Button variant="primary" isBusy>
				Saving
			</Button>{' '}
			<Button variant="secondary" isDestructive>
				Delete
			</Button>{' '}
			<Button href="https://example.com">A link</Button>
		</p>
	);
}

export function Fields() {
	const [text, setText] = useState('');
	const [choice, setChoice] = useState('all');
	const [isOn, setIsOn] = useState(false);
	const options = [
		{ value: 'all', label: 'All' },
		{ value: 'any', label: 'Any' },
	];
	return (
		<>
			<TextField label="Name" help="As it is on the invoice." value={text} onChange={setText} />
			<SelectField label="Match" options={options} value={choice} onChange={setChoice} />
			<CheckboxField label="Select all" checked={isOn} indeterminate={!isOn} onChange={setIsOn} />
		</>
	);
}
