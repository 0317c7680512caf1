import { useState } from 'react';
import type { PlayContext } from '../../testing/stories';
import type { Autocompleter, SearchSelection } from './autocompleter';
import { Search, type SearchProps } from './search';

export default { title: 'Search and choose/Search', component: Search };

const clothes: SearchSelection[] = ['Hoodie', 'Crew Tee', 'Denim Jacket', 'V-Neck T-Shirt'].map(
	(label, key) => ({ key, label }),
);

function Example({ start = [], ...rest }: Partial<SearchProps> & { start?: SearchSelection[] }) {
	const [selected, setSelected] = useState(start);
	return (
		<Search
			type="products"
			placeholder="Search for products"
			{...rest}
			selected={selected}
			onChange={setSelected}
		/>
	);
}

type Flavour = { id: number; name: string };

/** An extension's own source. */
const flavours: Autocompleter<Flavour> = {
	options: ['Vanilla', 'Chocolate', 'Vanilla with chocolate chips and whatever else was left'].map(
		(name, id) => ({ id, name }),
	),
	getOptionIdentifier: ({ id }) => id,
	getOptionLabel: ({ name }) => <em>{name}</em>,
	getOptionKeywords: ({ name }) => [name],
	getOptionCompletion: ({ id, name }) => ({ key: id, label: name }),
};

const type = async ({ canvas, userEvent }: PlayContext, text: string) => {
	await userEvent.type(canvas.getByRole('combobox'), text);
};

export function Empty() {
	return <Example />;
}

export function One() {
	return <Example start={clothes.slice(0, 1)} />;
}

export function ManyInlineWithFreeText() {
	return <Example start={clothes} allowFreeTextSearch inlineTags showClearButton />;
}

export function Disabled() {
	return <Example start={clothes.slice(0, 2)} inlineTags disabled />;
}

export function Results() {
	return <Example type="custom" autocompleter={flavours} placeholder="Search for flavours" />;
}
Results.play = async (context: PlayContext) => {
	await type(context, 'van');
	await context.canvas.findAllByRole('option');
};

export function NoResults() {
	return <Example type="custom" autocompleter={flavours} placeholder="Search for flavours" />;
}
NoResults.play = async (context: PlayContext) => {
	await type(context, 'xyz');
	await context.canvas.findByText('No results');
};

export function Loading() {
	const endless = { ...flavours, options: () => new Promise<never>(() => {}) };
	return <Example type="custom" autocompleter={endless} placeholder="Search for flavours" />;
}
Loading.play = async (context: PlayContext) => {
	await type(context, 'van');
	await context.canvas.findByText('Searching…');
};

export function ResultsCouldNotLoad() {
	const failing = { ...flavours, options: () => Promise.reject(new Error('No')) };
	return <Example type="custom" autocompleter={failing} placeholder="Search for flavours" />;
}
ResultsCouldNotLoad.play = async (context: PlayContext) => {
	await type(context, 'van');
	await context.canvas.findByRole('alert');
};

export function LongText() {
	const long = clothes.map(({ key, label }) => ({ key, label: `${label} without end `.repeat(6) }));
	return <Example start={long} inlineTags showClearButton />;
}
