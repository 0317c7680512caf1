import { getSearchWords } from '..';

describe('getSearchWords', () => {
	it('splits at commas, and keeps empty words, blanks and encoded commas', () => {
		expect(getSearchWords({ search: 'a,,b, c' })).toEqual(['a', '', 'b', ' c']);
		expect(getSearchWords({ search: 'Smith%2C Jane,b' })).toEqual(['Smith, Jane', 'b']);
	});

	it.each([[{}], [{ search: '' }], [{ search: undefined }]])('finds no words in %p', (query) => {
		expect(getSearchWords(query)).toEqual([]);
	});

	it.each([[{ search: 5 }], [{ search: ['a', 'b'] }], [{ search: true }], ['x'], [5], [null]])(
		'throws for %p',
		(query) => {
			expect(() => getSearchWords(query as never)).toThrow(/getSearchWords/); // as: extensions are untyped
		},
	);
});
