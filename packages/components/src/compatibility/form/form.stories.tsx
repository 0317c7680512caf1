import { Button, CheckboxField, TextField } from '../../primitives';
import { Form } from './form';

export default { title: 'Forms/Form', component: Form };

const validate = ({ name }: { name: string }) => (name ? {} : { name: 'Enter a name.' });

interface FieldsProps {
	name?: string;
	touched?: Record<string, boolean>;
}

function Fields({ name = '', touched = {} }: FieldsProps) {
	return (
		<Form
			initialValues={{ name, isPublic: true }}
			touched={touched}
			validate={validate}
			onSubmit={() => {}}
		>
			{({ getInputProps, handleSubmit, isValidForm }) => {
				const { value, onChange, onBlur, help, className } = getInputProps('name');
				const isPublic = getInputProps('isPublic');
				return (
					<>
						<TextField
							label="Name"
							{...{ value, onChange, onBlur, help }}
							className={className ?? ''}
						/>
						<CheckboxField label="Public" checked={isPublic.checked} onChange={isPublic.onChange} />
						<Button variant="primary" disabled={!isValidForm} onClick={handleSubmit}>
							Save
						</Button>
					</>
				);
			}}
		</Form>
	);
}

export function Untouched() {
	return <Fields />;
}

export function WithAnError() {
	return <Fields touched={{ name: true }} />;
}

export function Filled() {
	return <Fields name="Ada Lovelace" />;
}

export function LongText() {
	return <Fields name={'A name that is much longer than its field '.repeat(4)} />;
}
