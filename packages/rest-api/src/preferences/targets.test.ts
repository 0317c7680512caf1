import { parseTargets, type Target } from './targets';

const target: Target = {
	metric: 'revenue/net_revenue',
	query: '',
	unit: 'month',
	start: '2026-10',
	amount: 50_000,
};

describe('Targets', () => {
	it('read back as they were written; the last one of a number and period wins', () => {
		const each: Target = { ...target, start: '', amount: 0 };
		const narrowed: Target = { ...target, query: 'products=23', unit: 'year' };
		const stored = [{ ...target, amount: 1 }, each, narrowed, target];
		expect(parseTargets(JSON.stringify(stored))).toEqual([target, each, narrowed]);
	});

	it.each([
		['nothing', undefined],
		['broken JSON', '[{'],
		['anything', [null, 1, 'x', [], {}]],
		['no metric', [{ ...target, metric: 'net_revenue' }]],
		['markup', [{ ...target, metric: 'revenue/<b>' }]],
		['another screen in the query', [{ ...target, query: 'path=/analytics/stock' }]],
		['a unit that is none', [{ ...target, unit: 'week' }]],
		['a month that is none', [{ ...target, start: '2026-13' }]],
		['a day', [{ ...target, start: '2026-10-01' }]],
		['an amount below 0', [{ ...target, amount: -1 }]],
		['an amount beyond all bounds', [{ ...target, amount: 1e12 }]],
		['an amount in words', [{ ...target, amount: '50000' }]],
		['no number', [{ ...target, amount: null }]],
	])('are an empty list for %s', (_what, stored) => {
		expect(parseTargets(stored)).toEqual([]);
	});
});
