import { hourName } from './hour-name';

const written = (timeFormat: string, locale = 'en_US') =>
	[0, 9, 12, 14].map((hour) => hourName(hour, { timeFormat, locale }));

describe('The name of an hour', () => {
	it.each([
		['g:i a', ['12 am', '9 am', '12 pm', '2 pm']],
		['g:i A', ['12 AM', '9 AM', '12 PM', '2 PM']],
		['h:ia', ['12 am', '09 am', '12 pm', '02 pm']],
		['A g:i', ['AM 12', 'AM 9', 'PM 12', 'PM 2']],
		['H:i', ['00:00', '09:00', '12:00', '14:00']],
		['G:i', ['0:00', '9:00', '12:00', '14:00']],
		['H.i', ['00.00', '09.00', '12.00', '14.00']],
		['H \\h i', ['00 h 00', '09 h 00', '12 h 00', '14 h 00']],
		['H:i:s', ['00:00', '09:00', '12:00', '14:00']],
		['\\a\\t H:i', ['00:00', '09:00', '12:00', '14:00']],
		['', ['00:00', '09:00', '12:00', '14:00']],
	])('is as the shop writes times: %s', (format, names) => {
		expect(written(format)).toEqual(names);
	});

	it('has the words of the shop’s language for the halves of a day', () => {
		expect(written('A g:i', 'ja')).toEqual(['午前 12', '午前 9', '午後 12', '午後 2']);
	});
});
