import { render } from '@testing-library/react';
import { TooManyRows } from './too-many-rows';

const textOf = (rows: 'items' | 'intervals') =>
	render(<TooManyRows model={{ rows }} total={1400} />).container.textContent;

describe('The sentence above a table of too many rows', () => {
	it('says of items that rows are missing, and where they are', () => {
		expect(textOf('items')).toBe(
			'One of the two periods has more than 1,000 rows. So comparison columns cannot be sorted, and rows that only the comparison period has are missing here. “Download” includes them.',
		);
	});

	it('says of days, none of which is missing, only that they cannot be sorted', () => {
		expect(textOf('intervals')).toBe(
			'Comparison columns can be sorted for up to 1,000 rows; this table has 1,400.',
		);
	});
});
