import { setLocaleData } from '@wordpress/i18n';
import { dayText } from './shop-words';

const inGerman = { 'MMM D, YYYY': ['D. MMM YYYY'], 'MMM D': ['D. MMM'] };

describe('A day of a shop among others', () => {
	it('is written in the language of the page, whatever format the shop has', () => {
		expect([dayText('2026-09-28'), dayText('2026-09-28', false)]).toEqual([
			'Sep 28, 2026',
			'Sep 28',
		]);
		setLocaleData(inGerman, 'store-analytics');
		expect([dayText('2026-09-28'), dayText('2026-09-28', false)]).toEqual([
			'28. Sep 2026',
			'28. Sep',
		]);
	});
});
