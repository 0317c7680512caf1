import type { ChartContents } from '../chart-contents';
import { linesAbove, linesBelow, wrap, type PictureLine } from './picture-text';

const series = [
	{ key: 'a', label: 'Hats', total: 61, color: '#111111' },
	{ key: 'b', label: 'Belts', total: 19, color: '#222222' },
	{ key: 'c', label: 'Target', total: NaN, color: '#333333' },
];

// as: a picture's text reads nothing else of it.
const contents = {
	data: {
		series,
		dates: [new Date(2026, 9, 1), new Date(2026, 9, 2)],
		notes: [[], ['Price raised', 'Campaign']],
	},
	formats: {
		writeLabel: (date: Date) => `October ${date.getDate()}`,
		totals: { exact: (total: number) => `$${total}` },
	},
	visible: ['a', 'c'],
	shownAs: 'Running total',
} as unknown as ChartContents;

const line = (text: string, color: string | null = ''): PictureLine => ({
	text,
	style: 'text',
	color,
});

/** Ten letters have room. */
const fits = ({ text }: PictureLine) => text.length <= 10;

describe('the text of a copied picture', () => {
	it('names the chart, what is shown, and the visible series alone; an unknown total is a dash', () => {
		expect(linesAbove('Items sold', contents).map(({ text, color }) => [text, color])).toEqual([
			['Items sold', ''],
			['Running total', ''],
			['Hats: $61', '#111111'],
			['Target: –', '#333333'],
		]);
	});

	it('tells the notes by their dates', () => {
		expect(linesBelow(contents)).toEqual([line('October 2: Price raised; Campaign')]);
	});

	it('goes on in the next line before it leaves the picture, and has one square', () => {
		expect(wrap(line('Hooded sweat shirts: $5', '#111111'), fits)).toEqual([
			line('Hooded', '#111111'),
			line('sweat', null),
			line('shirts: $5', null),
		]);
	});

	it('cuts words that are wider than the picture', () => {
		expect(wrap(line('abcdefghijklmno p'), fits)).toEqual([line('abcdefghij'), line('klmno p')]);
	});
});
