import { renderHook } from '@testing-library/react';
import type { BothPeriods } from './use-both-periods';
import { useNumbersAtHand } from './use-numbers-at-hand';
import type { ReportView } from './view';

const viewOf = (path: string, period: string) =>
	({ path, period, model: { slug: path } }) as unknown as ReportView; // as: the hook reads only these
const none = { totals: {}, intervals: [] };
const ready: BothPeriods = { status: 'ready', primary: none, secondary: undefined };
const loading: BothPeriods = { status: 'loading' };
const failed: BothPeriods = { status: 'error', error: new Error('down'), retry: () => {} };
const week = viewOf('revenue', 'week');
const month = viewOf('revenue', 'month');

const show = () =>
	renderHook((props: [ReportView, BothPeriods]) => useNumbersAtHand(...props), {
		initialProps: [week, loading],
	});

describe('The numbers at hand', () => {
	it('are none at the first opening, and then those of the view', () => {
		const { result, rerender } = show();
		expect(result.current).toEqual({ view: week, stats: loading, isStale: false });
		rerender([week, ready]);
		expect(result.current).toEqual({ view: week, stats: ready, isStale: false });
	});

	it('stay with their own range while the next ones load, marked as stale', () => {
		const { result, rerender } = show();
		rerender([week, ready]);
		rerender([month, loading]);
		expect(result.current).toEqual({ view: week, stats: ready, isStale: true });
	});

	it('give way to an error, and to another report', () => {
		const { result, rerender } = show();
		rerender([week, ready]);
		rerender([month, failed]);
		expect(result.current).toEqual({ view: month, stats: failed, isStale: false });
		const orders = viewOf('orders', 'month');
		rerender([orders, loading]);
		expect(result.current).toEqual({ view: orders, stats: loading, isStale: false });
	});

	it('take one drawing if they are there from the start', () => {
		let drawings = 0;
		let stats: BothPeriods = ready;
		const { rerender } = renderHook(() => {
			drawings += 1;
			return useNumbersAtHand(week, stats);
		});
		expect(drawings).toBe(1);
		stats = loading;
		rerender();
		expect(drawings).toBe(2);
	});
});
