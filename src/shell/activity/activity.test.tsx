import { act, render, screen } from '@testing-library/react';
import { useReportItems } from '@store-analytics/data';
import { Activity } from '.';

const range = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
const unread = {
	id: 1,
	name: 'a-message',
	type: 'info',
	title: 'Your store is one year old',
	content: '',
	status: 'unactioned',
	date_created: '2026-11-20 12:00:00',
	date_created_gmt: '2026-11-20 17:00:00',
	is_deleted: false,
	is_read: false,
	layout: 'plain',
	image: '',
	actions: [],
};

/** A screen that shows the orders of a month. */
function Screen() {
	useReportItems('orders', range);
	return null;
}

let asked: string[];

beforeEach(() => {
	jest.useFakeTimers();
	asked = [];
	globalThis.fetch = async (url) => {
		const isNotes = String(url).includes('admin/notes');
		asked.push(isNotes ? 'messages' : 'numbers');
		return {
			ok: true,
			status: 200,
			headers: new Headers({ 'X-WP-Total': '1' }),
			text: async () => JSON.stringify(isNotes ? [unread] : [{ order_id: 7 }]),
		} as Response; // what the client reads of one
	};
});
afterEach(() => jest.useRealTimers());

/** Lets so many seconds pass in small steps, so that code which loads late, and what it requests, follows in time. */
async function pass(seconds: number): Promise<void> {
	for (let step = 0; step < seconds * 10; step++) {
		await act(() => jest.advanceTimersByTimeAsync(100));
	}
}

describe('The header', () => {
	it('requests messages ten seconds after the numbers of the screen, no sooner, and marks unread ones', async () => {
		render(
			<>
				<Activity />
				<Screen />
			</>,
		);
		const button = screen.getByRole('button', { name: 'Activity' });
		await pass(9.5);
		expect(asked).toEqual(['numbers']);
		expect(button).not.toHaveAccessibleDescription();
		await pass(1);
		expect(asked).toEqual(['numbers', 'messages']);
		expect(button).toHaveAccessibleDescription('There are unread messages.');
	});

	it('marks unread messages 30 seconds after a screen without numbers has opened, no sooner', async () => {
		render(<Activity />);
		const button = screen.getByRole('button', { name: 'Activity' });
		await pass(29.5);
		expect(button).not.toHaveAccessibleDescription();
		await pass(1);
		expect(button).toHaveAccessibleDescription('There are unread messages.');
	});
});
