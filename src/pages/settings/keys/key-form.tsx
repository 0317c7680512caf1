import { useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, CheckboxField, TextField } from '@store-analytics/components';

interface KeyFormProps {
	readonly isBusy: boolean;
	/** Resolves to whether the key was created. */
	readonly onMake: (name: string, personal: boolean) => Promise<boolean>;
}

/** Creates a key with a name. */
export function KeyForm({ isBusy, onMake }: KeyFormProps) {
	const [name, setName] = useState('');
	const [isPersonal, setPersonal] = useState(false);
	const isNamed = name.trim() !== '';
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (!isNamed || isBusy || !(await onMake(name.trim(), isPersonal))) return;
		setName('');
		setPersonal(false);
	};
	return (
		<form className="sa-keys__form" onSubmit={(event) => void submit(event)}>
			<TextField
				label={__('Name of the program', 'store-analytics')}
				help={__('Such as Claude, Cursor or a script.', 'store-analytics')}
				value={name}
				maxLength={100}
				autoComplete="off"
				onChange={setName}
			/>
			<CheckboxField
				label={__('Can read customer names', 'store-analytics')}
				checked={isPersonal}
				onChange={setPersonal}
			/>
			<Button
				type="submit"
				variant="secondary"
				isBusy={isBusy}
				disabled={isBusy || !isNamed}
				accessibleWhenDisabled
			>
				{__('Create key', 'store-analytics')}
			</Button>
		</form>
	);
}
