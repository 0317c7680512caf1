import { getHistory, getNewPath } from '@store-analytics/navigation';
import { followHistory } from './location';

const go = (query: Record<string, string | undefined>, path = '/analytics/orders') =>
	getHistory().push(getNewPath(query, path));

describe('The location of the app', () => {
	// One for the page, as in the app: two would both correct the address.
	const location = followHistory();

	it('[S2.1] is the path and query of the admin page, and is reported once per step', () => {
		const heard = jest.fn();
		const stop = location.subscribe(heard);
		go({ period: 'month', custom: 'kept' });
		expect(location.current()).toMatchObject({
			path: '/analytics/orders',
			query: { page: 'wc-admin', period: 'month', custom: 'kept' },
		});
		expect(heard).toHaveBeenCalledTimes(1);
		stop();
		go({ period: 'year' });
		expect(heard).toHaveBeenCalledTimes(1);
	});

	it('resets the table’s page in the same step when the rows change', () => {
		go({ period: 'month' });
		go({ paged: '3' });
		const entries = window.history.length;
		const seen: unknown[] = [];
		location.subscribe(() => seen.push(location.current().query.paged));
		go({ period: 'year' });
		expect(location.current().query).toMatchObject({ period: 'year', paged: '1' });
		expect(seen).toEqual(['1']);
		expect(window.history.length).toBe(entries + 1);
	});

	it('keeps the page on another screen and when the user goes back', async () => {
		go({ period: 'month' });
		go({ paged: '3' });
		go({ period: 'year' });
		const back = new Promise((resolve) =>
			window.addEventListener('popstate', resolve, { once: true }),
		);
		getHistory().goBack();
		await back;
		expect(location.current().query).toMatchObject({ period: 'month', paged: '3' });
		go({ period: 'year', paged: '2' }, '/analytics/revenue');
		expect(location.current().query.paged).toBe('2');
	});

	it('keeps a screen until the next one is prepared, and skips abandoned ones', async () => {
		go({}, '/analytics/orders');
		const ready = new Map<string, () => void>();
		const prepared = followHistory(
			getHistory(),
			(path) => new Promise<void>((resolve) => ready.set(path, resolve)),
		);
		go({}, '/analytics/taxes');
		expect(prepared.current().path).toBe('/analytics/orders');
		go({}, '/analytics/stock');
		ready.get('/analytics/taxes')?.();
		await Promise.resolve();
		expect(prepared.current().path).toBe('/analytics/orders');
		ready.get('/analytics/stock')?.();
		await Promise.resolve();
		expect(prepared.current().path).toBe('/analytics/stock');
		go({ period: 'year' }, '/analytics/stock');
		expect(prepared.current().query.period).toBe('year');
	});
});
