import { useState } from 'react';
import type { SearchSelection } from './autocompleter';
import { Search } from './search';

export default { component: Search };

export function ProductsWithFreeText() {
	const [selected, setSelected] = useState<SearchSelection[]>([{ key: 74, label: 'Hoodie' }]);
	return (
		<Search
			type="products"
			placeholder="Search for products"
			allowFreeTextSearch
			inlineTags
			showClearButton
			selected={selected}
			onChange={setSelected}
		/>
	);
}

const flavours = [
	{ id: 1, name: 'Vanilla' },
	{ id: 2, name: 'Chocolate' },
];

export function AnExtensionsOwnSource() {
	const [selected, setSelected] = useState<SearchSelection[]>([]);
	return (
		<Search
			type="custom"
			placeholder="Search for flavours"
			autocompleter={{
				options: flavours,
				getOptionIdentifier: ({ id }: (typeof flavours)[number]) => id,
				getOptionLabel: ({ name }: (typeof flavours)[number]) => <em>{name}</em>,
				getOptionKeywords: ({ name }: (typeof flavours)[number]) => [name],
				getOptionCompletion: ({ id, name }: (typeof flavours)[number]) => ({
					key: id,
					label: name,
				}),
			}}
			selected={selected}
			onChange={setSelected}
		/>
	);
}
