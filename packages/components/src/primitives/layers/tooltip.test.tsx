import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button';
import { Tooltip } from './tooltip';

const show = () => {
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	render(
		<Tooltip text="Choose two products first">
			<Button>Compare</Button>
		</Tooltip>,
	);
	return { user, button: screen.getByRole('button', { name: 'Compare' }) };
};
const bubble = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Tooltip', () => {
	it('[S9.tables-timeline-and.7] appears 700 ms after the pointer arrives, and describes the control', async () => {
		const { user, button } = show();
		await user.hover(button);
		wait(699);
		expect(bubble()).not.toBeInTheDocument();
		wait(1);
		expect(bubble()).toHaveTextContent('Choose two products first');
		expect(button).toHaveAccessibleDescription('Choose two products first');
	});

	it('appears at once for the keyboard, and disappears with Escape', async () => {
		const { user, button } = show();
		await user.tab();
		expect(button).toHaveFocus();
		expect(bubble()).toBeInTheDocument();
		await user.keyboard('{Escape}');
		expect(bubble()).not.toBeInTheDocument();
		expect(button).toHaveFocus();
	});

	it('stays while the pointer is on it, and disappears when it leaves', async () => {
		const { user, button } = show();
		await user.hover(button);
		wait(700);
		await user.hover(screen.getByRole('tooltip'));
		wait(1000);
		expect(bubble()).toBeInTheDocument();
		await user.unhover(screen.getByRole('tooltip'));
		wait(100);
		expect(bubble()).not.toBeInTheDocument();
	});

	it('does not appear on a press', async () => {
		const { user, button } = show();
		await user.click(button);
		wait(650);
		expect(bubble()).not.toBeInTheDocument();
	});
});
