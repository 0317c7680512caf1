import type { Place } from './places';
import type { Shapes } from './shapes';
import { closerView, isWithin, wholeView } from './view-box';

const shapes: Shapes = {
	width: 2000,
	height: 900,
	ocean: 200,
	rest: '',
	places: {
		NW: [500, 200, 100, ''],
		N1: [1000, 200, 40, ''],
		N2: [1060, 240, 40, ''],
		SE: [1800, 700, 100, ''],
		ISLAND: [50, 500, 0, ''],
	},
};
const place = (code: string, value: number): Place => ({
	...{ code, value },
	...{ name: code, text: '', share: '' },
});

describe('The view of a map', () => {
	it('leaves out the ocean at the edge, unless an island there has a value', () => {
		expect(wholeView(shapes, [place('SE', 1)])).toEqual({ x: 200, y: 0, width: 1800, height: 900 });
		expect(wholeView(shapes, [place('ISLAND', 1)]).x).toBe(0);
	});

	it('is closer where all values are in one part', () => {
		const closer = closerView(shapes, [place('N1', 5), place('N2', 3)]);
		expect(closer).toEqual({ view: { x: 820, y: 115, width: 420, height: 210 }, hasAll: true });
	});

	it('can be closer to the places with nine tenths of the value', () => {
		const closer = closerView(shapes, [place('N1', 90), place('N2', 20), place('SE', 5)]);
		expect(closer?.hasAll).toBe(false);
		expect(closer && isWithin(closer.view, shapes.places['SE'])).toBe(false);
		expect(closer && isWithin(closer.view, shapes.places['N2'])).toBe(true);
	});

	it('is only the whole map where values are everywhere, or nowhere', () => {
		expect(closerView(shapes, [place('NW', 50), place('SE', 50)])).toBeUndefined();
		expect(closerView(shapes, [])).toBeUndefined();
	});
});
