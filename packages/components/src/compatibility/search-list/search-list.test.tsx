import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce } from '../../primitives/announce';
import type { SearchListEntry } from './hierarchy';
import { SearchListControl, type SearchListControlProps } from './search-list-control';
import { SearchListItem } from './search-list-item';

const list: SearchListEntry[] = [
	{ id: 1, name: 'Clothing', count: 12 },
	{ id: 2, name: 'Hoodies', parent: 1, count: 0 },
	{ id: 3, name: 'Music' },
];
const onChange = jest.fn();
beforeEach(() => {
	onChange.mockClear();
	// A slow machine announces results before a test ends, and the announcement stays in the page.
	announce('');
});

function show(props: Partial<SearchListControlProps> = {}) {
	function Harness() {
		const [selected, setSelected] = useState<readonly SearchListEntry[]>(props.selected ?? []);
		const change = (items: SearchListEntry[]) => {
			onChange(items.map(({ id }) => id));
			setSelected(items);
		};
		return <SearchListControl list={list} {...props} selected={selected} onChange={change} />;
	}
	return render(<Harness />);
}
const field = () => screen.getByRole('searchbox', { name: 'Search for items' });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const names = () =>
	screen.queryAllByRole('checkbox').map((input) => input.closest('label')?.textContent);

describe('SearchListControl', () => {
	it('[S2.other-widgets.13] lists what can be chosen, and follows the typed text', async () => {
		const onSearch = jest.fn();
		const { container } = show({ className: 'mine', onSearch });
		expect(container.firstChild).toHaveClass('woocommerce-search-list', 'mine');
		expect(names()).toEqual(['Clothing12', 'Hoodies0', 'Music']);
		await userEvent.type(field(), 'mU');
		expect(names()).toEqual(['Music']);
		expect(screen.getByText('Mu')).toHaveProperty('tagName', 'STRONG');
		expect(onSearch.mock.calls).toEqual([['m'], ['mU']]);
	});

	it('hides rows without a match from keyboard and screen readers, and shows them again', async () => {
		show({ selected: list.slice(1, 2) });
		const hoodies = box(/Hoodies/);
		await userEvent.type(field(), 'i');
		expect(names()).toEqual(['Clothing12', 'Hoodies0', 'Music']);
		await userEvent.clear(field());
		await userEvent.type(field(), 'c');
		expect(names()).toEqual(['Clothing12', 'Music']);
		expect(hoodies).not.toBeVisible();
		const [first, last] = screen.getAllByRole('checkbox');
		act(() => first?.focus());
		await userEvent.keyboard('{ArrowDown}');
		expect(last).toHaveFocus();
		await userEvent.clear(field());
		expect(box(/Hoodies/)).toBe(hoodies);
		expect(hoodies).toBeVisible();
		expect(hoodies).toBeChecked();
	});

	it('[S4.other.2] adds and removes choices in multi mode', async () => {
		show();
		await userEvent.click(box(/Clothing/));
		await userEvent.click(box(/Music/));
		expect(box(/Music/)).toBeChecked();
		await userEvent.click(box(/Clothing/));
		expect(onChange.mock.calls).toEqual([[[1]], [[1, 3]], [[3]]]);
		expect(box(/Clothing/)).not.toBeChecked();
	});

	it('[S4.other.2] replaces the choice in single mode', async () => {
		show({ isSingle: true, selected: list.slice(0, 1) });
		const music = screen.getByRole('radio', { name: /Music/ });
		await userEvent.click(music);
		expect(onChange.mock.calls).toEqual([[[3]]]);
		expect(music).toBeChecked();
		expect(screen.getByRole('radio', { name: /Clothing/ })).not.toBeChecked();
		expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
	});

	it('[S8.5] names the search, counts the selection and clears it, keeping the focus', async () => {
		show({ selected: list.slice(0, 2) });
		expect(screen.getByText('2 items selected')).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: 'Remove Hoodies' }));
		expect(screen.getByText('1 item selected')).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Clear all selected items' }));
		expect(onChange).toHaveBeenLastCalledWith([]);
		expect(screen.getByText('0 items selected')).toHaveFocus();
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
	});

	it('[S8.5] says that it is empty, or that nothing matches', async () => {
		const { unmount } = show({ list: [] });
		expect(screen.getByText('No items found.')).toBeVisible();
		unmount();
		show();
		await userEvent.type(field(), 'xyz');
		expect(screen.getByText('No results for xyz')).toBeVisible();
	});

	it('[S8.5] announces that the results were updated, once typing pauses', async () => {
		jest.useFakeTimers();
		try {
			const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
			show();
			await user.type(field(), 'mus');
			expect(screen.queryByText('Search results updated.')).not.toBeInTheDocument();
			act(() => jest.advanceTimersByTime(500));
			expect(screen.getByText('Search results updated.')).toHaveAttribute('aria-live', 'polite');
		} finally {
			jest.useRealTimers();
		}
	});

	it('uses other texts on request', async () => {
		show({
			selected: list,
			messages: {
				clear: 'Clear',
				noResults: 'No category %s',
				search: 'Find',
				selected: (count) => `${count} chosen`,
			},
			search: 'x',
		});
		expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue('x');
		expect(screen.getByText('No category x')).toBeVisible();
		expect(screen.getByText('3 chosen')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
	});

	it('[S3.search-list-item.1] shows entries below their parents, or with breadcrumbs when the parent does not match', async () => {
		show({ isHierarchical: true });
		expect(box(/Hoodies/).closest('label')).toHaveClass('depth-1');
		await userEvent.type(field(), 'hood');
		expect(names()).toEqual(['Clothing › Hoodies0']);
		expect(screen.getByRole('checkbox').closest('label')).toHaveClass('depth-0');
	});

	it('announces that it is loading', () => {
		show({ isLoading: true });
		expect(screen.getByText('Your requested data is loading')).toBeInTheDocument();
		expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
	});

	it('supports arrow keys', async () => {
		show();
		act(() => box(/Clothing/).focus());
		await userEvent.keyboard('{ArrowDown}');
		expect(box(/Hoodies/)).toHaveFocus();
		await userEvent.keyboard(' {ArrowUp}');
		expect(box(/Clothing/)).toHaveFocus();
		expect(onChange.mock.calls).toEqual([[[2]]]);
		await userEvent.keyboard('{ArrowUp}');
		expect(box(/Clothing/)).toHaveFocus();
	});

	it('lets its owner render the rows', async () => {
		const { container } = show({
			isHierarchical: true,
			renderItem: ({ item, depth, isSelected, onSelect }) => (
				<button onClick={onSelect(item)}>
					{item.name} {depth} {String(isSelected)}
				</button>
			),
		});
		await userEvent.click(screen.getByRole('button', { name: 'Hoodies 1 false' }));
		expect(screen.getByRole('button', { name: 'Hoodies 1 true' })).toBeVisible();
		expect(container.querySelector('[type=checkbox]')).toBeNull();
	});

	it('renders only the rows that change', () => {
		const drawn: string[] = [];
		const many = Array.from({ length: 1000 }, (_, id) => ({
			id,
			get name() {
				drawn.push(`Item ${id}`);
				return `Item ${id}`;
			},
		}));
		// jsdom takes minutes to find one of a thousand by its name.
		const seventh = show({ list: many }).container.querySelector('input[value="7"]');
		drawn.length = 0;
		fireEvent.click(seventh as HTMLElement); // as: it exists, or this fails
		expect(new Set(drawn)).toEqual(new Set(['Item 7']));
	});
});

describe('SearchListItem', () => {
	it('shows its own label instead of the count, and passes other attributes to the input', () => {
		render(
			<SearchListItem
				item={{ id: 7, name: 'Hoodies', count: 3, breadcrumbs: ['Clothing'] }}
				isSelected
				onSelect={() => () => {}}
				countLabel="three"
				name="kind"
				className="mine"
				controlId="a"
				disabled
			/>,
		);
		const input = screen.getByRole('checkbox', { name: 'Clothing › Hoodies three' });
		expect(input).toBeDisabled();
		expect(input).toBeChecked();
		expect(input).toHaveAttribute('name', 'kind');
		expect(input.closest('label')).toHaveClass('woocommerce-search-list__item', 'mine');
	});
});
