import type { ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@store-analytics/rest-api/client';
import { Dropdown } from '../../primitives/layers/dropdown';
import { AnalyticsError } from '../analytics-error/analytics-error';

interface ReportProps {
	readonly state: 'failed' | 'loading' | 'loaded';
	readonly isWhole: boolean;
	readonly onRetry: () => void;
}

/** A report with a card whose numbers failed, or a whole report that failed. */
function Report({ state, isWhole, onRetry }: ReportProps) {
	const failure = (
		<AnalyticsError error={new ApiError({ code: 'timeout', message: '' })} onRetry={onRetry} />
	);
	if (isWhole && state === 'failed') return <main>{failure}</main>;
	return (
		<main>
			<h1>Revenue</h1>
			<section>
				<h2>Products</h2>
				{state === 'failed' ? failure : <p>{state === 'loading' ? 'Loading' : 'Numbers'}</p>}
				<button>Download</button>
			</section>
		</main>
	);
}
const button = () => screen.getByRole('button', { name: 'Try again' });
const heading = (name: string) => screen.getByRole('heading', { name });

/** Presses *Try again* of a failed report by keyboard. It loads until `respond` says how that ended. */
async function retried({ isWhole = false } = {}) {
	const user = userEvent.setup();
	const report = (state: ReportProps['state']) => (
		<Report state={state} isWhole={isWhole} onRetry={() => rerender(report('loading'))} />
	);
	const { rerender } = render(report('failed'));
	button().focus();
	await user.keyboard('{Enter}');
	return {
		user,
		respond: (state: ReportProps['state']) => act(async () => rerender(report(state))),
	};
}

describe('After Try again by keyboard, the focus', () => {
	it('is on the heading of the card that loads, and stays there when its numbers come', async () => {
		const { respond } = await retried();
		expect(heading('Products')).toHaveFocus();
		await respond('loaded');
		expect(heading('Products')).toHaveFocus();
	});

	it('moves without the page, whose scroll position is the user’s', async () => {
		const focus = jest.spyOn(HTMLElement.prototype, 'focus');
		await retried();
		const ofHeading = focus.mock.calls.filter(
			(_, at) => focus.mock.contexts[at] === heading('Products'),
		);
		expect(ofHeading).toEqual([[{ preventScroll: true }]]);
		focus.mockRestore();
	});

	it('is on the heading of the screen if the whole screen had failed', async () => {
		const { respond } = await retried({ isWhole: true });
		await respond('loaded');
		expect(heading('Revenue')).toHaveFocus();
	});

	it('is on the button again if the card fails again', async () => {
		const { respond } = await retried();
		await respond('failed');
		expect(button()).toHaveFocus();
	});

	it('is where the user has moved it in the meantime', async () => {
		const { user, respond } = await retried();
		await user.tab();
		await respond('failed');
		expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
	});

	it('stays within an open popover, which would close otherwise', async () => {
		const user = userEvent.setup();
		const activity = (content: ReactNode) => (
			<main>
				<h1>Stock</h1>
				<Dropdown
					contentLabel="Activity"
					renderToggle={({ onToggle }) => <button onClick={onToggle}>Activity</button>}
					renderContent={() => content}
				/>
			</main>
		);
		const { rerender } = render(
			activity(
				<AnalyticsError
					error={new ApiError({ code: 'timeout', message: '' })}
					onRetry={() => rerender(activity(<p>Loading</p>))}
				/>,
			),
		);
		await user.click(screen.getByRole('button', { name: 'Activity' }));
		button().focus();
		await user.keyboard('{Enter}');
		expect(screen.getByText('Loading')).toBeVisible();
		rerender(activity(<h2>Messages</h2>));
		await waitFor(() => expect(heading('Messages')).toHaveFocus());
	});
});
