import { render } from '@testing-library/react';
import { Sparkline } from './sparkline';

const drawn = (values: readonly (number | null)[]) => {
	const { container, unmount } = render(<Sparkline values={values} />);
	const [area, line] = [...container.querySelectorAll('path')].map((path) =>
		path.getAttribute('d'),
	);
	unmount();
	return { area, line };
};

describe('The small line of a tile', () => {
	it('begins at the left, ends at the right, and is highest at the greatest value', () => {
		expect(drawn([0, 10, 5]).line).toBe('M0,31L50,1L100,16');
	});

	it('fills the area down to zero, which losses move up', () => {
		expect(drawn([10, -10]).area).toBe('M0,1L100,31L100,16L0,16Z');
	});

	it('has a gap where a value is unknown', () => {
		expect(drawn([4, null, 4, 4]).line).toBe('M0,1ZM66.67,1L100,1');
	});

	it('is flat for zeros, and leaves its place empty with fewer than two values', () => {
		expect(drawn([0, 0]).line).toBe('M0,31L100,31');
		expect(drawn([7, null])).toEqual({ area: '', line: '' });
	});
});
