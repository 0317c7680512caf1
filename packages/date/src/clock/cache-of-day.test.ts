import { cacheOfDay } from './cache-of-day';
import { moment, type Moment } from './moment';

const at = (text: string) => moment.parseZone(text);
const noon = at('2026-11-20T12:00:00+05:30');

moment.defineLocale('x-other', {});
moment.locale('en');
afterAll(() => moment.defineLocale('x-other', null));

/** Whether a result of the one moment is handed out at the other. */
function isKept(first: [Moment, number], second: [Moment, number], keys = ['', '']): boolean {
	const cache = cacheOfDay<object>();
	const [one = '', other = ''] = keys;
	const result = cache(...first, one, () => ({}));
	return cache(...second, other, () => ({})) === result;
}

describe('the results of a day', () => {
	it.each(['2026-11-20T00:00:00+05:30', '2026-11-20T23:59:59+05:30'])(
		'are kept in its zone at %s',
		(text) => {
			expect(isKept([noon, 1], [at(text), 1])).toBe(true);
		},
	);

	it.each<[string, Moment, number]>([
		['another day', at('2026-11-21T00:00:00+05:30'), 1],
		['the day before', at('2026-11-19T23:59:59+05:30'), 1],
		['another zone', at('2026-11-20T12:00:00+05:00'), 1],
		['another start of the week', noon, 0],
		['another language', noon.clone().locale('x-other'), 1],
	])('are made anew for %s', (_what, other, weekStart) => {
		expect(isKept([noon, 1], [other, weekStart])).toBe(false);
	});

	it('are made anew for a fixed zone that agrees with the machine’s own today', () => {
		const local = moment('2026-11-20T12:00:00');
		const fixed = local.clone().utcOffset(local.utcOffset());
		expect(isKept([local, 1], [fixed, 1])).toBe(false);
	});

	it('are told apart by their keys', () => {
		expect(isKept([noon, 1], [noon, 1], ['week', 'month'])).toBe(false);
	});
});
