import { addressLines, placeLine } from './address-lines';

describe('A place is written as its country does', () => {
	it.each([
		['US', 'Portland', 'OR', '97201', 'Portland, OR 97201'],
		['US', 'Portland', '', '97201', 'Portland 97201'],
		['US', '', 'OR', '', 'OR'],
		['CA', 'Ottawa', 'ON', 'K1A 0A9', 'Ottawa, ON K1A 0A9'],
		['AU', 'Sydney', 'NSW', '2000', 'Sydney NSW 2000'],
		['GB', 'London', '', 'SW1A 1AA', 'London SW1A 1AA'],
		['DE', 'Berlin', 'DE-BE', '10115', '10115 Berlin'],
		['IT', 'Milano', 'MI', '20121', '20121 Milano MI'],
		['', 'Berlin', '', '10115', '10115 Berlin'],
	])('%s: %s, %s, %s', (country, city, state, postcode, line) => {
		expect(placeLine({ country, city, state, postcode })).toBe(line);
	});
});

it('An address has the lines of an envelope, the family name first in Japan', () => {
	const address = { first_name: '花子', last_name: '山田', address_1: '1-2-3', country: 'JP' };
	expect(addressLines(address, { JP: 'Japan' })).toEqual(['山田 花子', '1-2-3', 'Japan']);
	expect(addressLines({ ...address, country: 'DE' }, {})).toEqual(['花子 山田', '1-2-3', 'DE']);
});
