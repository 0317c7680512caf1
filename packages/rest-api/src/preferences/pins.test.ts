import { parsePins, pinKey, type Pin } from './pins';

const pin: Pin = {
	kind: 'number',
	path: '/analytics/orders',
	metric: 'net_revenue',
	query: 'filter=advanced&refunds=all',
};

describe('Pins', () => {
	it('read back as they were written, each once', () => {
		const chart: Pin = { ...pin, kind: 'chart', query: '' };
		expect(parsePins(JSON.stringify([pin, chart, pin]))).toEqual([pin, chart]);
		expect(pinKey(pin)).not.toBe(pinKey(chart));
	});

	it.each([
		['nothing', undefined],
		['broken JSON', '[{'],
		['anything', [null, 1, 'x', [], {}]],
		['another kind', [{ ...pin, kind: 'table' }]],
		['an address elsewhere', [{ ...pin, path: 'https://evil.example' }]],
		['a metric that is none', [{ ...pin, metric: '<b>' }]],
		['another screen in the query', [{ ...pin, query: 'a=1&path=/analytics/stock' }]],
	])('are an empty list for %s', (_what, stored) => {
		expect(parsePins(stored)).toEqual([]);
	});
});

it('A pin may show a metric of an extension, with its extension’s name', () => {
	const metric = 'example/packaging';
	const pin = { kind: 'chart', path: '/analytics/products', metric, query: '' } as const;
	expect(parsePins([pin, { ...pin, metric: 'a/b/c' }])).toEqual([pin]);
});
