import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

const bar = () => screen.getByRole('progressbar');
const filler = () => bar().querySelector<HTMLElement>('.woocommerce-progress-bar__filler');

describe('ProgressBar', () => {
	it('shows and announces progress, in the given colours', () => {
		render(<ProgressBar percent={40} className="mine" color="red" bgcolor="blue" />);
		expect(bar()).toHaveClass('woocommerce-progress-bar', 'mine');
		expect(bar()).toHaveAttribute('aria-valuenow', '40');
		expect(bar()).toHaveAccessibleName('Progress');
		expect(filler()).toHaveStyle({ backgroundColor: 'rgb(255, 0, 0)' });
		expect(filler()?.style.inlineSize).toBe('40%');
		expect(filler()?.parentElement).toHaveClass('woocommerce-progress-bar__container');
		expect(filler()?.parentElement).toHaveStyle({ backgroundColor: 'rgb(0, 0, 255)' });
	});

	it.each([
		[undefined, '0'],
		[-5, '0'],
		[140, '100'],
	])('of %p percent is at %s', (percent, now) => {
		render(<ProgressBar percent={percent} aria-label="Import" />);
		expect(bar()).toHaveAttribute('aria-valuenow', now);
		expect(bar()).toHaveAccessibleName('Import');
	});

	it('fills nothing at 0', () => {
		render(<ProgressBar />);
		expect(filler()).not.toBeVisible();
	});
});
