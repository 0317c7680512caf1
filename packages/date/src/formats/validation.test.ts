import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { moment } from '../clock/moment';
import { validateDateInputForRange } from './validation';

const page = globalThis as { window?: unknown };
beforeEach(() => {
	page.window = { wcSettings: { storeNow: '2026-11-20T17:00:00Z', timeZone: '-05:00' } };
});
afterEach(() => delete page.window);

const format = 'MM/DD/YYYY';
const check = (
	type: 'after' | 'before',
	value: string,
	{ before = '', after = '' }: { before?: string; after?: string } = {},
) =>
	validateDateInputForRange(
		type,
		value,
		before ? moment(before) : null,
		after ? moment(after) : null,
		format,
	);

describe('validateDateInputForRange', () => {
	it('[S5.dates.2] accepts MM/DD/YYYY and ISO dates up to the store’s today', () => {
		expect(check('after', '11/20/2026').date?.format('YYYY-MM-DD')).toBe('2026-11-20');
		expect(check('before', '2026-02-28').date?.format('YYYY-MM-DD')).toBe('2026-02-28');
		expect(check('after', '11/21/2026')).toEqual({
			date: null,
			error: 'Select a date in the past',
		});
	});

	it.each([
		['+14:00', '11/21/2026', '11/22/2026'],
		['-05:00', '11/20/2026', '11/21/2026'],
	])(
		'[S5.dates.3] accepts today by the store’s clock at %s, and says that the day after is not past',
		(timeZone, today, tomorrow) => {
			page.window = { wcSettings: { storeNow: '2026-11-20T17:00:00Z', timeZone } };
			for (const end of ['after', 'before'] as const) {
				expect(check(end, today).error).toBeUndefined();
				expect(check(end, tomorrow)).toEqual({ date: null, error: 'Select a date in the past' });
			}
		},
	);

	it.each(['02/30/2026', '13/01/2026', '1/1/2026', 'today', '20.11.2026'])(
		'[S5.dates.3] [S8.17] says that %s is invalid',
		(value) => {
			expect(check('after', value)).toEqual({ date: null, error: 'Invalid date' });
		},
	);

	it('reports no error for empty text', () => {
		expect(check('after', '')).toEqual({ date: null });
		expect(check('before', '  ')).toEqual({ date: null });
	});

	it('[S5.dates.3] [S8.17] says that the start must be before the end', () => {
		const error = 'Start date must be before end date';
		expect(check('after', '03/02/2026', { before: '2026-03-01' })).toEqual({ date: null, error });
		expect(check('before', '03/01/2026', { after: '2026-03-02' })).toEqual({ date: null, error });
	});

	it('compares each end with the other end, not with its own former value', () => {
		expect(check('before', '03/05/2026', { before: '2026-03-01' }).error).toBeUndefined();
		expect(check('after', '03/01/2026', { after: '2026-03-05' }).error).toBeUndefined();
	});

	it('reports errors in the user’s language', () => {
		const translations = {
			'Invalid date': ['Ungültiges Datum'],
			'Select a date in the past': ['Ein vergangenes Datum wählen'],
			'Start date must be before end date': ['Der Anfang muss vor dem Ende liegen'],
		};
		setLocaleData(translations, 'store-analytics');
		expect(check('after', 'today').error).toBe('Ungültiges Datum');
		expect(check('after', '11/21/2026').error).toBe('Ein vergangenes Datum wählen');
		const order = 'Der Anfang muss vor dem Ende liegen';
		expect(check('after', '03/02/2026', { before: '2026-03-01' }).error).toBe(order);
		expect(check('before', '03/01/2026', { after: '2026-03-02' }).error).toBe(order);
		resetLocaleData({}, 'store-analytics');
	});

	it('accepts a range of one day, whatever time the other end has', () => {
		const end = { before: '2026-03-01T00:00:00', after: '2026-03-01T23:59:59' };
		expect(check('after', '03/01/2026', end).error).toBeUndefined();
		expect(check('before', '03/01/2026', end).error).toBeUndefined();
	});
});
