import type { SyncProof, SyncStatus } from '@store-analytics/rest-api';

/** A connected shop that was last synced 20 seconds before the fixture's noon; `changes` override its state. */
export function syncStatus(changes: Partial<SyncStatus> = {}): SyncStatus {
	return {
		shop: 'https://shop.example',
		phase: 'following',
		isRunning: false,
		collections: [
			{ name: 'orders', done: 3218, total: 3218, complete: true },
			{ name: 'products', done: 120, total: 120, complete: true },
		],
		rate: null,
		secondsLeft: null,
		completeSince: null,
		isComplete: true,
		lastOrder: { number: '3257', at: '2026-11-20T16:41:00Z' },
		checkedAt: '2026-11-20T16:59:40Z',
		nextAt: '2026-11-20T17:00:40Z',
		proof: null,
		expected: [],
		uncompared: [],
		notifiedAt: null,
		problem: null,
		refused: [],
		...changes,
	};
}

/** The first sync is running: all of October and November has arrived. */
export const loading: Partial<SyncStatus> = {
	phase: 'loading',
	isRunning: true,
	collections: [
		{ name: 'orders', done: 1999, total: 3218, complete: false },
		{ name: 'products', done: 120, total: 120, complete: true },
		{ name: 'customers', done: 40, total: null, complete: false },
	],
	rate: 12.5,
	secondsLeft: 200,
	completeSince: '2026-10-01',
	isComplete: false,
	nextAt: null,
};

/** The shop has been unreachable since five past nine in New York. */
export const failing: Partial<SyncStatus> = {
	phase: 'waiting',
	problem: {
		kind: 'unreachable',
		message: 'https://shop.example cannot be reached: connect ECONNREFUSED.',
		since: '2026-11-20T14:05:00Z',
	},
};

/** A comparison after which two days still differ from the shop's own reports. */
export const days: SyncProof = {
	at: '2026-11-20T16:58:00Z',
	from: '2024-01-02',
	to: '2026-11-20',
	repaired: 3,
	problem: null,
	differences: [
		{
			day: '2026-10-10',
			orders: { shop: 13, here: 12 },
			itemsSold: { shop: 31, here: 30 },
			netSales: { shop: 1284.5, here: 1234.5 },
			orderIds: [3056, 3055],
		},
		{
			day: '2026-10-12',
			orders: { shop: 4, here: 4 },
			itemsSold: { shop: 9, here: 9 },
			netSales: { shop: 310, here: 300 },
			orderIds: [],
		},
	],
};

export const differing: Partial<SyncStatus> = { proof: days };
