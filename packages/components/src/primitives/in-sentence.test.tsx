import { inSentence } from './in-sentence';

describe('A number within a sentence', () => {
	afterEach(() => document.documentElement.removeAttribute('dir'));

	it('is unchanged in left-to-right languages', () => {
		expect(inSentence('$3.00')).toBe('$3.00');
		expect(inSentence('+3%')).toBe('+3%');
	});

	it.each(['-', '+'])('keeps its sign %s on the line of its currency', (sign) => {
		expect(inSentence(`${sign}$3.00`)).toBe(`${sign}\u2060$3.00`);
	});

	it('keeps its sign and currency on their side in right-to-left languages', () => {
		document.documentElement.dir = 'rtl';
		expect(inSentence('-$3.00')).toBe('\u2068-\u2060$3.00\u2069');
	});
});
