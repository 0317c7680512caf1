import { act, render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { settingsStore, syncStore } from '@store-analytics/data';
import { syncStatus } from '../../../../tests/support/stores/sync-status';
import { readSettings } from '../../../platform/settings/settings';
import { SettingsProvider } from '../../../platform/settings/settings-context';
import { pollInterval } from './poll-interval';
import { useDamage, useFollowedSync, useSyncChange } from './use-sync';

let response = syncStatus();
let fails = false;
let asked: string[];
const onChange = jest.fn();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
	jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
	response = syncStatus();
	fails = false;
	asked = [];
	visibility = 'visible';
	onChange.mockReset();
	jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	globalThis.fetch = jest.fn(async (path: unknown, options?: RequestInit) => {
		asked.push(`${options?.method ?? 'GET'} ${String(path).replace(/^.*wp-json|\?.*$/g, '')}`);
		const body = JSON.stringify(fails ? { code: 'x', message: 'Away.' } : response);
		const status = fails ? 500 : 200;
		return { ok: !fails, status, headers: new Headers(), text: async () => body };
	}) as never; // the part of a response that is read
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});

function Status({ isWanted }: { isWanted: boolean }) {
	const { data, status } = useFollowedSync(isWanted);
	useSyncChange(data, onChange);
	const damage = useDamage();
	return (
		<>
			<p>{`${status} ${data?.lastOrder?.number ?? ''}`}</p>
			<p role="alert">{damage?.message}</p>
		</>
	);
}

async function open(isWanted = true, address: string | null = 'https://shop.example') {
	const registry = createRegistry();
	registry.register(settingsStore);
	registry.register(syncStore);
	const settings = readSettings({
		connectedShop: address === null ? null : { address, status: response },
	});
	render(
		<RegistryProvider value={registry}>
			<SettingsProvider settings={settings}>
				<Status isWanted={isWanted} />
			</SettingsProvider>
		</RegistryProvider>,
	);
	await pass(0);
}
/** Timers render, and send requests, only after the time has passed. */
async function pass(seconds: number) {
	for (let step = 0; step < Math.max(1, seconds); step += 1) {
		await act(() => jest.advanceTimersByTimeAsync(Math.min(1, seconds) * 1000));
	}
	await act(() => jest.advanceTimersByTimeAsync(0));
}

describe('The sync state of the connected shop', () => {
	it('tells an open page of damage that was found meanwhile', async () => {
		await open();
		expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
		const damage = { message: 'The store is damaged.', since: '2026-11-20T17:00:30Z' };
		response = { ...syncStatus({ nextAt: '2026-11-20T17:01:40Z' }), damage };
		await pass(44);
		expect(screen.getByRole('alert')).toHaveTextContent('The store is damaged.');
	});

	it('of a store without a shop tells an open page of damage that was found meanwhile, too', async () => {
		await open(false, null);
		expect(asked).toEqual([]);
		response = { message: 'The file was deleted.', since: '2026-11-20T17:00:30Z' } as never; // what this route sends
		await pass(62);
		expect(asked).toEqual(['GET /store-analytics/damage']);
		expect(screen.getByRole('alert')).toHaveTextContent('The file was deleted.');
	});

	it('comes from the page, and is requested shortly after the next sync', async () => {
		await open();
		expect(screen.getByText('ready 3257')).toBeVisible();
		expect(asked).toEqual([]);
		response = syncStatus({ nextAt: '2026-11-20T17:01:40Z' });
		await pass(44);
		expect(asked).toEqual(['GET /store-analytics/sync']);
	});

	it('is not requested before it is needed', async () => {
		await open(false);
		await pass(600);
		expect(asked).toEqual([]);
		expect(screen.getByText('loading')).toBeVisible();
	});

	it('is requested less often after each failure, and keeps its value', async () => {
		await open();
		fails = true;
		await pass(44);
		expect(asked).toHaveLength(1);
		expect(screen.getByText('error 3257')).toBeVisible();
		// After 5, 10 and 20 seconds, and the steps that render failures.
		await pass(4);
		expect(asked).toHaveLength(1);
		await pass(2);
		expect(asked).toHaveLength(2);
		await pass(9);
		expect(asked).toHaveLength(2);
		await pass(3);
		expect(asked).toHaveLength(3);
		fails = false;
		await pass(25);
		expect(screen.getByText('ready 3257')).toBeVisible();
	});

	it('is not requested in a hidden tab until it becomes visible', async () => {
		await open();
		visibility = 'hidden';
		await pass(3600);
		expect(asked).toEqual([]);
		visibility = 'visible';
		act(() => void document.dispatchEvent(new Event('visibilitychange')));
		await pass(0);
		expect(asked).toHaveLength(1);
	});

	it('refreshes the numbers on the screen only after a new order', async () => {
		await open();
		response = syncStatus({ checkedAt: '2026-11-20T17:00:40Z' });
		await pass(50);
		expect(onChange).not.toHaveBeenCalled();
		response = syncStatus({ lastOrder: { number: '3258', at: '2026-11-20T17:01:00Z' } });
		await pass(70);
		expect(screen.getByText('ready 3258')).toBeVisible();
		expect(onChange).toHaveBeenCalledTimes(1);
	});
});

describe('The wait until the next poll', () => {
	const now = Date.parse('2026-11-20T17:00:00Z');
	const wait = (changes: Parameters<typeof syncStatus>[0], failures = 0) =>
		pollInterval(syncStatus(changes), failures, now) / 1000;

	it('is short while the shop is read, and at most a minute', () => {
		expect(wait({ isRunning: true })).toBe(5);
		expect(wait({ isComplete: false })).toBe(5);
		expect(wait({ nextAt: null })).toBe(60);
		expect(wait({ nextAt: '2026-11-20T17:00:40Z' })).toBe(43);
		expect(wait({ nextAt: '2026-11-20T17:10:00Z' })).toBe(60);
		expect(wait({ nextAt: '2026-11-20T16:00:00Z' })).toBe(5);
	});

	it('grows with failures up to five minutes', () => {
		expect([1, 2, 3, 4, 20].map((failures) => wait({}, failures))).toEqual([5, 10, 20, 40, 300]);
	});
});
