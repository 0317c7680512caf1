import { useState } from 'react';
import type { PlayContext } from '../../testing/stories';
import type { Option } from './options';
import { SelectControl } from './select-control';
import type { SelectControlProps } from './select-control-props';

export default { title: 'Search and choose/SelectControl', component: SelectControl };

const statuses: Option[] = [
	{ key: 'completed', label: 'Completed' },
	{ key: 'processing', label: 'Processing' },
	{ key: 'on-hold', label: 'On hold', keywords: ['waiting'] },
	{ key: 'refunded', label: 'Refunded', isDisabled: true },
];

function Several({
	start = [],
	...rest
}: Partial<Omit<SelectControlProps, 'selected' | 'onChange'>> & { start?: Option[] }) {
	const [selected, setSelected] = useState(start);
	return (
		<SelectControl
			label="Order statuses"
			isSearchable
			multiple
			showClearButton
			options={statuses}
			{...rest}
			selected={selected}
			onChange={setSelected}
		/>
	);
}

const open = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('combobox'));
};

export function OneOfAList() {
	const [selected, setSelected] = useState('processing');
	return (
		<SelectControl
			label="Order status"
			help="Only orders of this status are counted."
			options={statuses}
			selected={selected}
			onChange={setSelected}
		/>
	);
}

export function Open() {
	return <OneOfAList />;
}
Open.play = open;

export function Empty() {
	return <Several placeholder="Choose statuses" />;
}

export function OneWithATag() {
	return <Several start={statuses.slice(0, 1)} />;
}

export function ManyWithTagsInside() {
	return <Several start={statuses.slice(0, 3)} inlineTags />;
}

export function Searched() {
	return <Several start={statuses.slice(0, 1)} inlineTags />;
}
Searched.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.type(canvas.getByRole('combobox'), 'wait');
};

export function Disabled() {
	return <Several start={statuses.slice(0, 2)} inlineTags disabled />;
}

export function Loading() {
	return <Several onSearch={() => new Promise(() => {})} options={[]} />;
}
Loading.play = async (context: PlayContext) => {
	await context.userEvent.type(context.canvas.getByRole('combobox'), 'x');
};

export function OptionsCouldNotLoad() {
	return <Several onSearch={() => Promise.reject(new Error('No'))} options={[]} />;
}
OptionsCouldNotLoad.play = async (context: PlayContext) => {
	await context.userEvent.type(context.canvas.getByRole('combobox'), 'x');
	await context.canvas.findByRole('alert');
};

export function LongText() {
	const long = statuses.map((status) => ({
		...status,
		label: `${String(status.label)}, which is explained at great length here `.repeat(3),
	}));
	return <Several options={long} start={long.slice(0, 2)} />;
}
LongText.play = open;
