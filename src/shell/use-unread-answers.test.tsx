import { act, renderHook } from '@testing-library/react';
import { useReportItems } from '@store-analytics/data';
import { useUnreadAnswers } from './use-unread-answers';

const range = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };

function open(asked: Record<string, string>) {
	renderHook(() => {
		useUnreadAnswers('/analytics/orders');
		useReportItems('orders', asked);
	});
	act(() => jest.advanceTimersByTime(3000));
}

describe('answers that came with the page', () => {
	const page = window as { storeAnalytics?: unknown };

	beforeEach(() => {
		jest.useFakeTimers();
		page.storeAnalytics = {
			answers: [{ kind: 'items', endpoint: 'orders', query: range, body: [] }],
		};
		globalThis.fetch = () => new Promise(() => {});
	});
	afterEach(() => {
		jest.useRealTimers();
		delete page.storeAnalytics;
		document.cookie = 'store-analytics-asks-itself=; path=/; max-age=0';
	});

	it('are asked of the plugin again next time when the screen read them', () => {
		open(range);
		expect(document.cookie).not.toContain('store-analytics');
	});

	it('are declined for this screen, beside those declined before, when an extension has it ask something else', () => {
		document.cookie = `store-analytics-asks-itself=${encodeURIComponent('/customers')}; path=/`;
		open({ ...range, language: 'en' });
		expect(decodeURIComponent(document.cookie)).toBe(
			'store-analytics-asks-itself=/customers|/analytics/orders',
		);
	});

	it('are not declined because somebody has gone on to another range by then', () => {
		renderHook(() => useUnreadAnswers('/analytics/orders'));
		history.replaceState(null, '', '?page=wc-admin&period=year');
		act(() => jest.advanceTimersByTime(3000));
		expect(document.cookie).not.toContain('store-analytics');
	});
});
