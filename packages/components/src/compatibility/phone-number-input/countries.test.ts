import { countryOf, phoneCountries } from './countries';

const countries = phoneCountries('en_US');
const of = (number: string, preferred?: string) => countryOf(number, countries, preferred)?.alpha2;

describe('The country of a phone number', () => {
	it.each([
		['+49 30 123456', 'DE'],
		['+44 20 7946 0958', 'GB'],
		['+1 212 555 0100', 'US'],
		['+1 604-555-0100', 'CA'],
		['+1684 555 0100', 'AS'],
		['+1 829 555 0100', 'DO'],
		['+7 495 123', 'RU'],
		['+7 701 123', 'KZ'],
		['+353 1 123', 'IE'],
		['+39 06 123', 'IT'],
		['+', undefined],
		['+000', undefined],
		['604 555 0100', undefined],
		['', undefined],
	])('of %s is %s', (number, alpha2) => {
		expect(of(number)).toBe(alpha2);
	});

	it('is the preferred one among countries that share a code', () => {
		expect(of('+44 1481 123456', 'GG')).toBe('GG');
		expect(of('+1', 'CA')).toBe('CA');
		expect(of('+1 212', 'CA')).toBe('US');
		expect(of('+49 30', 'GG')).toBe('DE');
	});

	it('is in a list by name, each with its calling code and a picture', () => {
		expect(countries.length).toBeGreaterThan(230);
		expect(countries.map(({ name }) => name).slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
		const samoa = countries.find(({ alpha2 }) => alpha2 === 'AS');
		expect(samoa).toMatchObject({ name: 'American Samoa', code: '1', start: ['684'] });
		expect(decodeURIComponent(samoa?.flag ?? '')).toContain('🇦🇸');
		expect(phoneCountries('de_DE_formal').find(({ alpha2 }) => alpha2 === 'AT')?.name).toBe(
			'Österreich',
		);
	});
});
