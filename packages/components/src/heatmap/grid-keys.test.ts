import { afterGridKey } from './grid-keys';

const size = { rows: 3, columns: 4, isRtl: false };
const go = (key: string, at: [number, number], { ctrlKey = false, isRtl = false } = {}) => {
	const [row, column] = at;
	const next = afterGridKey({ key, ctrlKey }, { row, column }, { ...size, isRtl });
	return next && [next.row, next.column];
};

describe('The keys of a grid', () => {
	it('go to the neighbours and stop at the edges', () => {
		expect(go('ArrowRight', [1, 1])).toEqual([1, 2]);
		expect(go('ArrowDown', [1, 1])).toEqual([2, 1]);
		expect(go('ArrowUp', [0, 1])).toEqual([0, 1]);
		expect(go('ArrowRight', [1, 3])).toEqual([1, 3]);
	});

	it('follow the direction of writing', () => {
		expect(go('ArrowRight', [1, 1], { isRtl: true })).toEqual([1, 0]);
		expect(go('ArrowLeft', [1, 1], { isRtl: true })).toEqual([1, 2]);
	});

	it('go to the ends of the row, and with Ctrl to those of the grid', () => {
		expect(go('Home', [1, 2])).toEqual([1, 0]);
		expect(go('End', [1, 2])).toEqual([1, 3]);
		expect(go('Home', [1, 2], { ctrlKey: true })).toEqual([0, 0]);
		expect(go('End', [1, 2], { ctrlKey: true })).toEqual([2, 3]);
	});

	it('leave other keys alone', () => {
		expect(go('Tab', [1, 1])).toBeUndefined();
	});
});
