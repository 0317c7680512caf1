import { hourNames } from './hours';

describe('The name of an hour', () => {
	it.each([
		['en_US', ['12 AM', '9 AM', '12 PM', '11 PM']],
		['de_DE', ['00 Uhr', '09 Uhr', '12 Uhr', '23 Uhr']],
		['de_DE_formal', ['00 Uhr', '09 Uhr', '12 Uhr', '23 Uhr']],
		['fr_FR', ['00 h', '09 h', '12 h', '23 h']],
		['ja', ['0時', '9時', '12時', '23時']],
		['ar', ['12 ص', '9 ص', '12 م', '11 م']],
	])('is in the form of the language: %s', (locale, names) => {
		expect([0, 9, 12, 23].map(hourNames(locale))).toEqual(names);
	});

	it('has minutes where the language writes a bare number', () => {
		expect([0, 9, 23].map(hourNames('es_ES'))).toEqual(['0:00', '9:00', '23:00']);
		expect([0, 9, 23].map(hourNames('en_GB'))).toEqual(['00:00', '09:00', '23:00']);
	});
});
