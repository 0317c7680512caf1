import fc from 'fast-check';
import { saveAs } from 'browser-filesaver';
import { downloadCSVFile, generateCSVDataFromTable, generateCSVFileName } from './index';
import { asSpreadsheet, readCsv } from './testing/read-csv';

jest.mock('browser-filesaver', () => ({ saveAs: jest.fn() }));

const table = (...values: unknown[]) =>
	generateCSVDataFromTable([], [values.map((value) => ({ value }))]);

describe('generateCSVDataFromTable', () => {
	it('writes a line of labels and a line per row, by value', () => {
		const csv = generateCSVDataFromTable(
			[{ label: 'Date' }, { label: 'Net sales' }],
			[
				[{ value: '2026-11-20' }, { value: 12.5 }],
				[{ value: '2026-11-19' }, { value: 0 }],
			],
		);
		expect(csv).toBe(
			'Date,Net sales\n2026-11-20,12.5\n2026-11-19,0'.replace('Net sales', '"Net sales"'),
		);
	});

	it('skips arguments that are not arrays', () => {
		const none = { headers: null, rows: 'rows' };
		// @ts-expect-error: callers without types make this mistake.
		expect(generateCSVDataFromTable(none.headers, none.rows)).toBe('');
		// @ts-expect-error: callers without types make this mistake.
		expect(generateCSVDataFromTable([{ label: 'A' }], undefined)).toBe('A');
		expect(generateCSVDataFromTable([], [])).toBe('');
	});

	it('skips rows that are not arrays, and leaves invalid cells empty', () => {
		const broken = [null, 'row', 7, [{ value: 1 }, null, undefined, { display: 'x' }]];
		// @ts-expect-error: callers without types make this mistake.
		expect(generateCSVDataFromTable([{ label: 'A' }, null], broken)).toBe('A,\n1,,,');
		const unwritable: unknown = Object.create(null);
		expect(table(unwritable, 'b')).toBe(',b');
	});

	it('heads a column without a text with what screen readers say, else with its key', () => {
		const label = { type: 'span' };
		const said = { label, screenReaderLabel: 'Products', key: 'products_count' };
		expect(generateCSVDataFromTable([said, { label, key: 'orders' }], [])).toBe('Products,orders');
	});

	it('writes what reads back the same, apart from the mark before formulas', () => {
		const cells = fc.oneof(
			fc.string(),
			fc.string({ unit: fc.constantFrom('"', ',', '\n', '=', '-', ' ', ';', 'a', '1', '.') }),
			fc.double({ noNaN: true }).map(String),
		);
		const rows = fc
			.integer({ min: 1, max: 4 })
			.chain((width) =>
				fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1 }),
			);
		fc.assert(
			fc.property(rows, (texts) => {
				const csv = generateCSVDataFromTable(
					[],
					texts.map((row) => row.map((value) => ({ value }))),
				);
				const read = readCsv(csv);
				expect(read.map((row) => row.map((cell) => cell.replace(/^\t/, '')))).toEqual(
					texts.map((row) => row.map((cell) => cell.replace(/^\t/, ''))),
				);
				for (const cell of read.flat().filter((text) => /^[=+\-@]/.test(text))) {
					expect(Number.isFinite(Number(cell))).toBe(true);
				}
			}),
		);
	});
});

describe('A spreadsheet', () => {
	const numbers = fc.oneof(
		fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
		fc.integer(),
		fc.integer({ min: -1e6, max: 1e6 }).map((cents) => cents / 100),
	);
	// Text that begins or ends with a digit may be a number; a leading letter prevents that.
	const words = fc.string().map((text) => `a${text}`);

	it('reads numbers as numbers, negative ones too, and text as text', () => {
		const rows = fc.array(fc.tuple(numbers, words, numbers, fc.boolean()), { minLength: 1 });
		const headers = ['Amount', 'Name, first', 'Refund', 'Is it?'].map((label) => ({ label }));
		fc.assert(
			fc.property(rows, (table) => {
				const csv = generateCSVDataFromTable(
					headers,
					table.map((row) => row.map((value) => ({ value, display: 'not this' }))),
				);
				const [labels, ...read] = readCsv(csv);
				expect(labels).toEqual(headers.map(({ label }) => label));
				expect(read.map((row) => row.map(asSpreadsheet))).toEqual(
					table.map((row) =>
						row.map((value) => (typeof value === 'boolean' ? String(value) : value)),
					),
				);
			}),
		);
	});
});

describe('generateCSVFileName', () => {
	it('contains a day and safe characters only, whatever the input', () => {
		fc.assert(
			fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (name, params) => {
				expect(generateCSVFileName(name, params)).toMatch(
					/^([a-z0-9-]+_)?\d{4}-\d\d-\d\d(_[a-z0-9-]+)*\.csv$/,
				);
			}),
		);
		expect(generateCSVFileName(null, null, '2026-11-20')).toBe('2026-11-20.csv');
	});

	it.each([
		[generateCSVFileName('', {}, '2026-11-20'), '2026-11-20.csv'],
		[generateCSVFileName('Revenue', {}, '2026-11-20'), 'revenue_2026-11-20.csv'],
		[generateCSVFileName('Net & gross', {}, '2026-11-20'), 'net---gross_2026-11-20.csv'],
		[
			generateCSVFileName('orders', { period: 'month', orderby: 'net_total' }, '2026-11-20'),
			'orders_2026-11-20_period-month_orderby-net-total.csv',
		],
	])('writes the name %s', (name, expected) => {
		expect(name).toBe(expected);
	});

	it('contains today’s date by default', () => {
		jest.useFakeTimers({ now: new Date(2026, 0, 2, 23, 59) });
		expect(generateCSVFileName('a')).toBe('a_2026-01-02.csv');
		jest.useRealTimers();
	});
});

describe('downloadCSVFile', () => {
	it('hands a CSV blob and the name to the browser', async () => {
		downloadCSVFile('a.csv', 'x,y');
		expect(saveAs).toHaveBeenCalledTimes(1);
		const [blob, name] = jest.mocked(saveAs).mock.calls[0] ?? [];
		expect(name).toBe('a.csv');
		expect(blob?.type).toBe('text/csv;charset=utf-8');
		expect(blob?.size).toBe(3);
	});
});
