import { useState } from 'react';
import type { PlayContext } from '../../testing/stories';
import { TreeSelectControl as component } from '../on-demand';
import { TreeSelectControl } from './tree-select-control';
import type { TreeSelectControlProps } from './use-tree';

export default { title: 'Fields/TreeSelectControl', component };

const options = [
	{
		value: 'EU',
		label: 'Europe',
		children: [
			{ value: 'ES', label: 'Spain' },
			{ value: 'FR', label: 'France' },
		],
	},
	{ value: 'AS', label: 'Asia', children: [{ value: 'JP', label: 'Japan' }] },
	{ value: 'AQ', label: 'Antarctica' },
];

function Kept({ start = [], ...rest }: TreeSelectControlProps & { start?: string[] }) {
	const [value, setValue] = useState(start);
	return (
		<TreeSelectControl
			label="Countries"
			placeholder="Type a name"
			options={options}
			{...rest}
			value={value}
			onChange={setValue}
		/>
	);
}

export function Empty() {
	return <Kept help="Where the shop sends to" />;
}

export function TwoOfFour() {
	return <Kept start={['ES', 'FR', 'JP', 'AQ']} maxVisibleTags={2} />;
}

export function Disabled() {
	return <Kept start={['ES']} disabled />;
}

export function Open() {
	return <Kept start={['ES']} />;
}
Open.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('combobox'));
	await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
};

export function Search() {
	return <Kept selectAllLabel={false} />;
}
Search.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.type(canvas.getByRole('combobox'), 'fra');
};

export function NothingFound() {
	return <Kept />;
}
NothingFound.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.type(canvas.getByRole('combobox'), 'xyz');
};
