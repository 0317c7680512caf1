import { act, render, screen } from '@testing-library/react';
import { configureClient } from '@store-analytics/rest-api/client';
import FilteredOrders from './filtered-orders';

beforeAll(() => {
	configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Has the plugin say how far it is, look by look; returns what was asked. */
function sayOneByOne(...replies: object[]) {
	const asked: string[] = [];
	globalThis.fetch = async (url) => {
		asked.push(String(url).replace(/^.*wp-json|\?.*$/g, ''));
		const text = async () => JSON.stringify(replies.shift() ?? { status: 'done' });
		return { ok: true, status: 200, headers: new Headers(), text } as Response; // what the client reads
	};
	return asked;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('A report with filters by dimension', () => {
	it('says how many orders have been read, until all are', async () => {
		const asked = sayOneByOne(
			{ status: 'filling', done: 1200, total: 5000 },
			{ status: 'filling', done: 3200, total: 5000 },
		);
		render(<FilteredOrders />);
		await wait(0);
		expect(screen.getByText(/^1,200 of 5,000 orders have been read so far\./)).toBeVisible();
		await wait(5000);
		expect(screen.getByText(/^3,200 of 5,000 orders/)).toBeVisible();
		await wait(5000);
		expect(screen.queryByText(/orders have been read/)).not.toBeInTheDocument();
		await wait(60_000);
		expect(asked).toEqual(Array(3).fill('/store-analytics/v1/dimensions-status'));
	});

	it('says nothing once all are read, and asks no more', async () => {
		const asked = sayOneByOne({ status: 'done' });
		render(<FilteredOrders />);
		await wait(60_000);
		expect(screen.queryByText(/orders have been read/)).not.toBeInTheDocument();
		expect(asked).toHaveLength(1);
	});
});
