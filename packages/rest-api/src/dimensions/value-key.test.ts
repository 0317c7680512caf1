import { valueKey } from './value-key';

describe('The key of a value', () => {
	it('is the same for spellings that differ in case or blanks, where these do not count', () => {
		expect(valueKey('campaign', 'Summer  Sale ')).toBe('summer sale');
		expect(valueKey('billing_city', 'DE:MÜNCHEN')).toBe('de:münchen');
	});

	it('is the value itself where case counts, and nothing for the unknown value', () => {
		expect(valueKey('landing_page', '/Sale')).toBe('/Sale');
		expect(valueKey('campaign', null)).toBe('');
	});
});
