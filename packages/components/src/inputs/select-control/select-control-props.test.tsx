import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectControl } from './select-control';
import type { SelectControlProps } from './select-control-props';

const options = [
	{ key: 'apple', label: 'Apple' },
	{ key: 'pineapple', label: 'Pineapple' },
];
const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

function show(props: Partial<SelectControlProps> = {}) {
	return render(
		<>
			<SelectControl label="Food" {...{ options, onChange }} {...props} />
			<button>Next</button>
		</>,
	);
}
const box = () => screen.getByRole('combobox', { name: 'Food' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('The props of SelectControl', () => {
	it('include getSearchExpression, which builds what options must match', async () => {
		show({ isSearchable: true, getSearchExpression: (query) => `^${query}` });
		await userEvent.type(box(), 'app');
		expect(shown()).toEqual(['Apple']);
	});

	it('include showAllOnFocus, which searches for the empty text on focus', async () => {
		const onSearch = jest.fn(() => [{ key: 'found', label: 'Found' }]);
		show({ isSearchable: true, showAllOnFocus: true, onSearch });
		await userEvent.click(box());
		expect(onSearch).toHaveBeenCalledWith(options, '', expect.anything());
		expect(await screen.findByRole('option', { name: 'Found' })).toBeVisible();
	});

	it('include searchDebounceTime, which waits for a pause in typing', async () => {
		jest.useFakeTimers();
		const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
		const onSearch = jest.fn(() => options);
		show({ isSearchable: true, searchDebounceTime: 300, onSearch });
		await user.type(box(), 'ap');
		act(() => jest.advanceTimersByTime(299));
		expect(onSearch).not.toHaveBeenCalled();
		act(() => jest.advanceTimersByTime(1));
		expect(onSearch.mock.calls).toEqual([[options, 'ap', expect.anything()]]);
		jest.useRealTimers();
	});

	it('include onBlur, which is called when the focus leaves, not when it moves inside', async () => {
		const onBlur = jest.fn();
		const selected = [{ key: 'apple', label: 'Apple' }];
		show({ multiple: true, inlineTags: true, selected, onBlur });
		await userEvent.click(box());
		await userEvent.tab({ shift: true });
		expect(screen.getByRole('button', { name: 'Remove Apple' })).toHaveFocus();
		expect(onBlur).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole('button', { name: 'Next' }));
		expect(onBlur).toHaveBeenCalledTimes(1);
	});

	it('include autofill, which selects what the browser fills in, by name or key', () => {
		const { container } = show({ selected: '', autofill: 'country' });
		const hidden = container.querySelector('input[autocomplete="country"]');
		if (!hidden) throw new Error('There is no input to fill in.');
		fireEvent.change(hidden, { target: { value: 'pineAPPLE' } });
		expect(onChange).toHaveBeenLastCalledWith('pineapple', '');
		fireEvent.change(hidden, { target: { value: 'nothing' } });
		expect(onChange).toHaveBeenCalledTimes(1);
	});

	it('include attributes, classes and texts', async () => {
		const { container } = show({
			isSearchable: true,
			staticList: true,
			className: 'mine',
			controlClassName: 'inner',
			help: 'One or two.',
			placeholder: 'Choose',
			searchInputType: 'tel',
			autoComplete: 'nope',
			children: <b>Glyph</b>,
		});
		expect(container.firstChild).toHaveClass('woocommerce-select-control', 'mine', 'is-searchable');
		expect(container.querySelector('.inner')).toHaveClass('woocommerce-select-control__control');
		expect(box()).toHaveAccessibleDescription('One or two.');
		expect(box()).toHaveAttribute('placeholder', 'Choose');
		expect(box()).toHaveAttribute('type', 'tel');
		expect(box()).toHaveAttribute('autocomplete', 'nope');
		expect(screen.getByText('Glyph')).toBeVisible();
		await userEvent.click(box());
		expect(screen.getByRole('listbox').parentElement).toHaveClass('is-static');
	});
});
