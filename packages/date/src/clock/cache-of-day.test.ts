import { cacheOfDay } from './cache-of-day';
import { moment, type Moment } from './moment';

const at = (text: string) => moment.parseZone(text);
const noon = at('2026-11-20T12:00:00+05:30');

moment.defineLocale('x-other', {});
moment.locale('en');
afterAll(() => moment.defineLocale('x-other', null));

/** Checks whether a result of one moment is returned at the other. */
function isKept(first: [Moment, number], second: [Moment, number], keys = ['', '']): boolean {
	const cache = cacheOfDay<object>();
	const [one = '', other = ''] = keys;
	const result = cache(...first, one, () => ({}));
	return cache(...second, other, () => ({})) === result;
}

describe('The cache of a day’s results', () => {
	it.each(['2026-11-20T00:00:00+05:30', '2026-11-20T23:59:59+05:30'])(
		'keeps results for a whole day of the zone at %s',
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
	])('recomputes for %s', (_what, other, weekStart) => {
		expect(isKept([noon, 1], [other, weekStart])).toBe(false);
	});

	it('recomputes for a fixed zone that has the machine’s offset today', () => {
		const local = moment('2026-11-20T12:00:00');
		const fixed = local.clone().utcOffset(local.utcOffset());
		expect(isKept([local, 1], [fixed, 1])).toBe(false);
	});

	it('tells results apart by their keys', () => {
		expect(isKept([noon, 1], [noon, 1], ['week', 'month'])).toBe(false);
	});
});
