import { act, render, screen } from '@testing-library/react';
import { AnimationSlider, type AnimationSliderProps } from './animation-slider';

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
