import { namedCountries } from './country-codes';

describe('The countries of a shop without a list of its own', () => {
	it('have names in the language of its WordPress, and are sorted as this language sorts', () => {
		const names = namedCountries('de_DE').map(({ name }) => name);
		const at = names.indexOf('Österreich');
		expect(names.slice(at - 1, at + 2)).toEqual(['Oman', 'Österreich', 'Pakistan']);
		expect(namedCountries('en_US').find(({ code }) => code === 'AT')?.name).toBe('Austria');
	});
});
