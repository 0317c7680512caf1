import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { SegmentedSelection } from './segmented-selection';

const onSelect = jest.fn();

function Example() {
	const [selected, setSelected] = useState('week');
	return (
		<SegmentedSelection
			name="period"
			legend="Select a period"
			options={[
				{ value: 'week', label: 'Week to date' },
				{ value: 'month', label: 'Month to date' },
			]}
			selected={selected}
			onSelect={(selection) => {
				onSelect(selection);
				setSelected(selection['period'] ?? '');
			}}
		/>
	);
}

describe('SegmentedSelection', () => {
	it('is a named group of radio buttons that passes on the choice under its name', async () => {
		const { container } = render(<Example />);
		expect(screen.getByRole('group', { name: 'Select a period' })).toBeVisible();
		expect(screen.getByRole('radio', { name: 'Week to date' })).toBeChecked();
		await userEvent.click(screen.getByRole('radio', { name: 'Month to date' }));
		expect(onSelect).toHaveBeenCalledWith({ period: 'month' });
		expect(screen.getByRole('radio', { name: 'Month to date' })).toBeChecked();
		expect(await axeViolations(container)).toEqual([]);
	});

	it('keeps two groups with the same name separate', async () => {
		render(
			<>
				<Example />
				<Example />
			</>,
		);
		await userEvent.click(
			screen.getAllByRole('radio', { name: 'Month to date' })[0] ?? document.body,
		);
		const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
		expect(checked).toEqual([false, true, true, false]);
	});
});
