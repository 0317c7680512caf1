import { isoDayOfTyped, typedDateFormat } from './typed';

describe('typedDateFormat', () => {
	it.each([
		['en_US', 'MM/DD/YYYY'],
		['en_GB', 'DD/MM/YYYY'],
		['de_DE_formal', 'DD.MM.YYYY'],
		['fr_FR', 'DD/MM/YYYY'],
		['ar', 'DD/MM/YYYY'],
		['sv_SE', 'YYYY-MM-DD'],
	])('knows how %s writes dates', (locale, format) => {
		expect(typedDateFormat(locale)).toBe(format);
	});
});

describe('isoDayOfTyped', () => {
	it.each([
		['1/2/2026', 'MM/DD/YYYY', '2026-01-02'],
		['1/2/2026', 'DD.MM.YYYY', '2026-02-01'],
		['2.1.2026', 'DD.MM.YYYY', '2026-01-02'],
		[' 2. 1. 2026 ', 'DD.MM.YYYY', '2026-01-02'],
		['2026/1/2', 'MM/DD/YYYY', '2026-01-02'],
		['1-2-2026', 'MM/DD/YYYY', '2026-01-02'],
	])('[S5.dates.2] reads %s by %s as %s', (text, format, day) => {
		expect(isoDayOfTyped(text, format)).toBe(day);
	});

	it.each(['1/2/26', '1/2', 'tomorrow', '2026', '1/2026/3'])('leaves %s as it is', (text) => {
		expect(isoDayOfTyped(text, 'MM/DD/YYYY')).toBe(text);
	});
});
