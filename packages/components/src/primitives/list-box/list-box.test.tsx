import { useState, type KeyboardEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listKeys, type KeyedList } from './list-keys';
import { useListBox } from './use-list-box';

/** Where keys lead in a list of four, of which the third is disabled. */
function pressed(keys: string[], settings: Partial<KeyedList> = {}) {
	let active: number | null = null;
	const prevented: string[] = [];
	for (const key of keys) {
		const event = { key, preventDefault: () => prevented.push(key) };
		listKeys({
			count: 4,
			active,
			isDisabled: (index) => index === 2,
			onMove: (index) => {
				active = index;
			},
			...settings,
			// as: of an event the keys read nothing else.
		})(event as unknown as KeyboardEvent);
	}
	return { active, prevented };
}

describe('keys of a list', () => {
	it.each<[string[], number | null]>([
		[['ArrowDown'], 0],
		[['ArrowUp'], 3],
		[['ArrowDown', 'ArrowDown', 'ArrowDown'], 3],
		[['ArrowUp', 'ArrowUp'], 1],
		[['ArrowUp', 'ArrowDown'], 0],
		[['End'], 3],
		[['End', 'Home'], 0],
		[['Home', 'x'], 0],
	])('%j lead to the option at %p, past what is disabled and round the ends', (keys, place) => {
		expect(pressed(keys).active).toBe(place);
	});

	it('start from the option that they are told', () => {
		expect(pressed(['ArrowDown'], { origin: 0 }).active).toBe(1);
	});

	it('stop at the ends of a list that does not go round', () => {
		const down = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'];
		expect(pressed(down, { stopsAtEnds: true }).active).toBe(3);
	});

	it('lead nowhere where there is nothing to choose', () => {
		expect(pressed(['ArrowDown'], { count: 0 }).active).toBeNull();
		expect(pressed(['End'], { isDisabled: () => true }).active).toBeNull();
	});

	it('leave Home, End and Space to a field', () => {
		const onChoose = jest.fn();
		const keys = ['ArrowDown', 'End', 'Home', ' '];
		expect(pressed(keys, { isInField: true, onChoose })).toEqual({
			active: 0,
			prevented: ['ArrowDown'],
		});
		expect(onChoose).not.toHaveBeenCalled();
	});

	it('choose by Enter and Space, and nothing before an option is active', () => {
		const onChoose = jest.fn();
		expect(pressed(['Enter', 'ArrowDown', 'Enter', ' '], { onChoose }).prevented).toHaveLength(4);
		expect(onChoose.mock.calls).toEqual([[0], [0]]);
	});

	it('close by Escape, which is nobody else’s then', () => {
		const onClose = jest.fn();
		expect(pressed(['Escape'], { onClose }).prevented).toEqual(['Escape']);
		expect(onClose).toHaveBeenCalledTimes(1);
		expect(pressed(['Escape']).prevented).toEqual([]);
	});
});

const sizes = ['Large', 'Medium', 'Small', 'Smaller'];

function Sizes() {
	const [active, setActive] = useState<number | null>(null);
	const listBox = useListBox({
		id: 'sizes',
		count: sizes.length,
		active,
		onMove: setActive,
		textOf: (index) => sizes[index] ?? '',
	});
	return (
		<ul
			{...listBox.list}
			role="listbox"
			aria-label="Size"
			tabIndex={0}
			aria-activedescendant={listBox.activeId}
			onKeyDown={listBox.onKeyDown}
		>
			{sizes.map((size, index) => (
				<li key={size} {...listBox.option(index)} role="option" aria-selected={index === active}>
					{size}
				</li>
			))}
		</ul>
	);
}

describe('a list box', () => {
	it('points at its active option by id, and brings it into sight', async () => {
		const into = jest.fn();
		Element.prototype.scrollIntoView = into;
		render(<Sizes />);
		const list = screen.getByRole('listbox', { name: 'Size' });
		await userEvent.tab();
		expect(list).not.toHaveAttribute('aria-activedescendant');
		await userEvent.keyboard('{ArrowDown}');
		const first = screen.getByRole('option', { name: 'Large' });
		expect(list).toHaveAttribute('aria-activedescendant', first.id);
		expect(into).toHaveBeenCalledTimes(1);
		expect(into.mock.contexts).toEqual([first]);
	});

	it('goes to the option whose name is typed', async () => {
		render(<Sizes />);
		await userEvent.tab();
		await userEvent.keyboard('smalle');
		expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Smaller');
	});
});
