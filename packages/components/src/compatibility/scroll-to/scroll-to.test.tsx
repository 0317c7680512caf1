import { render, screen } from '@testing-library/react';
import { ScrollTo } from './scroll-to';

let isLaidOut: boolean;
const scrollTo = jest.fn();

beforeEach(() => {
	jest.useFakeTimers();
	isLaidOut = true;
	scrollTo.mockClear();
	window.scrollTo = scrollTo;
	// jsdom has no layout: everything is 400 px below the upper edge of a page scrolled by 50.
	window.scrollY = 50;
	const box = { top: 400 } as DOMRect; // the only part that is read
	HTMLElement.prototype.getBoundingClientRect = () => box;
	HTMLElement.prototype.getClientRects = () => (isLaidOut ? [box] : []) as unknown as DOMRectList; // only its length is read
});
afterEach(() => {
	jest.useRealTimers();
	Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
	Reflect.deleteProperty(HTMLElement.prototype, 'getClientRects');
});

describe('ScrollTo', () => {
	it('scrolls to its content', () => {
		render(<ScrollTo>Here</ScrollTo>);
		expect(screen.getByText('Here')).toBeVisible();
		expect(scrollTo.mock.calls).toEqual([[0, 450]]);
		jest.advanceTimersByTime(5000);
		expect(scrollTo).toHaveBeenCalledTimes(1);
	});

	it('keeps its distance from the edge, and ignores an invalid offset', () => {
		const { unmount } = render(<ScrollTo offset="-100">Here</ScrollTo>);
		expect(scrollTo).toHaveBeenLastCalledWith(0, 350);
		unmount();
		render(<ScrollTo offset="far">Here</ScrollTo>);
		expect(scrollTo).toHaveBeenLastCalledWith(0, 450);
	});

	it('[S9.tables-timeline-and.3] tries again every 250 ms until there is something to scroll to', () => {
		isLaidOut = false;
		render(<ScrollTo>Here</ScrollTo>);
		jest.advanceTimersByTime(260);
		isLaidOut = true;
		jest.advanceTimersByTime(239);
		expect(scrollTo).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(scrollTo).toHaveBeenCalledTimes(1);
	});

	it('[S9.tables-timeline-and.3] scrolls 250 ms later when there is something to scroll to by then', () => {
		isLaidOut = false;
		render(<ScrollTo>Here</ScrollTo>);
		isLaidOut = true;
		jest.advanceTimersByTime(249);
		expect(scrollTo).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(scrollTo).toHaveBeenCalledTimes(1);
	});

	it('stops trying when it is unmounted', () => {
		isLaidOut = false;
		render(<ScrollTo>Here</ScrollTo>).unmount();
		isLaidOut = true;
		jest.advanceTimersByTime(1000);
		expect(scrollTo).not.toHaveBeenCalled();
	});
});
