import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';
import type { Step } from './step-head';

const steps: Step[] = [
	{ key: 'a', label: 'Address', description: 'Where', content: <p>Street</p> },
	{ key: 'b', label: 'Rates', description: ['How much', 'How fast'], content: <p>Costs</p> },
	{ key: 'c', label: 'Labels', description: 'Print', content: <p>Printer</p> },
];
const items = () => screen.getAllByRole('listitem');

describe('Stepper', () => {
	it('[S2.other-widgets.9] numbers its steps and shows the content of the current one', () => {
		const { container } = render(<Stepper steps={steps} currentStep="b" className="mine" />);
		expect(container.firstChild).toHaveClass('woocommerce-stepper', 'mine');
		expect(items().map(({ textContent }) => textContent)).toEqual([
			'Address (completed)Where',
			'2RatesHow muchHow fast',
			'3LabelsPrint',
		]);
		expect(items()[1]).toHaveAttribute('aria-current', 'step');
		expect(items()[0]).not.toHaveAttribute('aria-current');
		expect(screen.getByText('Costs')).toBeVisible();
		expect(screen.queryByText('Street')).not.toBeInTheDocument();
	});

	it('[S3.stepper-step.1] uses a step’s own completeness if it is set', () => {
		const told = steps.map((step, index) => ({ ...step, isComplete: index === 2 }));
		render(<Stepper steps={told} currentStep="b" />);
		expect(items().map(({ className }) => className.includes('is-complete'))).toEqual([
			false,
			false,
			true,
		]);
	});

	it('[S3.stepper-step.1] has buttons for steps with onClick, which gets the key', async () => {
		const onClick = jest.fn();
		render(
			<Stepper
				steps={steps.map((step) => (step.key === 'a' ? { ...step, onClick } : step))}
				currentStep="b"
			/>,
		);
		const button = screen.getByRole('button');
		expect(button).toHaveTextContent('Address');
		await userEvent.tab();
		expect(button).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onClick.mock.calls).toEqual([['a']]);
	});

	it('shows the content inside the step when it is vertical', () => {
		const { container } = render(<Stepper steps={steps} currentStep="b" isVertical />);
		expect(container.firstChild).toHaveClass('is-vertical');
		expect(screen.getByText('Costs').closest('li')).toBe(items()[1]);
	});

	it('shows a spinner in place of the number, and is busy, while pending', () => {
		const { container } = render(<Stepper steps={steps} currentStep="b" isPending />);
		expect(items()[1]).not.toHaveTextContent('2');
		expect(container.querySelectorAll('.woocommerce-spinner')).toHaveLength(1);
		expect(screen.getByText('Costs').parentElement).toHaveAttribute('aria-busy', 'true');
	});

	it('has no content for an unknown step', () => {
		render(<Stepper steps={steps} currentStep="x" />);
		expect(items()).toHaveLength(3);
		expect(document.querySelector('[aria-current]')).toBeNull();
	});
});
