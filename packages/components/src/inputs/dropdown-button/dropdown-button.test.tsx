import { render, screen } from '@testing-library/react';
import { DropdownButton } from './dropdown-button';

describe('DropdownButton', () => {
	it('shows each label on its own line and whether it is open', () => {
		const { rerender } = render(<DropdownButton labels={['Last week', 'vs. Previous year']} />);
		const button = screen.getByRole('button', { expanded: false });
		expect(button).toHaveClass('woocommerce-dropdown-button', 'is-multi-line');
		expect(screen.getByText('Last week')).toBeVisible();
		expect(screen.getByText('vs. Previous year')).toBeVisible();
		rerender(<DropdownButton labels={['Last week']} isOpen />);
		expect(screen.getByRole('button', { expanded: true })).toHaveClass('is-open');
		expect(screen.getByRole('button')).not.toHaveClass('is-multi-line');
	});

	it('decodes entities', () => {
		render(<DropdownButton labels={['Nuts &amp; Bolts', 'Tea &#039;n&#039; Cake']} />);
		expect(screen.getByText('Nuts & Bolts')).toBeVisible();
		expect(screen.getByText("Tea 'n' Cake")).toBeVisible();
	});

	it('shows elements unchanged', () => {
		render(<DropdownButton labels={[<b key="one">Tea &amp; Cake</b>]} />);
		expect(screen.getByText('Tea & Cake')).toBeVisible();
	});
});
