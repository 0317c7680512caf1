import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchSelection } from './autocompleter';
import { Search } from './search';

const names = ['Mobile', 'Desktop', '(unknown)'];
const asked: string[] = [];
const devices = {
	options: async (text: string) => {
		asked.push(text);
		return names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
	},
	getOptionIdentifier: (name: string) => name,
	getOptionLabel: (name: string) => name,
	getOptionKeywords: (name: string) => [name],
	getOptionCompletion: (name: string) => ({ key: name, label: name }),
};

function Box({ listsUntyped }: { listsUntyped: boolean }) {
	const [selected, setSelected] = useState<readonly SearchSelection[]>([]);
	const [autocompleter] = useState({ ...devices, listsUntyped });
	return (
		<Search
			type="custom"
			placeholder="Find"
			{...{ autocompleter, selected }}
			onChange={setSelected}
			inlineTags
		/>
	);
}

const box = () => screen.getByRole('combobox', { name: 'Find' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const shows = (expected: readonly string[]) => waitFor(() => expect(options()).toEqual(expected));

beforeEach(() => asked.splice(0));

describe('Before anything is typed, a search', () => {
	it('lists first options on focus, by an arrow key and by a click, if its source has such', async () => {
		render(<Box listsUntyped />);
		expect(asked).toEqual([]);
		await userEvent.tab();
		await shows(names);
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(options()).toEqual([]);
		await screen.findByText('Mobile');
		await userEvent.keyboard('{ArrowDown}');
		await shows(['Desktop', '(unknown)']);
		await userEvent.keyboard('{Escape}');
		expect(options()).toEqual([]);
		await userEvent.click(box());
		await shows(['Desktop', '(unknown)']);
		await userEvent.paste('desk');
		await shows(['Desktop']);
	});

	it('lists and asks nothing if its source has none', async () => {
		render(<Box listsUntyped={false} />);
		await userEvent.click(box());
		await userEvent.keyboard('{ArrowDown}');
		expect(options()).toEqual([]);
		expect(asked).toEqual([]);
	});
});
