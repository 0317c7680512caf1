import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../../primitives';
import { Form } from './form';
import { useFormContext } from './form-context';

function Name() {
	const { getInputProps, values } = useFormContext<{ name: string }>();
	const { value, onChange } = getInputProps('name');
	return (
		<>
			<TextField label="Name" {...{ value, onChange }} />
			<p>Hello {values.name}</p>
		</>
	);
}

describe('useFormContext', () => {
	it('returns the form’s helpers to fields further below', async () => {
		render(<Form initialValues={{ name: 'A' }}>{() => <Name />}</Form>);
		await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'da');
		expect(screen.getByText('Hello Ada')).toBeVisible();
	});

	it('throws outside a form', () => {
		const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
		expect(() => render(<Name />)).toThrow('Form');
		quiet.mockRestore();
	});
});
