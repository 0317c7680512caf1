import { annotationsIn, daysText, monthsText, notesOf } from './annotated';
import { wallTimeOf as at } from './target-periods';

const day = 86_400_000;
const days = (first: string, count: number, length = 1) =>
	Array.from({ length: count }, (_, index) => {
		const from = at(first) + index * length * day;
		return { from, to: from + length * day };
	});
const campaign = { id: 'a', from: '2026-10-03', to: '2026-10-04', text: 'Campaign' };
const price = { id: 'b', from: '2026-10-05', to: '2026-10-05', text: 'Price raised' };
// Intl puts thin spaces around its dash.
const plain = (text: string) => text.replace(/\s/g, ' ');
const notes = (intervals: ReturnType<typeof days>) =>
	notesOf(
		[campaign, price],
		intervals,
		intervals.map((_, index) => `row ${index}`),
		'en_US',
	).map(({ date, text }) => [date, plain(text)]);

describe('Annotations on a chart', () => {
	it('appear at each interval that contains one of their days', () => {
		expect(notes(days('2026-10-02', 4))).toEqual([
			['row 1', 'Campaign (Oct 3 – 4, 2026)'],
			['row 2', 'Campaign (Oct 3 – 4, 2026)'],
			['row 3', 'Price raised'],
		]);
	});

	it('name their day if an interval has several', () => {
		expect(notes(days('2026-09-27', 2, 7))).toEqual([
			['row 0', 'Campaign (Oct 3 – 4, 2026)'],
			['row 1', 'Campaign (Oct 3 – 4, 2026)'],
			['row 1', 'Price raised (Oct 5, 2026)'],
		]);
	});

	it('are those with a day in the selected range', () => {
		const within = (from: string, to: string) =>
			annotationsIn([campaign, price], { from: at(from), to: at(to) }).map(({ id }) => id);
		expect(within('2026-10-04', '2026-10-05')).toEqual(['a']);
		expect(within('2026-10-05', '2026-11-01')).toEqual(['b']);
		expect(within('2026-10-06', '2026-11-01')).toEqual([]);
	});
});

describe('The names of periods', () => {
	it.each([
		['2026-10-01', '2026-11-01', 'October 2026'],
		['2026-10-01', '2027-01-01', 'Oct – Dec 2026'],
		['2026-01-01', '2027-01-01', '2026'],
		['2026-04-01', '2027-04-01', 'Apr 2026 – Mar 2027'],
	])('from %s to %s: %s', (from, to, name) => {
		expect(plain(monthsText({ from: at(from), to: at(to) }, 'en_US'))).toBe(name);
	});

	it("are in the user's language", () => {
		expect(monthsText({ from: at('2026-10-01'), to: at('2026-11-01') }, 'de_DE_formal')).toBe(
			'Oktober 2026',
		);
		expect(daysText({ from: at('2026-10-05'), to: at('2026-10-06') }, 'de_DE')).toBe(
			'5. Okt. 2026',
		);
	});
});
