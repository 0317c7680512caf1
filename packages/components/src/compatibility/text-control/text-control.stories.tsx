import { useState } from 'react';
import { TextControl } from './text-control';

export default { title: 'Forms/TextControl', component: TextControl };

export function Empty() {
	const [name, setName] = useState('');
	return <TextControl label="Name" value={name} onChange={setName} />;
}

export function WithValueAndHelp() {
	const [name, setName] = useState('Ada');
	return <TextControl label="Name" help="As on the invoice." value={name} onChange={setName} />;
}

export function Disabled() {
	return <TextControl label="Name" value="Ada" disabled onChange={() => {}} />;
}

export function LongText() {
	const [name, setName] = useState('A value that is much longer than its field '.repeat(4));
	const help = 'A hint that is much longer than its field is wide. '.repeat(4);
	return (
		<TextControl
			label="The name as it is written on every invoice and on every letter that we send"
			help={help}
			value={name}
			onChange={setName}
		/>
	);
}
