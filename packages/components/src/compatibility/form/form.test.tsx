import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, SelectField, TextField } from '../../primitives';
import { Form, type FormProps } from './form';
import type { FormHelpers } from './use-form';

interface Values {
	name: string;
	isOn: boolean;
	size: string;
}
const initialValues: Values = { name: 'Ada', isOn: false, size: 's' };
const validate = ({ name }: Values) => (name ? {} : { name: 'Enter a name.' });
const onSubmit = jest.fn();
const onChange = jest.fn();
beforeEach(() => jest.clearAllMocks());

function show(props: Partial<FormProps<Values>> = {}) {
	let helpers!: FormHelpers<Values>; // !: rendering sets it
	render(
		<Form {...{ initialValues, validate, onSubmit, onChange }} {...props}>
			{(given) => {
				helpers = given;
				const { className, help, ...name } = given.getInputProps('name');
				const isOn = given.getInputProps('isOn');
				const size = given.getInputProps('size');
				return (
					<>
						<TextField
							label="Name"
							help={help}
							className={className ?? undefined}
							value={name.value}
							onChange={name.onChange}
							onBlur={name.onBlur}
						/>
						<label>
							<input type="checkbox" checked={isOn.checked} onChange={isOn.onChange} /> On
						</label>
						<SelectField
							label="Size"
							value={size.selected}
							onChange={size.onChange}
							options={[
								{ value: 's', label: 'Small' },
								{ value: 'l', label: 'Large' },
							]}
						/>
						<Button onClick={given.handleSubmit}>Save</Button>
					</>
				);
			}}
		</Form>,
	);
	return () => helpers;
}
const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('Form', () => {
	it('passes values from events and from controls to its owner', async () => {
		const helpers = show();
		await userEvent.type(name(), '!');
		expect(onChange).toHaveBeenLastCalledWith(
			{ name: 'name', value: 'Ada!' },
			{ ...initialValues, name: 'Ada!' },
			true,
		);
		await userEvent.click(screen.getByRole('checkbox', { name: 'On' }));
		await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
		expect(helpers().values).toEqual({ name: 'Ada!', isOn: true, size: 'l' });
	});

	it('submits valid values', async () => {
		show();
		await save();
		expect(onSubmit.mock.calls).toEqual([[initialValues]]);
	});

	it('submits nothing invalid, and shows the errors', async () => {
		const helpers = show({ initialValues: { ...initialValues, name: '' } });
		expect(helpers().isValidForm).toBe(false);
		expect(name()).not.toHaveAccessibleDescription();
		await save();
		expect(onSubmit).not.toHaveBeenCalled();
		expect(name()).toHaveAccessibleDescription('Enter a name.');
		expect(name().closest('.has-error')).toBeInTheDocument();
		await userEvent.type(name(), 'A');
		expect(name()).not.toHaveAccessibleDescription();
		expect(helpers().isValidForm).toBe(true);
	});

	it('shows the error of a field once it has lost the focus', async () => {
		const helpers = show();
		await userEvent.clear(name());
		expect(onChange.mock.lastCall?.[2]).toBe(false);
		expect(name()).not.toHaveAccessibleDescription();
		await userEvent.tab();
		expect(helpers().touched).toEqual({ name: true });
		expect(name()).toHaveAccessibleDescription('Enter a name.');
	});

	it('starts with errors from its owner', async () => {
		const helpers = show({ errors: { name: 'Taken.' }, touched: { name: true } });
		expect(name()).toHaveAccessibleDescription('Taken.');
		expect(helpers().isValidForm).toBe(false);
		await userEvent.type(name(), '!');
		expect(name()).not.toHaveAccessibleDescription();
	});

	it('combines several changes of one event', () => {
		const helpers = show();
		const { setValue, setTouched } = helpers();
		act(() => {
			setValue('name', 'Bea');
			setValue('size', 'l');
			setTouched('size');
			setTouched('name');
			setTouched('name', false);
		});
		expect(helpers().values).toEqual({ name: 'Bea', isOn: false, size: 'l' });
		expect(helpers().touched).toEqual({ size: true, name: false });
	});

	it('calls the deprecated callbacks when the new ones are missing', async () => {
		const onSubmitCallback = jest.fn();
		const onChangeCallback = jest.fn();
		show({ onSubmitCallback, onChangeCallback });
		await userEvent.type(name(), '!');
		await save();
		expect(onSubmitCallback).toHaveBeenCalledWith({ ...initialValues, name: 'Ada!' });
		expect(onChangeCallback).toHaveBeenCalledTimes(1);
		expect(onSubmit).not.toHaveBeenCalled();
		expect(onChange).not.toHaveBeenCalled();
	});

	it('waits for the promise of a submission', async () => {
		let finish = () => {};
		const helpers = show({ onSubmit: () => new Promise<void>((resolve) => (finish = resolve)) });
		const done = jest.fn();
		let submission = Promise.resolve();
		act(() => void (submission = helpers().handleSubmit().then(done)));
		await act(async () => {});
		expect(done).not.toHaveBeenCalled();
		finish();
		await submission;
		expect(done).toHaveBeenCalledTimes(1);
	});

	it('needs neither values nor rules', async () => {
		render(<Form>{({ handleSubmit }) => <Button onClick={handleSubmit}>Save</Button>}</Form>);
		await save();
		expect(screen.getByRole('button')).toHaveFocus();
	});
});
