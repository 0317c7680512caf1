import { render, screen } from '@testing-library/react';
import { Check } from './check';

describe('The check of added-up rows', () => {
	it('confirms rows that add up to the number to the cent', () => {
		render(<Check sum={1204.0000004} value={1204} type="currency" />);
		expect(screen.getByText('These rows add up to $1,204.00.')).toBeVisible();
	});

	it.each([
		[1203.99, 1204, '$1,203.99', '$0.01'],
		[1300, 1204, '$1,300.00', '-$96.00'],
	])('shows by how much %s falls short of %s, and why', (sum, value, given, difference) => {
		render(<Check {...{ sum, value }} type="currency" reason="Each order is rounded." />);
		expect(
			screen.getByText(
				`These rows add up to ${given}, a difference of ${difference}. Each order is rounded.`,
			),
		).toBeVisible();
	});
});
