import { decoded } from './plain-text';

describe('Entities in a name', () => {
	it('are decoded once, also where WooCommerce wrote the whole name in capitals', () => {
		expect(decoded('Salt &amp; Pepper')).toBe('Salt & Pepper');
		expect(decoded('&amp;amp;')).toBe('&amp;');
		expect(decoded('US-NY-SALT &AMP; PEPPER-1')).toBe('US-NY-SALT & PEPPER-1');
		expect(decoded('DE-ERM&AUML;&SZLIG;IGT-1')).toBe('DE-ERMÄSSIGT-1');
		expect(decoded('&Auml;pfel &FOO; &NOPE')).toBe('Äpfel &FOO; &NOPE');
	});
});
