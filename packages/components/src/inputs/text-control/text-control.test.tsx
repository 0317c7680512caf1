import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextControl } from './text-control';
import { TextControlWithAffixes } from './text-control-with-affixes';

describe('TextControl', () => {
	it('has class names for active, empty and filled', async () => {
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

describe('TextControl without a value or when disabled', () => {
	it('is empty, and passes other attributes to the input', async () => {
		const onClick = jest.fn();
		const props = { label: 'Name', onChange: () => {}, className: 'mine', onClick, maxLength: 5 };
		// @ts-expect-error: callers without types leave the value out.
		const { container } = render(<TextControl {...props} />);
		expect(container.firstChild).toHaveClass('muriel-component', 'empty', 'mine');
		expect(container.firstChild).not.toHaveClass('with-value');
		await userEvent.click(screen.getByRole('textbox'));
		expect(onClick).toHaveBeenCalledTimes(1);
		expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', '5');
	});

	it('is disabled, not active', async () => {
		const { container } = render(<TextControl label="N" value="a" onChange={() => {}} disabled />);
		await userEvent.click(screen.getByRole('textbox'));
		expect(screen.getByRole('textbox')).toBeDisabled();
		expect(container.firstChild).toHaveClass('disabled', 'with-value');
		expect(container.firstChild).not.toHaveClass('active');
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
