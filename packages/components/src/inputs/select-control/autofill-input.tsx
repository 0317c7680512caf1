import { useState } from 'react';
import { optionText, type Option } from './options';

interface AutofillInputProps {
	kind: string;
	options: readonly Option[];
	onPick: (option: Option) => void;
}

/**
 * Invisible, because browsers fill stored data into plain inputs only. Filled-in text selects the option with that name
 * or key.
 */
export function AutofillInput({ kind, options, onPick }: AutofillInputProps) {
	const [text, setText] = useState('');
	const fill = (filled: string) => {
		setText(filled);
		const wanted = filled.trim().toLowerCase();
		const option = options.find(
			(candidate) =>
				optionText(candidate).toLowerCase() === wanted ||
				String(candidate.key).toLowerCase() === wanted,
		);
		if (option) onPick(option);
	};
	return (
		<input
			className="screen-reader-text"
			type="text"
			tabIndex={-1}
			aria-hidden="true"
			autoComplete={kind}
			value={text}
			onChange={(event) => fill(event.target.value)}
		/>
	);
}
