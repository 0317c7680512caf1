import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextControlWithAffixes } from './text-control-with-affixes';

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
