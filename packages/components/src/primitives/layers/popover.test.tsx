import { act, render, screen, waitFor } from '@testing-library/react';
import { Popover } from './popover';

const distanceFromTop = () => {
	const transform = screen.getByText('Choose').parentElement?.style.transform ?? '';
	return Number(/, (-?\d+)px/.exec(transform)?.[1]);
};

describe('Popover', () => {
	it('[S9.tables-timeline-and.7] follows its anchor at once when the page moves', async () => {
		let top = 100;
		const anchor = document.createElement('button');
		anchor.getBoundingClientRect = () => new DOMRect(20, top, 40, 30);
		document.body.append(anchor);
		render(<Popover anchor={anchor}>Choose</Popover>);
		await waitFor(() => expect(distanceFromTop()).toBeGreaterThan(0));
		const before = distanceFromTop();
		top += 200;
		await act(async () => void window.dispatchEvent(new Event('resize')));
		expect(distanceFromTop()).toBe(before + 200);
		anchor.remove();
	});
});
