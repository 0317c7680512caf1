import { encodeQuery, requestKey, withQuery } from './query';

describe('The query of a request', () => {
	it('writes lists with indices and escapes values, as WooCommerce’s screens do', () => {
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

	it('writes nested lists, leaves out undefined and empty lists, and sends null as an empty value', () => {
		const query = { attribute_is: [[1, 12]], page: undefined, none: [], search: null, on: false };
		expect(decodeURIComponent(encodeQuery(query))).toBe(
			'attribute_is[0][0]=1&attribute_is[0][1]=12&search=&on=false',
		);
	});

	it('is appended to a path that has a query, and an empty one leaves the path alone', () => {
		expect(withQuery('/a?b=1', { c: 2 })).toBe('/a?b=1&c=2');
		expect(withQuery('/a', { c: undefined })).toBe('/a');
	});

	it('has the same key as queries with the same meaning, and another key than others', () => {
		const key = requestKey({ page: 1, fields: ['a', 'b'], on: true });
		expect(requestKey({ on: 'true', fields: ['a', 'b'], page: '1', search: undefined })).toBe(key);
		expect(requestKey({ page: 2, fields: ['a', 'b'], on: true })).not.toBe(key);
		expect(requestKey({ page: 1, fields: ['b', 'a'], on: true })).not.toBe(key);
	});
});
