import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Option, Selected } from './options';
import { SelectControl } from './select-control';

const options: Option[] = [
	{ key: 7, label: 'Seven' },
	{ key: 'eight', label: 'Eight' },
];

function show(initially: Selected) {
	const onChange = jest.fn();
	function Harness() {
		const [selected, setSelected] = useState(initially);
		const change = (next: Selected, query: string) => {
			onChange(next, query);
			setSelected(next);
		};
		return <SelectControl label="Number" {...{ options, selected }} onChange={change} />;
	}
	render(<Harness />);
	return { onChange };
}
const box = () => screen.getByRole('combobox', { name: 'Number' });
const keys = (text: string) => userEvent.keyboard(text);

describe('SelectControl with one key', () => {
	it('accepts a number, and passes keys on as the options have them', async () => {
		const { onChange } = show(7);
		expect(box()).toHaveValue('Seven');
		await userEvent.click(box());
		await keys('{ArrowDown}{Enter}');
		expect(onChange).toHaveBeenLastCalledWith('eight', '');
		await keys('{ArrowDown}{Enter}');
		expect(onChange).toHaveBeenLastCalledWith(7, '');
		await keys('{Backspace}');
		expect(onChange).toHaveBeenLastCalledWith('', '');
	});

	it.each([null, ''])('has no selection for %j', async (selected) => {
		const { onChange } = show(selected);
		expect(box()).toHaveValue('');
		await userEvent.click(box());
		await keys('{Backspace}');
		expect(onChange).not.toHaveBeenCalled();
		await keys('{ArrowUp}{Enter}');
		expect(onChange).toHaveBeenLastCalledWith('eight', '');
	});
});
