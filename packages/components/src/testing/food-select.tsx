import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Option, Selected } from '../inputs/select-control/options';
import { SelectControl } from '../inputs/select-control/select-control';
import type { SelectControlProps } from '../inputs/select-control/select-control-props';

/** Food to choose from. */
export const options: Option[] = [
	{ key: 'apple', label: 'Apple', keywords: ['fruit'] },
	{ key: 'apricot', label: 'Apricot', keywords: ['fruit'] },
	{ key: 'leek', label: 'Leek', keywords: ['vegetable'] },
];

/** The control with its selection, and a button after it. */
export function show(props: Partial<SelectControlProps> = {}) {
	const onChange = jest.fn();
	function Harness() {
		const [selected, setSelected] = useState<Selected>(props.selected ?? []);
		const change = (next: Selected, query: string) => {
			onChange(next, query);
			setSelected(next);
		};
		return (
			<SelectControl
				label="Food"
				options={options}
				{...props}
				selected={selected}
				onChange={change}
			/>
		);
	}
	render(
		<>
			<Harness />
			<button>Next</button>
		</>,
	);
	return { onChange };
}
export const box = () => screen.getByRole('combobox', { name: 'Food' });
/** Labels of the options in the list. */
export const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent;
export const keys = (text: string) => userEvent.keyboard(text);
