import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareButton } from './compare-button';

const onClick = jest.fn();
const compareOf = (count: number, props = {}) => (
	<CompareButton helpText="Choose two products" {...{ count, onClick }} {...props}>
		Compare
	</CompareButton>
);
const button = () => screen.getByRole('button', { name: 'Compare' });
beforeEach(() => onClick.mockClear());

describe('CompareButton', () => {
	it.each([0, 1])(
		'[S5.legend-and-compare.3] is disabled with %i chosen, and explains why',
		async (count) => {
			render(compareOf(count));
			await userEvent.tab();
			expect(button()).toHaveFocus();
			expect(button()).toHaveAttribute('aria-disabled', 'true');
			expect(screen.getByRole('tooltip')).toHaveTextContent('Choose two products');
			expect(button()).toHaveAccessibleDescription('Choose two products');
			await userEvent.keyboard('{Enter}');
			expect(onClick).not.toHaveBeenCalled();
		},
	);

	it('compares two, with no tooltip', async () => {
		render(compareOf(2, { className: 'mine' }));
		await userEvent.tab();
		expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
		expect(button()).toHaveClass('woocommerce-compare-button', 'mine');
		await userEvent.click(button());
		expect(onClick).toHaveBeenCalledTimes(1);
	});

	it('keeps the focus when the second one is chosen, and loses its tooltip', async () => {
		const { rerender } = render(compareOf(1));
		await userEvent.tab();
		const before = button();
		rerender(compareOf(2));
		expect(button()).toBe(before);
		expect(button()).toHaveFocus();
		expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
		expect(button()).not.toHaveAccessibleDescription();
	});

	it('is disabled on request', async () => {
		render(compareOf(2, { disabled: true }));
		expect(button()).toBeDisabled();
	});
});
