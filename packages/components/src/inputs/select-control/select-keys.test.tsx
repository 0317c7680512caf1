import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { box, highlighted, keys, options, show, shown } from '../../testing/food-select';

describe('The keys of SelectControl', () => {
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
});
