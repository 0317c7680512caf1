import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { DynamicForm } from './dynamic-form';
import type { DynamicField } from './form-field';

const fields: DynamicField[] = [
	{ id: 'email', type: 'text', label: 'Email', description: 'Yours, <b>please</b>' },
	{ id: 'secret', type: 'password', title: 'Secret', value: 'abc' },
	{ id: 'test', type: 'checkbox', label: 'Test mode', value: 'yes' },
	{ id: 'debug', type: 'checkbox', label: 'Debug', default: 'no' },
	{ id: 'when', type: 'select', label: 'When', options: { now: 'Now', later: 'Later' } },
];
const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockClear());
const email = () => screen.getByRole('textbox', { name: 'Email' });
const proceed = () => screen.getByRole('button', { name: 'Proceed' });

describe('DynamicForm', () => {
	it('draws each field by its type and submits their values', async () => {
		const onChange = jest.fn();
		const { container } = render(<DynamicForm {...{ fields, onSubmit, onChange }} />);
		expect(container.firstChild).toHaveClass('woocommerce-component_dynamic-form');
		expect(email()).toHaveAccessibleDescription('Yours, please');
		expect(screen.getByLabelText('Secret')).toHaveAttribute('type', 'password');
		expect(screen.getByRole('checkbox', { name: 'Test mode' })).toBeChecked();
		await userEvent.type(email(), 'a');
		expect(onChange.mock.lastCall?.[0]).toEqual({ name: 'email', value: 'a' });
		await userEvent.click(screen.getByRole('checkbox', { name: 'Debug' }));
		await userEvent.click(proceed());
		expect(onSubmit.mock.calls).toEqual([
			[{ email: 'a', secret: 'abc', test: true, debug: true, when: 'now' }],
		]);
	});

	it('accepts fields by id too, and submits with Enter', async () => {
		render(<DynamicForm fields={{ email: fields[0] as DynamicField }} onSubmit={onSubmit} />); // as: there are five
		await userEvent.type(email(), 'b{Enter}');
		expect(onSubmit.mock.calls).toEqual([[{ email: 'b' }]]);
	});

	it('replaces the description with the error', async () => {
		const validate = () => ({ email: 'No address.' });
		render(<DynamicForm {...{ fields, onSubmit, validate }} />);
		await userEvent.click(proceed());
		expect(onSubmit).not.toHaveBeenCalled();
		expect(email()).toHaveAccessibleDescription('No address.');
		expect(email()).toBeInvalid();
		expect(await axeViolations()).toEqual([]);
	});

	it('submits nothing while it is busy', async () => {
		render(<DynamicForm {...{ fields, onSubmit }} isBusy submitLabel="Save" />);
		const save = screen.getByRole('button', { name: 'Save' });
		expect(save).toHaveClass('is-busy');
		await userEvent.click(save);
		expect(onSubmit).not.toHaveBeenCalled();
	});

	it('warns of an unknown type, and shows nothing of it', () => {
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
		render(<DynamicForm fields={[{ id: 'colour', type: 'colour', label: 'Colour' }]} />);
		expect(screen.queryByText('Colour')).not.toBeInTheDocument();
		expect(warn).toHaveBeenCalledTimes(1);
		expect(warn.mock.lastCall?.[0]).toContain("'colour'");
		warn.mockRestore();
	});
});
