import { buildQueryString, parseQueryString } from './query-string';

const parsed = (text: string) => Object.fromEntries(parseQueryString(text));

describe('query strings', () => {
	it('with open brackets without end take no time', () => {
		const begun = performance.now();
		for (let time = 0; time < 20; time++) parsed(`a${'[x'.repeat(20_000)}=1`);
		expect(performance.now() - begun).toBeLessThan(1000);
	});

	it.each([
		['a=1&b=x+y%20z', { a: '1', b: 'x y z' }],
		['ids[]=1&ids[]=2', { ids: ['1', '2'] }],
		['ids[0]=1&ids[1]=2', { ids: ['1', '2'] }],
		['is[0][0]=1&is[0][1]=24&is[1][]=2', { is: [['1', '24'], ['2']] }],
		['meta[a]=1', { meta: { a: '1' } }],
		['empty&=x&a=%E0%A4%A', { empty: '', a: '%E0%A4%A' }],
	])('reads %s as PHP does', (text, expected) => {
		expect(parsed(text)).toEqual(expected);
	});

	it('never reaches a prototype', () => {
		parseQueryString('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][x]=1');
		expect(Reflect.get({}, 'polluted')).toBeUndefined();
	});

	it('writes true as 1, lists with indices and nothing for null', () => {
		const query = new Map<string, unknown>([
			['info', true],
			['ids', [3, 4]],
			['none', null],
			['name', 'a b&c'],
		]);
		expect(buildQueryString(query)).toBe('info=1&ids%5B0%5D=3&ids%5B1%5D=4&name=a+b%26c');
	});
});
