import { encodeQuery, requestKey, withQuery } from './query';

describe('query of a request', () => {
	it('writes lists by index and escapes values, as WooCommerce screens do', () => {
		const query = {
			order: 'asc',
			after: '2026-10-01T00:00:00',
			fields: ['total_sales', 'net_revenue'],
		};
		expect(decodeURIComponent(encodeQuery(query))).toBe(
			'order=asc&after=2026-10-01T00:00:00&fields[0]=total_sales&fields[1]=net_revenue',
		);
		expect(encodeQuery(query)).toContain('after=2026-10-01T00%3A00%3A00&fields%5B0%5D=total_sales');
	});

	it('writes nested lists, leaves out what is undefined or empty and sends null as empty', () => {
		const query = { attribute_is: [[1, 12]], page: undefined, none: [], search: null, on: false };
		expect(decodeURIComponent(encodeQuery(query))).toBe(
			'attribute_is[0][0]=1&attribute_is[0][1]=12&search=&on=false',
		);
	});

	it('adds to a path that has a query, and leaves a path without anything to send alone', () => {
		expect(withQuery('/a?b=1', { c: 2 })).toBe('/a?b=1&c=2');
		expect(withQuery('/a', { c: undefined })).toBe('/a');
	});

	it('gives one key to queries that mean the same, and another to those that do not', () => {
		const key = requestKey({ page: 1, fields: ['a', 'b'], on: true });
		expect(requestKey({ on: 'true', fields: ['a', 'b'], page: '1', search: undefined })).toBe(key);
		expect(requestKey({ page: 2, fields: ['a', 'b'], on: true })).not.toBe(key);
		expect(requestKey({ page: 1, fields: ['b', 'a'], on: true })).not.toBe(key);
	});
});
