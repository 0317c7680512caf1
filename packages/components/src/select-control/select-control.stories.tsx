import { useState } from 'react';
import type { Option } from './options';
import { SelectControl } from './select-control';

export default { component: SelectControl };

const statuses: Option[] = [
	{ key: 'completed', label: 'Completed' },
	{ key: 'processing', label: 'Processing' },
	{ key: 'on-hold', label: 'On hold', keywords: ['waiting'] },
	{ key: 'refunded', label: 'Refunded', isDisabled: true },
];

export function OneOfAList() {
	const [selected, setSelected] = useState('processing');
	return (
		<SelectControl
			label="Order status"
			help="Only orders of this status are counted."
			options={statuses}
			selected={selected}
			onChange={setSelected}
		/>
	);
}

export function SeveralWithTags() {
	const [selected, setSelected] = useState<Option[]>(statuses.slice(0, 2));
	return (
		<SelectControl
			label="Order statuses"
			isSearchable
			multiple
			inlineTags
			showClearButton
			options={statuses}
			selected={selected}
			onChange={setSelected}
		/>
	);
}
