import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from '../chart';
import * as examples from '../chart.stories';
import type { ChartProps } from '../chart-props';
import { dailyRows } from '../../testing/example-rows';
import { tooltipHideDelay } from './use-value-focus';

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

describe('The keyboard in a chart', () => {
	it('chooses a date with Enter, and says so, if the chart has a handler', async () => {
		const onChoose = jest.fn();
		const { rerender } = render(<Chart {...props} onChoose={onChoose} />);
		expect(plot()).toHaveAccessibleDescription(
			/ Press Enter to see how the value is calculated\.$/,
		);
		act(() => plot().focus());
		await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
		expect(onChoose.mock.calls).toEqual([[{ index: 1, from: 1, series: 'primary' }]]);
		rerender(<Chart {...props} />);
		expect(plot()).toHaveAccessibleDescription(/of each date\.$/);
		await userEvent.keyboard('{Enter}');
		expect(onChoose).toHaveBeenCalledTimes(1);
	});

	it('moves between the values of a date with up and down, and reads out each alone', async () => {
		const onChoose = jest.fn();
		const { container } = render(<Chart {...props} onChoose={onChoose} />);
		expect(plot()).toHaveAccessibleDescription(
			/ The up and down arrow keys go from one value of the date to the next\. /,
		);
		act(() => plot().focus());
		await userEvent.keyboard('{Home}{ArrowUp}{ArrowDown}{ArrowDown}');
		await screen.findByText(/^October 1, 2026\. October 1, 2026: 0\.5$/);
		expect(container.querySelector('.is-chosen')).toHaveTextContent('0.5');
		await userEvent.keyboard('{ArrowRight}{Enter}');
		expect(onChoose.mock.calls).toEqual([[{ index: 1, from: 1, series: 'secondary' }]]);
	});

	it('returns to the value that it left', async () => {
		const { container } = render(<Chart {...props} onChoose={() => {}} />);
		act(() => plot().focus());
		await userEvent.keyboard('{Home}{ArrowDown}');
		act(() => plot().blur());
		expect(container.querySelector('.is-chosen')).not.toBeInTheDocument();
		act(() => plot().focus());
		expect(container.querySelector('.is-chosen')).toHaveTextContent('October 1, 20260.5');
	});

	it('does not name the line of a chart with one series, and skips missing values', async () => {
		const onChoose = jest.fn();
		const one = dailyRows('2026-10-01', 2, { primary: () => 1 }, { primary: 'October' });
		const { rerender } = render(<Chart {...props} data={one} onChoose={onChoose} />);
		expect(plot()).toHaveAccessibleDescription(/of each date\. Press Enter/);
		const gap = one.map((row) => ({ ...row, secondary: { label: 'Before', value: null } }));
		rerender(<Chart {...props} data={gap} onChoose={onChoose} />);
		act(() => plot().focus());
		await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
		expect(onChoose.mock.calls).toEqual([[{ index: 0, from: 0, series: 'primary' }]]);
	});

	it('chooses all dates up to the current one in a running total', async () => {
		const onChoose = jest.fn();
		render(<Chart {...props} valuesShown="running-total" onChoose={onChoose} />);
		act(() => plot().focus());
		await userEvent.keyboard('{End}{Enter}');
		expect(onChoose.mock.calls).toEqual([[{ index: 2, from: 0, series: 'primary' }]]);
	});
});

describe('The pointer in a chart', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	// jsdom's pointer events have no coordinates; a mouse event with that name has.
	const movePointerTo = (clientX: number) =>
		fireEvent(plot(), new MouseEvent('pointermove', { bubbles: true, clientX }));
	const tooltip = (container: HTMLElement) =>
		container.querySelector<HTMLElement>('.woocommerce-chart__tooltip');

	const press = (clientX: number, pointerType: string, clientY = 0) => {
		const down = new MouseEvent('pointerdown', { bubbles: true, clientX, clientY });
		Object.defineProperty(down, 'pointerType', { value: pointerType });
		fireEvent(plot(), down);
		fireEvent.click(plot());
	};

	const chosen = (index: number, series: string) => [{ index, from: index, series }];

	it('chooses a value with a click, and with a second tap', () => {
		const onChoose = jest.fn();
		render(<Chart {...props} onChoose={onChoose} />);
		press(80, 'mouse');
		expect(onChoose.mock.calls).toEqual([chosen(0, 'primary')]);
		press(80 + 245, 'touch');
		press(80 + 490, 'touch');
		expect(onChoose.mock.calls).toEqual([chosen(0, 'primary')]);
		press(80 + 490, 'touch');
		expect(onChoose.mock.calls).toEqual([chosen(0, 'primary'), chosen(2, 'primary')]);
	});

	it('selects the nearest line; a tap on another line of the date is a first tap', () => {
		const onChoose = jest.fn();
		render(<Chart {...props} onChoose={onChoose} />);
		press(80, 'mouse', 1000);
		expect(onChoose.mock.calls).toEqual([chosen(0, 'secondary')]);
		press(80 + 490, 'touch');
		press(80 + 490, 'touch', 1000);
		expect(onChoose).toHaveBeenCalledTimes(1);
		press(80 + 490, 'touch', 1000);
		expect(onChoose).toHaveBeenLastCalledWith(...chosen(2, 'secondary'));
	});

	it('[S9.chart.4] shows the nearest date and hides it 300 ms after leaving', () => {
		const { container } = render(<Chart {...props} tooltipTitle="Net sales" />);
		// jsdom has no layout: the chart has its default width of 600, 490 of them for the plot.
		movePointerTo(80 + 245);
		expect(tooltip(container)).toHaveTextContent('Net salesOctober 2, 20262,000');
		fireEvent.pointerLeave(plot());
		act(() => jest.advanceTimersByTime(tooltipHideDelay - 1));
		expect(tooltip(container)).toBeInTheDocument();
		act(() => jest.advanceTimersByTime(1));
		expect(tooltip(container)).not.toBeInTheDocument();
		expect(tooltipHideDelay).toBe(300);
	});

	it('keeps the value of a tap when the finger leaves the chart', () => {
		const { container } = render(<Chart {...props} tooltipTitle="Net sales" />);
		press(80 + 245, 'touch');
		const leave = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
		Object.defineProperty(leave, 'pointerType', { value: 'touch' });
		fireEvent(plot(), leave);
		act(() => jest.advanceTimersByTime(tooltipHideDelay));
		expect(tooltip(container)).toHaveTextContent('Net salesOctober 2, 20262,000');
	});

	it('places the tooltip from the physical left edge on right-to-left pages too', () => {
		const { container } = render(<examples.RightToLeft />);
		movePointerTo(300);
		expect(tooltip(container)).toHaveStyle({ left: '0px' });
		expect(tooltip(container)?.style.transform).toMatch(/^translateX\(\d+px\)$/);
	});

	it('does not draw the lines again while it moves', async () => {
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
