import { moment } from './moment';
import { addMonths } from './calendar-units';

describe('addMonths()', () => {
	it.each([
		['2026-11-20T10:00:00+09:00', -11, '2025-12-20T10:00:00+09:00'],
		['2026-03-31T10:00:00+09:00', -1, '2026-02-28T10:00:00+09:00'],
		['2023-12-31T10:00:00+09:00', 2, '2024-02-29T10:00:00+09:00'],
	])('from %s by %i months gives %s', (text, months, later) => {
		const date = moment.parseZone(text);
		expect(addMonths(date, months).format()).toBe(later);
		expect(date.format()).toBe(text);
	});
});
