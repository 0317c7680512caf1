import { canonicalQuery, queryKey } from './canonical-query';

describe('Queries with the same meaning', () => {
	it('are one object, whatever the order of keys, and with numbers or text', () => {
		const one = canonicalQuery({ page: 1, search: undefined, after: '2026-10-01' });
		expect(canonicalQuery({ after: '2026-10-01', page: '1' })).toBe(one);
		expect(canonicalQuery(one)).toBe(one);
		expect(queryKey(one)).toBe(queryKey({ after: '2026-10-01', page: 1 }));
		expect(canonicalQuery({ after: '2026-10-01', page: 2 })).not.toBe(one);
	});

	it('share an object that nobody can change', () => {
		expect(Object.isFrozen(canonicalQuery({ page: 3 }))).toBe(true);
	});

	it.each([undefined, null, 'page=1', 7])('equal a call without arguments for %j', (query) => {
		expect(queryKey(query)).toBe('{}');
		expect(canonicalQuery(query)).toBe(canonicalQuery({}));
	});

	it('are dropped after 500 others, oldest first', () => {
		const [oldest, second] = [canonicalQuery({ nr: 'oldest' }), canonicalQuery({ nr: 'second' })];
		for (let nr = 0; nr < 498; nr += 1) canonicalQuery({ nr });
		expect(canonicalQuery({ nr: 'oldest' })).toBe(oldest);
		canonicalQuery({ nr: 'one more' });
		expect(canonicalQuery({ nr: 'second' })).toBe(second);
		const again = canonicalQuery({ nr: 'oldest' });
		expect(again).not.toBe(oldest);
		expect(again).toEqual({ nr: 'oldest' });
	});
});
