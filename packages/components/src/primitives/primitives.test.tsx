import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce } from './announce';
import { Button } from './button';
import { useDebouncedCallback } from './hooks/use-debounced-callback';
import { useViewportMatch } from './hooks/use-viewport-match';

describe('Button', () => {
	it('keeps the focus but does nothing when it is disabled with an explanation', async () => {
		const onClick = jest.fn();
		render(
			<Button disabled accessibleWhenDisabled onClick={onClick}>
				Compare
			</Button>,
		);
		await userEvent.tab();
		expect(screen.getByRole('button')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onClick).not.toHaveBeenCalled();
		expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
	});

	it('is a link if it has an address', () => {
		render(<Button href="https://example.com/">Help</Button>);
		expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute(
			'href',
			'https://example.com/',
		);
	});
});

describe('announce', () => {
	it('repeats the same text when it is called twice', () => {
		announce('No results');
		const region = screen.getByText('No results');
		const first = region.textContent;
		announce('No results');
		expect(region.textContent).not.toBe(first);
		expect(region).toHaveTextContent('No results');
	});
});

describe('useDebouncedCallback', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	it('runs once after the last call, and not after unmounting', () => {
		const heard = jest.fn();
		let call = (_text: string) => {};
		function Probe() {
			const debounced = useDebouncedCallback(heard, 500);
			call = debounced;
			return null;
		}
		const { unmount } = render(<Probe />);
		call('h');
		jest.advanceTimersByTime(400);
		call('ho');
		jest.advanceTimersByTime(499);
		expect(heard).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(heard.mock.calls).toEqual([['ho']]);
		call('hoo');
		unmount();
		jest.advanceTimersByTime(1000);
		expect(heard).toHaveBeenCalledTimes(1);
	});
});

describe('useViewportMatch', () => {
	it('follows the width of the viewport', () => {
		const width = window.innerWidth;
		function Probe() {
			return <p>{useViewportMatch('medium') ? 'wide' : 'narrow'}</p>;
		}
		render(<Probe />);
		expect(screen.getByText('wide')).toBeVisible();
		act(() => {
			window.innerWidth = 781;
			window.dispatchEvent(new Event('resize'));
		});
		expect(screen.getByText('narrow')).toBeVisible();
		window.innerWidth = width;
	});
});
