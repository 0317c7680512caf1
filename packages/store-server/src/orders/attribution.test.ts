import { resetLocaleData } from '@wordpress/i18n';
import { originLabel, originText } from './attribution';

const german = {
	Direct: ['Direkt'],
	'Mobile app': ['Mobile App'],
	'Organic: %s': ['Organisch: %s'],
	'Referral: %s': ['Verweis: %s'],
	'Source: %s': ['Quelle: %s'],
	Unknown: ['Unbekannt'],
	'Web admin': ['Verwaltung'],
};

describe('The origin of an order', () => {
	const kinds = [
		['typein', '', 'Direct', 'Direkt'],
		['organic', 'google', 'Organic: Google', 'Organisch: Google'],
		[
			'referral',
			'blog.example: news',
			'Referral: Blog.example: news',
			'Verweis: Blog.example: news',
		],
		['utm', 'newsletter', 'Source: Newsletter', 'Quelle: Newsletter'],
		['mobile_app', '', 'Mobile app', 'Mobile App'],
		['admin', '', 'Web admin', 'Verwaltung'],
		['', '', 'Unknown', 'Unbekannt'],
		['constructor', '', 'Unknown', 'Unbekannt'],
	] as const;

	afterEach(() => resetLocaleData({}, 'store-analytics'));

	it.each(kinds)(
		'%s %s is stored as “%s” and shown as “%s” in German',
		(type, source, kept, text) => {
			resetLocaleData(german, 'store-analytics');
			expect(originLabel(type, source)).toBe(kept);
			expect(originText(kept)).toBe(text);
			resetLocaleData({}, 'store-analytics');
			expect(originText(kept)).toBe(kept);
		},
	);

	it('is unknown if no origin is stored, and unchanged if its type is unknown', () => {
		resetLocaleData(german, 'store-analytics');
		expect(originText(undefined)).toBe('Unbekannt');
		expect(originText('Elsewhere: Far')).toBe('Elsewhere: Far');
	});
});
