import {
	syncProblem,
	syncProblemKinds,
	type DayDifference,
	type SyncProof,
	type SyncStatus,
} from '@store-analytics/rest-api';
import { SyncLines } from './sync-lines';

const following: SyncStatus = {
	shop: 'https://shop.example',
	phase: 'following',
	isRunning: false,
	collections: [{ name: 'orders', done: 9, total: 9, complete: true }],
	rate: null,
	secondsLeft: null,
	completeSince: null,
	isComplete: true,
	lastOrder: null,
	checkedAt: null,
	nextAt: null,
	proof: null,
	expected: [],
	uncompared: [],
	notifiedAt: null,
	problem: null,
	refused: [],
};
const clean: SyncProof = {
	at: '2026-11-20T20:00:00.000Z',
	from: '2024-09-20',
	to: '2026-11-20',
	repaired: 0,
	differences: [],
	problem: null,
};

function dayOf(day: string, ...orderIds: number[]): DayDifference {
	const total = { shop: 1, here: 2 };
	return { day, orders: total, itemsSold: total, netSales: total, orderIds };
}

/** What is written for these in turn. */
function linesFor(...proofs: (SyncProof | null)[]): string {
	return linesOf(...proofs.map((proof) => ({ proof })));
}

function linesOf(...changes: Partial<SyncStatus>[]): string {
	let written = '';
	const lines = new SyncLines({ write: (text: string) => (written += text) });
	for (const change of changes) lines.show({ ...following, ...change });
	return written.replaceAll(
		'All orders of https://shop.example are here; it is asked for changes every minute.',
		'HERE',
	);
}

describe('the lines of a shop that is followed', () => {
	it('say how it compares with the shop’s own reports, when that is news', () => {
		const later = { ...clean, at: '2026-11-20T21:00:00.000Z' };
		expect(linesFor(null, clean, later)).toBe(
			'HERE\nHERE Each day from 2024-09-20 to 2026-11-20 is as in its own reports.\n',
		);
	});

	it('name the days that differ with their orders, three of them', () => {
		const one = { ...clean, differences: [dayOf('2026-10-08', 2963, 3028)] };
		expect(linesFor(one)).toBe(
			'HERE 1 day is not as in its own reports: 2026-10-08 (orders 2963, 3028)\n',
		);
		const days = ['2026-10-08', '2026-10-07', '2026-10-06', '2026-10-05'].map((day) => dayOf(day));
		expect(linesFor({ ...clean, differences: days })).toBe(
			'HERE 4 days are not as in its own reports: 2026-10-08, 2026-10-07, 2026-10-06 …\n',
		);
	});

	it('say in a line which days differ as expected, and which are still to be compared', () => {
		const refunds = ['2026-10-08', '2026-10-07', '2026-10-06'];
		const expected: SyncStatus['expected'] = [
			{ deviation: 'refunded-twice', count: 4, newest: [...refunds, '2026-10-05'] },
			{ deviation: 'fractions', count: 1, newest: ['2026-09-01'] },
		];
		const told =
			'4 days are as expected, because WooCommerce subtracts refunded parts again in a full refund: ' +
			'2026-10-08, 2026-10-07, 2026-10-06 …. ' +
			'1 day is as expected, because WooCommerce cuts off fractions of quantities: 2026-09-01.';
		expect(linesOf({ proof: clean, expected })).toBe(
			`HERE ${told} Each other day from 2024-09-20 to 2026-11-20 is as in its own reports.\n`,
		);
		expect(linesOf({ proof: clean, uncompared: ['2026-11-20'] })).toBe(
			'HERE 1 day is still to be compared: 2026-11-20. ' +
				'Each other day from 2024-09-20 to 2026-11-20 is as in its own reports.\n',
		);
		const differing = { ...clean, differences: [dayOf('2026-10-09', 2963)] };
		expect(linesOf({ proof: differing, uncompared: ['2026-11-20'] })).toBe(
			'HERE 1 day is not as in its own reports: 2026-10-09 (orders 2963). ' +
				'1 day is still to be compared: 2026-11-20\n',
		);
	});

	it('say of each problem what is wrong, since when, what to do and what came back, once', () => {
		for (const kind of syncProblemKinds) {
			const problem = { kind, message: 'It says no.', since: '2026-11-20T20:05:00Z' };
			const { problem: what, advice } = syncProblem(kind);
			expect(linesOf({ problem }, { problem })).toMatch(
				/^The shop is not followed since 2026-11-2\d \d\d:\d5: /,
			);
			expect(linesOf({ problem })).toContain(`: ${what} ${advice} What came back: It says no.\n`);
		}
	});

	it('name the time until which the shop asked to wait', () => {
		const since = '2026-11-20T20:05:00Z';
		const until = new Date(2026, 10, 21, 12, 5).toISOString();
		const problem = { kind: 'busy', message: '', since, until } as const;
		expect(linesOf({ problem })).toContain(': The shop asked to wait until 2026-11-21 12:05. ');
	});

	it('say why they cannot be compared', () => {
		expect(linesFor({ ...clean, problem: 'The key may not.' })).toBe(
			'HERE Its own reports cannot be compared: The key may not.\n',
		);
	});
});
