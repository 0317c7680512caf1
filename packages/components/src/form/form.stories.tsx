import { Button, CheckboxField, TextField } from '../primitives';
import { Form } from './form';

export default { component: Form };

const validate = ({ name }: { name: string }) => (name ? {} : { name: 'Enter a name.' });

function Fields({ touched = {} }: { touched?: Record<string, boolean> }) {
	return (
		<Form
			initialValues={{ name: '', isPublic: true }}
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
