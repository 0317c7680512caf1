import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import type { Option, Selected } from './options';
import { SelectControl } from './select-control';
import type { SelectControlProps } from './select-control-props';

const options: Option[] = [
	{ key: 'apple', label: 'Apple', keywords: ['fruit'] },
	{ key: 'apricot', label: 'Apricot', keywords: ['fruit'] },
	{ key: 'leek', label: 'Leek', keywords: ['vegetable'] },
];

function show(props: Partial<SelectControlProps> = {}) {
	const onChange = jest.fn();
	function Harness() {
		const [selected, setSelected] = useState<Selected>(props.selected ?? []);
		const change = (next: Selected, query: string) => {
			onChange(next, query);
			setSelected(next);
		};
		return (
			<SelectControl
				label="Food"
				options={options}
				{...props}
				selected={selected}
				onChange={change}
			/>
		);
	}
	render(
		<>
			<Harness />
			<button>Next</button>
		</>,
	);
	return { onChange };
}
const box = () => screen.getByRole('combobox', { name: 'Food' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent;
const keys = (text: string) => userEvent.keyboard(text);

describe('SelectControl', () => {
	it('shows all options on a click; they collapse when the focus goes', async () => {
		show();
		expect(shown()).toEqual([]);
		await userEvent.click(box());
		expect(shown()).toEqual(['Apple', 'Apricot', 'Leek']);
		await userEvent.tab();
		expect(shown()).toEqual([]);
	});

	it('[S4.search-select.1] is expanded or collapsed, focused or not, and says so', async () => {
		show({ isSearchable: true });
		expect(box()).toHaveAttribute('aria-expanded', 'false');
		await userEvent.click(box());
		expect(box()).toHaveFocus();
		expect(box()).toHaveAttribute('aria-expanded', 'true');
		await keys('{Escape}');
		expect(box()).toHaveFocus();
		expect(box()).toHaveAttribute('aria-expanded', 'false');
		await keys('{ArrowDown}');
		expect(box()).toHaveAttribute('aria-expanded', 'true');
		expect(await axeViolations()).toEqual([]);
	});

	it('does nothing while it is disabled', async () => {
		show({ disabled: true });
		await userEvent.click(box());
		expect(box()).toBeDisabled();
		expect(shown()).toEqual([]);
	});

	it('keeps the options whose label or keyword contains the text, whatever its case', async () => {
		show({ isSearchable: true });
		await userEvent.type(box(), ' ApP ');
		expect(shown()).toEqual(['Apple']);
		await userEvent.clear(box());
		await userEvent.type(box(), 'veget');
		expect(shown()).toEqual(['Leek']);
	});

	it('treats signs of regular expressions as text', async () => {
		show({ isSearchable: true, options: [{ key: 1, label: 'Size (S)' }, ...options] });
		await userEvent.click(box());
		await userEvent.paste('(s');
		expect(shown()).toEqual(['Size (S)']);
	});

	it('limits the number of options, and shows none before a search on request', async () => {
		show({ isSearchable: true, maxResults: 1, hideBeforeSearch: true });
		await userEvent.click(box());
		expect(shown()).toEqual([]);
		await userEvent.type(box(), 'a');
		expect(shown()).toEqual(['Apple']);
	});

	it('hides selected options by default', async () => {
		show({ isSearchable: true, multiple: true, selected: [{ key: 'apple', label: 'Apple' }] });
		await userEvent.type(box(), 'ap');
		expect(shown()).toEqual(['Apricot']);
	});

	it('lets onFilter change the list and onSearch supply it', async () => {
		show({
			isSearchable: true,
			onFilter: (found) => [...found].reverse(),
			onSearch: async () => [
				{ key: 1, label: 'Pear' },
				{ key: 2, label: 'Peach' },
			],
		});
		await userEvent.type(box(), 'pea');
		await screen.findByRole('option', { name: 'Pear' });
		expect(shown()).toEqual(['Peach', 'Pear']);
	});

	it('highlights nothing on focus', async () => {
		show();
		await userEvent.click(box());
		expect(highlighted()).toBeUndefined();
	});

	it('passes on a list for a list and a key for a key', async () => {
		const { onChange } = show({ selected: '' });
		await userEvent.click(box());
		await userEvent.click(screen.getByRole('option', { name: 'Leek' }));
		expect(onChange).toHaveBeenCalledWith('leek', '');
		expect(box()).toHaveValue('Leek');
		await keys('{Backspace}');
		expect(onChange).toHaveBeenLastCalledWith('', '');
	});

	it('passes on the typed text with the choice', async () => {
		const { onChange } = show({ isSearchable: true });
		await userEvent.type(box(), 'lee{ArrowDown}{Enter}');
		expect(onChange).toHaveBeenCalledWith([options[2]], 'lee');
	});

	it('highlights a selected option that stays in the list; choosing it again changes nothing', async () => {
		const { onChange } = show({
			isSearchable: true,
			excludeSelectedOptions: false,
			selected: [{ key: 'apricot', label: 'Apricot' }],
		});
		await userEvent.click(box());
		expect(highlighted()).toBe('Apricot');
		await keys('{Enter}');
		expect(onChange).not.toHaveBeenCalled();
		await userEvent.type(box(), 'a');
		expect(highlighted()).toBeUndefined();
	});

	it('continues from the selected option with the arrow keys', async () => {
		show({ excludeSelectedOptions: false, selected: [{ key: 'apple', label: 'Apple' }] });
		await userEvent.click(box());
		await keys('{ArrowDown}');
		expect(highlighted()).toBe('Apricot');
	});

	it('shows the selection as tags below if they are not inline', () => {
		show({ multiple: true, selected: options.slice(0, 2) });
		expect(screen.getByText('Apple')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Remove Apricot' })).toBeVisible();
	});

	it('[S4.search-select.2] moves with up and down with wrap-around, chooses with Enter, and chooses and closes with Tab', async () => {
		const { onChange } = show({ multiple: true });
		await userEvent.click(box());
		await keys('{ArrowDown}');
		expect(highlighted()).toBe('Apple');
		expect(box()).toHaveAttribute('aria-activedescendant', screen.getByText('Apple').id);
		await keys('{ArrowUp}');
		expect(highlighted()).toBe('Leek');
		await keys('{ArrowDown}{ArrowDown}');
		expect(highlighted()).toBe('Apricot');
		await keys('{Enter}');
		expect(onChange).toHaveBeenLastCalledWith([options[1]], '');
		expect(shown()).toEqual([]);
		await keys('{ArrowDown}{ArrowDown}');
		expect(highlighted()).toBe('Leek');
		await userEvent.tab();
		expect(onChange).toHaveBeenLastCalledWith([options[1], options[2]], '');
		expect(shown()).toEqual([]);
	});

	it('[S4.search-select.2] chooses the highlighted option with Tab, closes, and lets the focus go on', async () => {
		const { onChange } = show();
		await userEvent.click(box());
		await keys('{ArrowDown}{ArrowDown}');
		await userEvent.tab();
		expect(onChange.mock.calls).toEqual([[[options[1]], '']]);
		expect(shown()).toEqual([]);
		expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
	});

	it('[S4.search-select.2] closes with Tab at once, and chooses nothing, when no option is highlighted or the list is closed', async () => {
		const { onChange } = show();
		await userEvent.click(box());
		fireEvent.keyDown(box(), { key: 'Tab' });
		expect(shown()).toEqual([]);
		expect(box()).toHaveFocus();
		await keys('{ArrowDown}{ArrowLeft}{Tab}');
		expect(onChange).not.toHaveBeenCalled();
	});

	it('[S4.search-select.2] moves among the found options, and chooses with Enter only what is highlighted', async () => {
		const { onChange } = show({ isSearchable: true });
		await userEvent.type(box(), 'ap{Enter}');
		expect(onChange).not.toHaveBeenCalled();
		await keys('{ArrowUp}');
		expect(highlighted()).toBe('Apricot');
		await keys('{ArrowDown}');
		expect(highlighted()).toBe('Apple');
		await keys('{ArrowDown}{Enter}');
		expect(onChange.mock.calls).toEqual([[[options[1]], 'ap']]);
		expect(shown()).toEqual([]);
	});

	it('highlights the last option with arrow up first', async () => {
		show();
		await userEvent.click(box());
		await keys('{ArrowUp}');
		expect(highlighted()).toBe('Leek');
	});

	it('[S4.search-select.3] closes and clears with Escape, closes with left and right', async () => {
		show({ isSearchable: true });
		await userEvent.type(box(), 'ap');
		await keys('{ArrowLeft}');
		expect(shown()).toEqual([]);
		expect(box()).toHaveValue('ap');
		await keys('{ArrowDown}');
		expect(shown()).toEqual(['Apple', 'Apricot']);
		await keys('{ArrowRight}');
		expect(shown()).toEqual([]);
		await keys('{ArrowDown}{Escape}');
		expect(shown()).toEqual([]);
		expect(box()).toHaveValue('');
	});

	it('[S4.search-select.4] removes the last tag with Backspace once nothing is typed', async () => {
		const { onChange } = show({
			isSearchable: true,
			multiple: true,
			inlineTags: true,
			selected: options.slice(0, 2),
		});
		await userEvent.type(box(), 'x{Backspace}');
		expect(onChange).not.toHaveBeenCalled();
		await keys('{Backspace}');
		expect(onChange).toHaveBeenLastCalledWith([options[0]], '');
		await keys('{Backspace}');
		expect(onChange).toHaveBeenLastCalledWith([], '');
	});

	it('removes one tag or all of them with their buttons, and the focus stays', async () => {
		const { onChange } = show({
			isSearchable: true,
			multiple: true,
			inlineTags: true,
			showClearButton: true,
			selected: options,
		});
		await userEvent.click(screen.getByRole('button', { name: 'Remove Apricot' }));
		expect(onChange).toHaveBeenLastCalledWith([options[0], options[2]], '');
		expect(box()).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
		expect(onChange).toHaveBeenLastCalledWith([], '');
		expect(box()).toHaveFocus();
	});

	it('[S3.select-option.1] identifies an option by key, shows its label, finds it by keywords, passes on its value, and offers it unless disabled', async () => {
		const leek = { key: 3, label: 'Leek', keywords: ['vegetable', 7], value: { id: 3 } };
		const { onChange } = show({
			isSearchable: true,
			options: [{ key: 1, label: 'Swede', keywords: ['vegetable'], isDisabled: true }, leek],
		});
		await userEvent.type(box(), 'vege');
		expect(shown()).toEqual(['Swede', 'Leek']);
		expect(screen.getByRole('option', { name: 'Swede' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(screen.getByRole('option', { name: 'Swede' }));
		expect(onChange).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole('option', { name: 'Leek' }));
		expect(onChange).toHaveBeenCalledWith([leek], 'vege');
	});

	it('does not offer disabled options to keys or clicks', async () => {
		const { onChange } = show({
			options: [{ key: 'apple', label: 'Apple', isDisabled: true }, ...options.slice(1)],
		});
		await userEvent.click(box());
		await userEvent.click(screen.getByRole('option', { name: 'Apple' }));
		expect(onChange).not.toHaveBeenCalled();
		await keys('{ArrowDown}');
		expect(highlighted()).toBe('Apricot');
	});
});

describe('SelectControl for screen readers', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());
	const said = () => document.querySelector('[aria-live="polite"]')?.textContent?.trim();

	it('[S8.4] announces the number of results, or that there are none', async () => {
		const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
		show({ isSearchable: true });
		await user.type(box(), 'ap');
		act(() => jest.advanceTimersByTime(500));
		expect(said()).toBe('2 results found, use up and down arrow keys to navigate');
		await user.type(box(), 'x');
		act(() => jest.advanceTimersByTime(500));
		expect(said()).toBe('No results');
		expect(screen.getByText('No results', { selector: 'p' })).toBeVisible();
	});
});
