import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { inSentences } from './in-sentences';

afterEach(() => resetLocaleData({}, 'store-analytics'));

describe('Sentences one after the other', () => {
	it('have a space between them, and none for a missing one', () => {
		expect(inSentences(['One.', undefined, 'Two.', ''])).toBe('One. Two.');
		expect(inSentences([])).toBe('');
	});

	it('have what the language puts there', () => {
		setLocaleData({ 'between sentences\u0004 ': ['\u200B'] }, 'store-analytics');
		expect(inSentences(['一。', '二。'])).toBe('一。\u200B二。');
	});
});
