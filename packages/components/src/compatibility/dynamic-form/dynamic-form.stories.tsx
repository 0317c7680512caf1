import type { PlayContext } from '../../testing/stories';
import { DynamicForm } from './dynamic-form';
import type { DynamicField } from './form-field';

export default { title: 'Forms/DynamicForm', component: DynamicForm };

const fields: DynamicField[] = [
	{
		id: 'email',
		type: 'text',
		label: 'Email',
		description: 'Where the <a href="https://example.com/">money</a> goes.',
		placeholder: 'you@example.com',
	},
	{ id: 'secret', type: 'password', title: 'Secret', value: 'abc' },
	{ id: 'test', type: 'checkbox', label: 'Test mode', value: 'yes', tip: 'No money moves.' },
	{ id: 'when', type: 'select', label: 'Take money', options: { now: 'At once', later: 'Later' } },
];

export function AllKinds() {
	return <DynamicForm fields={fields} />;
}

export function Busy() {
	return <DynamicForm fields={fields.slice(0, 1)} isBusy submitLabel="Save" />;
}

export function WithoutFields() {
	return <DynamicForm />;
}

export function WithAnError() {
	return (
		<DynamicForm
			fields={fields.slice(0, 2)}
			validate={() => ({ email: 'Enter an address with an @.' })}
		/>
	);
}
WithAnError.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
	await userEvent.tab();
};

export function LongText() {
	const words = 'Words that are much longer than a field is wide '.repeat(4);
	const long = fields.map((field) => ({ ...field, label: words, description: words }));
	return <DynamicForm fields={long} submitLabel={words} />;
}
