import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { box, highlighted, keys, options, show, shown } from '../../testing/food-select';

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
