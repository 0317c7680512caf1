import type { TableHeader } from './columns';
import type { TableCell } from './report-table';
import { withShares } from './shares';

const header = { isSortable: true, isLeftAligned: false, required: false };
const headers: readonly TableHeader[] = [
	{ ...header, key: 'date', label: 'Date', isNumeric: false },
	{ ...header, key: 'gross_sales', label: 'Gross sales', isNumeric: true },
];
const rowsOf = (...values: (string | number)[]): TableCell[][] =>
	values.map((value) => [{ value: '2026-10-01' }, { value }]);
const sharesOf = (...values: (string | number)[]) =>
	withShares({ headers, rows: rowsOf(...values) }, ['gross_sales']).rows.map(
		([, cell]) => cell?.share,
	);

describe("The bars of the chart's column", () => {
	it('are parts of the greatest number, and nothing for losses', () => {
		expect(sharesOf('50.00', '200.00', '0.00', '-40.00')).toEqual([0.25, 1, 0, 0]);
	});

	it('stand in the first of several columns that the table has', () => {
		const table = { headers, rows: rowsOf(5) };
		const { rows, headers: shown } = withShares(table, ['orders_count', undefined, 'gross_sales']);
		expect(rows[0]?.map(({ share }) => share)).toEqual([undefined, 1]);
		// Its heading knows it, because the column stays in sight.
		const main = shown.map(({ cellClassName }) => cellClassName);
		expect(main).toEqual([undefined, 'is-main-column']);
	});

	it('have no length where rows have different units, and the column stays in sight', () => {
		const own = headers.map((one) => ({ ...one, hasOwnUnits: one.isNumeric }));
		const shown = withShares({ headers: own, rows: rowsOf(9702, 382) }, ['gross_sales']);
		expect(shown.rows.map(([, cell]) => cell?.share)).toEqual([0, 0]);
		expect(shown.headers.map(({ cellClassName }) => cellClassName)).toContain('is-main-column');
	});

	it('are absent if no number is above zero, or the table lacks the column', () => {
		expect(sharesOf('0.00', -3)).toEqual([undefined, undefined]);
		const table = { headers, rows: rowsOf(5) };
		expect(withShares(table, ['taxes'])).toBe(table);
		expect(withShares(table, ['date'])).toBe(table);
	});
});
