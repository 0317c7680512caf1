import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Option } from './options';
import { SelectControl } from './select-control';

const options: Option[] = ['Apple', 'Apricot', 'Leek'].map((label) => ({
	key: label.toLowerCase(),
	label,
}));

function show(selected: Option[], onBlur?: () => void) {
	render(
		<>
			<SelectControl label="Food" isSearchable {...{ options, selected, onBlur }} />
			<button>Next</button>
		</>,
	);
}
const box = () => screen.getByRole('combobox', { name: 'Food' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('SelectControl without focus', () => {
	it('[S4.search-select.1] is neither focused nor expanded, and shows its options again when the focus returns', async () => {
		const onBlur = jest.fn();
		show([], onBlur);
		const control = box().closest('.woocommerce-select-control__control');
		expect(control).not.toHaveClass('is-active');
		await userEvent.type(box(), 'ap');
		expect(control).toHaveClass('is-active');
		await userEvent.tab();
		expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
		expect(onBlur).toHaveBeenCalledTimes(1);
		expect(control).not.toHaveClass('is-active');
		expect(box()).toHaveAttribute('aria-expanded', 'false');
		expect(box()).toHaveValue('');
		await userEvent.tab({ shift: true });
		expect(control).toHaveClass('is-active');
		expect(shown()).toEqual(['Apple', 'Apricot', 'Leek']);
	});

	it('[S4.search-select.1] shows the chosen option, not the typed text', async () => {
		show([{ key: 'leek', label: 'Leek' }]);
		await userEvent.click(box());
		expect(box()).toHaveValue('');
		await userEvent.tab();
		expect(box()).toHaveValue('Leek');
	});
});
