import { useState } from 'react';
import type { SearchListEntry } from './hierarchy';
import { SearchListItem } from './search-list-item';
import { SearchListControl, type SearchListControlProps } from './search-list-control';

export default {
	title: 'Search and choose/SearchListControl',
	component: SearchListControl,
	subcomponents: { SearchListItem },
};

const categories: SearchListEntry[] = [
	{ id: 1, name: 'Clothing', count: 12 },
	{ id: 2, name: 'Hoodies', parent: 1, count: 3 },
	{ id: 3, name: 'With zip', parent: 2, count: 1 },
	{ id: 4, name: 'Music', count: 0 },
];

function Example({
	list = categories,
	start = [],
	...rest
}: Partial<SearchListControlProps> & { start?: SearchListEntry[] }) {
	const [selected, setSelected] = useState<SearchListEntry[]>(start);
	return <SearchListControl {...rest} list={list} selected={selected} onChange={setSelected} />;
}

export function Several() {
	return <Example start={categories.slice(0, 2)} />;
}

export function OneOfAll() {
	return <Example isSingle start={categories.slice(3)} />;
}

export function BelowTheirParents() {
	return <Example isHierarchical />;
}

export function FoundBelowItsParents() {
	return <Example isHierarchical search="zip" />;
}

export function Loading() {
	return <Example isLoading list={[]} />;
}

export function Nothing() {
	return <Example list={[]} />;
}

export function NothingFound() {
	return <Example search="xyz" />;
}

export function WithOtherTexts() {
	return <Example isCompact messages={{ search: 'Search for categories', clear: 'Clear' }} />;
}

export function LongText() {
	const name = 'A name that is much longer than the list is wide '.repeat(4);
	const list = categories.map((entry) => ({ ...entry, name: `${entry.name} ${name}` }));
	return <Example list={list} start={list.slice(0, 1)} isHierarchical />;
}

export function OneItem() {
	const [isSelected, setIsSelected] = useState(false);
	return (
		<SearchListItem
			item={{ id: 1, name: 'Hoodies', breadcrumbs: ['Clothing', 'Warm'], count: 3 }}
			search="hood"
			isSelected={isSelected}
			onSelect={() => () => setIsSelected(!isSelected)}
		/>
	);
}
