import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory } from '@store-analytics/navigation';
import { Link } from './link';

const href = 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';
const link = () => screen.getByRole('link');

/** Checks whether the browser would follow a click with these properties. */
function isLeftToBrowser(init: MouseEventInit): boolean {
	const event = createEvent.click(link(), init);
	fireEvent(link(), event);
	return !event.defaultPrevented;
}

describe('Link', () => {
	let push: jest.SpyInstance;
	beforeEach(() => {
		push = jest.spyOn(getHistory(), 'push');
	});
	afterEach(() => push.mockRestore());

	it('is a plain link with its type, and passes everything else on', () => {
		const { container } = render(
			<Link href={href} className="a" target="_self">
				Revenue
			</Link>,
		);
		expect(container.innerHTML).toBe(
			'<a class="a" target="_self" href="admin.php?page=wc-admin&amp;path=%2Fanalytics%2Frevenue" data-link-type="wc-admin">Revenue</a>',
		);
	});

	it.each([
		'javascript:alert(1)',
		' JavaScript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,x',
	])('shows the unsafe address %j as text', (address) => {
		const { container } = render(
			<Link type="external" href={address}>
				a file
			</Link>,
		);
		expect(container.innerHTML).toBe('a file');
	});

	it('[S2.3] opens wc-admin links without loading a page', async () => {
		render(<Link href={href}>Revenue</Link>);
		await userEvent.click(link());
		expect(push).toHaveBeenCalledWith(href);
		expect(window.location.search).toContain('revenue');
	});

	it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
		'[S2.3] leaves clicks with %s to the browser',
		(key) => {
			render(<Link href={href}>Revenue</Link>);
			expect(isLeftToBrowser({ bubbles: true, cancelable: true, [key]: true })).toBe(true);
			expect(push).not.toHaveBeenCalled();
		},
	);

	it('leaves links to other windows to the browser', () => {
		render(
			<Link href={href} target="_blank">
				Revenue
			</Link>,
		);
		expect(isLeftToBrowser({ bubbles: true, cancelable: true })).toBe(true);
	});

	it.each(['wp-admin', 'external'] as const)('leaves links of type %s to the browser', (type) => {
		const onClick = jest.fn();
		render(
			<Link href={href} type={type} onClick={onClick}>
				Orders
			</Link>,
		);
		expect(isLeftToBrowser({ bubbles: true, cancelable: true })).toBe(true);
		expect(onClick).toHaveBeenCalledTimes(1);
		expect(push).not.toHaveBeenCalled();
	});

	it('does not navigate when onClick returns false', () => {
		render(
			<Link href={href} onClick={() => false}>
				Revenue
			</Link>,
		);
		expect(isLeftToBrowser({ bubbles: true, cancelable: true })).toBe(false);
		expect(push).not.toHaveBeenCalled();
	});
});
