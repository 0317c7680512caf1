import { inSentence } from './in-sentence';

describe('a number within a sentence', () => {
	afterEach(() => document.documentElement.removeAttribute('dir'));

	it('is as it is written where one reads from left to right', () => {
		expect(inSentence('-$3.00')).toBe('-$3.00');
	});

	it('keeps its sign and currency on their side of it where one reads from right to left', () => {
		document.documentElement.dir = 'rtl';
		expect(inSentence('-$3.00')).toBe('\u2068-$3.00\u2069');
	});
});
