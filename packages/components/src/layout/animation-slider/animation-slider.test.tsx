import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { AnimationSlider, SLIDE_TIME, type AnimationSliderProps } from './animation-slider';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	jest.useRealTimers();
	Reflect.deleteProperty(window, 'matchMedia');
});

const onExited = jest.fn();

function Slider(props: Pick<AnimationSliderProps, 'animationKey' | 'animate'>) {
	return (
		<AnimationSlider {...props} onExited={onExited}>
			{({ status }) => (
				<p>
					{props.animationKey} {status}
				</p>
			)}
		</AnimationSlider>
	);
}
const texts = () =>
	screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

describe('AnimationSlider', () => {
	it('[S4.transition-animation.1] [S9.search-and-animation.1] mounts the new content beside the old one, and only the new one after 200 ms', () => {
		onExited.mockClear();
		const { rerender, container } = render(<Slider animationKey="one" animate="left" />);
		expect(texts()).toEqual(['one entered']);
		rerender(<Slider animationKey="two" animate="left" />);
		expect(texts()).toEqual(['one exiting', 'two entering']);
		expect(container.firstChild).toHaveClass('animate-left');
		act(() => jest.advanceTimersByTime(199));
		expect(texts()).toHaveLength(2);
		expect(onExited).not.toHaveBeenCalled();
		act(() => jest.advanceTimersByTime(1));
		expect(texts()).toEqual(['two entered']);
		expect(onExited).toHaveBeenCalledWith(container.firstChild);
	});

	it('[S9.search-and-animation.1] [S2.report-filter-dropdown.2] slides both contents for 200 ms, from the side that the direction names', () => {
		const styles = readFileSync(path.join(import.meta.dirname, 'animation-slider.css'), 'utf8');
		const times = [...styles.matchAll(/animation: woocommerce-slide-(in|out) (\d+)ms/g)];
		expect(times.map(([, way, time]) => [way, Number(time)])).toEqual([
			['in', 200],
			['out', 200],
		]);
		expect(SLIDE_TIME).toBe(200);
		const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*--slide-from: (-?100%);[^{}]*)\}/g)];
		const sides = rules.flatMap(([, selectors = '', , side]) =>
			selectors.split(',').map((selector) => [selector.replace(/\s+/g, ' ').trim(), side]),
		);
		expect(sides).toEqual([
			['.woocommerce-slide-animation', '100%'],
			['.woocommerce-slide-animation.animate-right', '-100%'],
			["[dir='rtl'] .woocommerce-slide-animation.animate-left", '-100%'],
			["[dir='rtl'] .woocommerce-slide-animation.animate-right", '100%'],
		]);
	});

	it('swaps at once for users who prefer reduced motion', () => {
		window.matchMedia = (query) =>
			({
				matches: query.includes('reduce'),
				addEventListener() {},
				removeEventListener() {},
			}) as unknown as MediaQueryList; // jsdom has none
		const { rerender } = render(<Slider animationKey="one" animate="left" />);
		rerender(<Slider animationKey="two" animate="left" />);
		expect(texts()).toEqual(['two entered']);
	});
});
