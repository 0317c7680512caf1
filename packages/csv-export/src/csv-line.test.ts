import fc from 'fast-check';
import { csvLine } from './csv-line';
import { asSpreadsheet, readCsv } from './testing/read-csv';

describe('a line of CSV', () => {
	it('quotes cells with commas, semicolons, quotes or white space', () => {
		expect(csvLine(['a,b', 'a;b', 'say "hi"', 'a b', 'a\nb', 'a'])).toBe(
			'"a,b","a;b","say ""hi""","a b","a\nb",a',
		);
	});

	it('leaves cells without a value empty', () => {
		expect(csvLine([undefined, null, '', false, 0])).toBe(',,,false,0');
	});

	it.each([
		'=1+1',
		'+SUM(A1)',
		'-2+3',
		'@cmd',
		'-Infinity',
		'- 5',
		'\t=1',
		'\r=1',
		'\n=1',
		'＝1+1',
		'＋1',
		'－1',
		'＠cmd',
		'=HYPERLINK("x")',
		'-',
	])('makes text of %j, which a spreadsheet would run', (value) => {
		expect(csvLine([value])).toBe(`"\t${value.replaceAll('"', '""')}"`);
	});

	it.each([-12.5, 0, '-12.50', '-0.00', '+3', '-1e3'])('leaves the number %j a number', (value) => {
		expect(csvLine([value])).toBe(String(value));
	});

	it('runs nothing, whatever a cell holds', () => {
		const dangerous = fc
			.tuple(
				fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'),
				fc.string(),
			)
			.map(([sign, rest]) => sign + rest);
		fc.assert(
			fc.property(dangerous, (value) => {
				const [[cell = '']] = readCsv(csvLine([value])) as [[string]];
				const isNumber = typeof asSpreadsheet(cell) === 'number';
				expect(isNumber || /^[^=+\-@＝＋－＠]/.test(cell)).toBe(true);
				expect(isNumber ? cell : cell.slice(1)).toBe(value);
			}),
		);
	});
});
