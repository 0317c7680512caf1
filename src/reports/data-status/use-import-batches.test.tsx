import { act, render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { importStore } from '@store-analytics/data';
import { useImportBatches } from './use-import-batches';

const idle = {
	mode: 'scheduled',
	last_processed_date: '2026-11-20 06:00:00',
	next_scheduled: null as string | null,
	import_in_progress_or_due: false,
};
let response: object;
let asked: string[];
const imported = jest.fn();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
	jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
	Object.assign(window, { wcSettings: { timeZone: 'America/New_York' } });
	asked = [];
	response = idle;
	visibility = 'visible';
	imported.mockReset();
	jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	globalThis.fetch = jest.fn(async (path: unknown, options?: RequestInit) => {
		asked.push(`${options?.method ?? 'GET'} ${String(path).replace(/^.*wc-analytics|\?.*$/g, '')}`);
		const body = JSON.stringify(response);
		return { ok: true, status: 200, headers: new Headers(), text: async () => body };
	}) as never; // the part of a response that is read
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});

function Status({ isWanted = true }: { isWanted?: boolean }) {
	const { batches } = useImportBatches(isWanted, imported);
	return (
		<p>{batches?.import_in_progress_or_due ? 'running' : (batches?.last_processed_date ?? '')}</p>
	);
}

async function open(isWanted = true) {
	const registry = createRegistry();
	registry.register(importStore);
	render(
		<RegistryProvider value={registry}>
			<Status isWanted={isWanted} />
		</RegistryProvider>,
	);
	await pass(0);
}
/** Timers render, and send requests, only after the time has passed. */
async function pass(seconds: number) {
	const step = seconds > 1000 ? 30 : Math.min(1, seconds);
	for (let passed = 0; passed === 0 || passed < seconds; passed += step || 1) {
		await act(() => jest.advanceTimersByTimeAsync(step * 1000));
	}
	await act(() => jest.advanceTimersByTimeAsync(0));
}
const status = 'GET /imports/status';

describe('The state of import batches', () => {
	it('is requested once, when it is needed', async () => {
		await open(false);
		expect(asked).toEqual([]);
		await open();
		await pass(3600);
		expect(asked).toEqual([status]);
		expect(screen.getByText('2026-11-20 06:00:00')).toBeVisible();
		expect(imported).not.toHaveBeenCalled();
	});

	it('is polled less and less often while a batch is running, until it ends', async () => {
		response = { ...idle, import_in_progress_or_due: true };
		await open();
		expect(screen.getByText('running')).toBeVisible();
		await pass(4);
		expect(asked).toHaveLength(1);
		await pass(2);
		expect(asked).toHaveLength(2);
		await pass(7);
		expect(asked).toHaveLength(2);
		await pass(1);
		expect(asked).toHaveLength(3);
		await pass(400);
		const many = asked.length;
		// A minute, and the step that renders the response.
		await pass(10 * 61);
		expect(asked.length - many).toBe(10);
		expect(imported).not.toHaveBeenCalled();
		response = { ...idle, last_processed_date: '2026-11-20 12:00:00' };
		await pass(62);
		expect(imported).toHaveBeenCalledTimes(1);
		const last = asked.length;
		await pass(3600);
		expect(asked).toHaveLength(last);
	});

	it('is requested when the next batch is due, in the shop’s time', async () => {
		response = { ...idle, next_scheduled: '2026-11-20 12:10:00' };
		await open();
		await pass(600);
		expect(asked).toHaveLength(1);
		response = { ...idle, last_processed_date: '2026-11-20 12:10:01' };
		await pass(6);
		expect(asked).toHaveLength(2);
		expect(imported).toHaveBeenCalledTimes(1);
	});

	it('is not requested in a hidden tab until it becomes visible', async () => {
		response = { ...idle, import_in_progress_or_due: true };
		await open();
		visibility = 'hidden';
		await pass(3600);
		expect(asked).toHaveLength(1);
		visibility = 'visible';
		act(() => void document.dispatchEvent(new Event('visibilitychange')));
		await pass(0);
		expect(asked).toHaveLength(2);
	});
});
