import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextControl } from './text-control';

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
