import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from '../chart';
import * as examples from '../chart.stories';
import type { ChartProps } from '../chart-props';
import { dailyRows } from '../example-rows';
import { tooltipHideDelay } from './use-date-focus';

const props: ChartProps = {
	title: 'Net sales',
	data: dailyRows(
		'2026-10-01',
		3,
		{ primary: (i) => (i + 1) * 1000, secondary: (i) => i + 0.5 },
		{ primary: 'October', secondary: 'Last year' },
	),
	path: '/analytics/revenue',
	query: { period: 'month' },
};
const plot = () => screen.getByRole('application');

describe('the keyboard in a chart', () => {
	it('has a date chosen by Enter, and says so, where somebody listens', async () => {
		const onChooseDate = jest.fn();
		const { rerender } = render(<Chart {...props} onChooseDate={onChooseDate} />);
		expect(plot()).toHaveAccessibleDescription(/ Enter explains the value of the date\.$/);
		act(() => plot().focus());
		await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
		expect(onChooseDate.mock.calls).toEqual([[1]]);
		rerender(<Chart {...props} />);
		expect(plot()).toHaveAccessibleDescription(/of each date\.$/);
		await userEvent.keyboard('{Enter}');
		expect(onChooseDate).toHaveBeenCalledTimes(1);
	});
});

describe('the pointer in a chart', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	// jsdom has no pointer events with coordinates; a mouse event of that name has.
	const movePointerTo = (clientX: number) =>
		fireEvent(plot(), new MouseEvent('pointermove', { bubbles: true, clientX }));
	const tooltip = (container: HTMLElement) =>
		container.querySelector<HTMLElement>('.woocommerce-chart__tooltip');

	const press = (clientX: number, pointerType: string) => {
		const down = new MouseEvent('pointerdown', { bubbles: true, clientX });
		Object.defineProperty(down, 'pointerType', { value: pointerType });
		fireEvent(plot(), down);
		fireEvent.click(plot());
	};

	it('has a date chosen by a click, and by the second tap on it', () => {
		const onChooseDate = jest.fn();
		render(<Chart {...props} onChooseDate={onChooseDate} />);
		press(80, 'mouse');
		expect(onChooseDate.mock.calls).toEqual([[0]]);
		press(80 + 245, 'touch');
		press(80 + 490, 'touch');
		expect(onChooseDate.mock.calls).toEqual([[0]]);
		press(80 + 490, 'touch');
		expect(onChooseDate.mock.calls).toEqual([[0], [2]]);
	});

	it('[S9.chart.4] shows the nearest date and hides it 300 ms after the pointer has gone', () => {
		const { container } = render(<Chart {...props} tooltipTitle="Net sales" />);
		// jsdom lays nothing out: the chart has its default width of 600, 490 of them for the plot.
		movePointerTo(80 + 245);
		expect(tooltip(container)).toHaveTextContent('Net salesOctober 2, 20262,000');
		fireEvent.pointerLeave(plot());
		act(() => jest.advanceTimersByTime(tooltipHideDelay - 1));
		expect(tooltip(container)).toBeInTheDocument();
		act(() => jest.advanceTimersByTime(1));
		expect(tooltip(container)).not.toBeInTheDocument();
		expect(tooltipHideDelay).toBe(300);
	});

	it('places the tooltip from the physical left edge on right-to-left pages too', () => {
		const { container } = render(<examples.RightToLeft />);
		movePointerTo(300);
		expect(tooltip(container)).toHaveStyle({ left: '0px' });
		expect(tooltip(container)?.style.transform).toMatch(/^translateX\(\d+px\)$/);
	});

	it('does not draw the lines again while the pointer moves', async () => {
		const { container } = render(<Chart {...props} />);
		const lines = container.querySelectorAll('.woocommerce-chart__series');
		const changes: MutationRecord[] = [];
		const observer = new MutationObserver((records) => changes.push(...records));
		for (const line of lines) {
			observer.observe(line, { attributes: true, childList: true, subtree: true });
		}
		[90, 200, 325, 500].forEach(movePointerTo);
		await Promise.resolve();
		expect(tooltip(container)).toBeInTheDocument();
		expect(changes).toEqual([]);
	});
});
