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

/** The width has room for ten letters. */
const fits = ({ text }: PictureLine) => text.length <= 10;

describe('The text of a copied picture', () => {
	it('names the chart, its shop and range, the display mode, and the visible series only; an unknown total is a dash', () => {
		const head = { title: 'Items sold', source: 'Rig Outfitters · Oct 1 - 31, 2026' };
		expect(linesAbove(head, contents).map(({ text, color }) => [text, color])).toEqual([
			['Items sold', ''],
			['Rig Outfitters · Oct 1 - 31, 2026', ''],
			['Running total', ''],
			['Hats: $61', '#111111'],
			['Target: –', '#333333'],
		]);
	});

	it('contains the notes with their dates', () => {
		expect(linesBelow(contents)).toEqual([line('October 2: Price raised; Campaign')]);
	});

	it('wraps at the edge of the picture, with one square per item', () => {
		expect(wrap(line('Hooded sweat shirts: $5', '#111111'), fits)).toEqual([
			line('Hooded', '#111111'),
			line('sweat', null),
			line('shirts: $5', null),
		]);
	});

	it('breaks words that are wider than the picture', () => {
		expect(wrap(line('abcdefghijklmno p'), fits)).toEqual([line('abcdefghij'), line('klmno p')]);
	});
});
