import { render, screen } from '@testing-library/react';
import { Check } from './check';

describe('The check of added-up rows', () => {
	it('confirms rows that add up to the number to the cent', () => {
		render(<Check sum={1204.0000004} value={1204} type="currency" />);
		expect(screen.getByText('These rows add up to $1,204.00.')).toBeVisible();
	});

	it.each([
		['average', 1204, 'These rows have an average of $1,204.00.'],
		['average', 1205, 'These rows have an average of $1,205.00, a difference of -\u2060$1.00.'],
		['different', 1204, 'Without repetitions, these rows add up to $1,204.00.'],
		[
			'different',
			1200,
			'Without repetitions, these rows add up to $1,200.00, a difference of $4.00.',
		],
	] as const)('says of rows that give the number as %s (%s): %s', (given, sum, words) => {
		render(<Check {...{ sum, given }} value={1204} type="currency" />);
		expect(screen.getByText(words)).toBeVisible();
	});

	it.each([
		[1203.99, 1204, '$1,203.99', '$0.01'],
		[1300, 1204, '$1,300.00', '-\u2060$96.00'],
	])('shows by how much %s falls short of %s, and why', (sum, value, given, difference) => {
		render(<Check {...{ sum, value }} type="currency" reason="Each order is rounded." />);
		expect(
			screen.getByText(
				`These rows add up to ${given}, a difference of ${difference}. Each order is rounded.`,
			),
		).toBeVisible();
	});
});
