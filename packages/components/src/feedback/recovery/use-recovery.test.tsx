import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '@store-analytics/rest-api/client';
import { AnalyticsError } from '../analytics-error/analytics-error';
import { useRecovery } from './use-recovery';

let isThere = false;
let asked: string[] = [];
beforeEach(() => {
	jest.useFakeTimers();
	isThere = false;
	asked = [];
	globalThis.fetch = async (address) => {
		asked.push(String(address));
		if (!isThere) throw new TypeError('Failed to fetch');
		return { status: 404 } as Response; // as: only that it came counts
	};
});
afterEach(() => jest.useRealTimers());

/** A panel that failed, beside a field; it loads when it is tried again and the server is there. */
function Panel({ code }: { readonly code: 'fetch_error' | 'offline_error' | 'timeout' }) {
	const [error, setError] = useState<unknown>(() => new ApiError({ code, message: '' }));
	const retry = () => setError(isThere ? undefined : new ApiError({ code, message: '' }));
	return (
		<>
			<input aria-label="Note" />
			{error === undefined ? <p>Numbers</p> : <AnalyticsError error={error} onRetry={retry} />}
		</>
	);
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const numbers = () => screen.queryByText('Numbers');

describe('A screen that lost its connection', () => {
	it('loads by itself when the browser is online again, and keeps what was typed', async () => {
		render(<Panel code="offline_error" />);
		const note = screen.getByLabelText<HTMLInputElement>('Note');
		note.value = 'half a sentence';
		isThere = true;
		await act(async () => window.dispatchEvent(new Event('online')));
		expect(numbers()).toBeVisible();
		expect(screen.getByLabelText('Note')).toBe(note);
		expect(note.value).toBe('half a sentence');
	});

	it('loads by itself when the server is back, with one small request for all panels', async () => {
		render(
			<>
				<Panel code="fetch_error" />
				<Panel code="fetch_error" />
			</>,
		);
		await pass(10);
		expect(asked).toEqual(['/favicon.ico', '/favicon.ico']);
		expect(screen.getAllByRole('alert')).toHaveLength(2);
		isThere = true;
		await pass(5);
		expect(screen.getAllByText('Numbers')).toHaveLength(2);
		await pass(600);
		expect(asked).toHaveLength(3);
	});

	it('leaves a server alone that stays away for more than ten minutes, until the page is looked at again', async () => {
		render(<Panel code="fetch_error" />);
		await pass(700);
		const { length } = asked;
		expect(length).toBeLessThan(70);
		await pass(3600);
		expect(asked).toHaveLength(length);
		isThere = true;
		await act(async () => document.dispatchEvent(new Event('visibilitychange')));
		expect(numbers()).toBeVisible();
	});

	it('does not repeat a request that the server did not like', async () => {
		render(<Panel code="timeout" />);
		isThere = true;
		await act(async () => window.dispatchEvent(new Event('online')));
		await pass(60);
		expect(asked).toEqual([]);
		expect(numbers()).toBeNull();
	});
});

describe('Try again', () => {
	it('repeats everything on the screen that failed, and nothing else', async () => {
		const Healthy = () => {
			useRecovery(undefined, () => asked.push('healthy'));
			return null;
		};
		render(
			<>
				<Panel code="timeout" />
				<Panel code="timeout" />
				<Healthy />
			</>,
		);
		isThere = true;
		const [first] = screen.getAllByRole('button', { name: 'Try again' });
		await act(async () => first?.click());
		expect(screen.getAllByText('Numbers')).toHaveLength(2);
		expect(asked).toEqual([]);
	});

	it('leaves alone what the user has left', async () => {
		const Left = () => {
			useRecovery(new Error(), () => asked.push('left'));
			return null;
		};
		const { rerender } = render([<Panel code="timeout" key="kept" />, <Left key="left" />]);
		rerender([<Panel code="timeout" key="kept" />]);
		isThere = true;
		await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
		expect(numbers()).toBeVisible();
		expect(asked).toEqual([]);
	});
});
