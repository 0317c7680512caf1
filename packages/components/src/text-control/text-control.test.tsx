import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextControl } from './text-control';
import { TextControlWithAffixes } from './text-control-with-affixes';

describe('TextControl', () => {
	it('says by class whether it is active, empty or filled', async () => {
		function Example() {
			const [value, setValue] = useState('');
			return <TextControl label="Name" value={value} onChange={setValue} />;
		}
		const { container } = render(<Example />);
		const frame = container.querySelector('.muriel-component');
		expect(frame).toHaveClass('muriel-input-text', 'empty');
		await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
		expect(frame).toHaveClass('active', 'with-value');
		expect(frame).not.toHaveClass('empty');
		await userEvent.tab();
		expect(frame).not.toHaveClass('active');
	});
});

describe('TextControlWithAffixes', () => {
	it('has fixed texts before and after the input', async () => {
		const onChange = jest.fn();
		render(
			<TextControlWithAffixes
				label="Price"
				help="Without tax."
				prefix="$"
				suffix="USD"
				value=""
				onChange={onChange}
			/>,
		);
		expect(screen.getByText('$')).toBeVisible();
		expect(screen.getByText('USD')).toBeVisible();
		const input = screen.getByRole('textbox', { name: 'Price' });
		expect(input).toHaveAccessibleDescription('Without tax.');
		await userEvent.type(input, '9');
		expect(onChange).toHaveBeenCalledWith('9');
	});
});
