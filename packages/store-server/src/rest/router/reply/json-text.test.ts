import fc from 'fast-check';
import { isLarge, jsonText } from './json-text';

describe('the text of a large response', () => {
	it('is that of any other, however it is cut', async () => {
		await fc.assert(
			fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 1, max: 20 }), async (value, piece) => {
				const data = { value, list: [value, value] };
				expect(await jsonText(data, piece)).toBe(JSON.stringify(data));
			}),
		);
	});

	it('leaves out what JSON does not know, and writes dates as text', async () => {
		const when = new Date('2026-11-20T11:30:00Z');
		const data = {
			none: undefined,
			list: [undefined, null, 1, ''],
			when,
			empty: { none: undefined },
		};
		const text = '{"list":[null,null,1,""],"when":"2026-11-20T11:30:00.000Z","empty":{}}';
		expect(await jsonText(data, 1)).toBe(text);
		expect(await jsonText([], 0)).toBe('[]');
		expect(await jsonText({}, 0)).toBe('{}');
	});

	it('is written piece by piece, and others have their turn in between', async () => {
		// A clock on which each piece takes longer than a turn.
		let now = 0;
		const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
		let turns = 0;
		let isOver = false;
		const other = () => {
			turns++;
			if (!isOver) setImmediate(other);
		};
		setImmediate(other);
		const rows = Array.from({ length: 50 }, (_, id) => ({ id, list: [id, id] }));
		// A row is five values.
		expect([isLarge(rows[0], 5), isLarge(rows[0], 4), isLarge(rows, 250)]).toEqual([
			false,
			true,
			true,
		]);
		expect(await jsonText({ rows }, 5)).toBe(JSON.stringify({ rows }));
		isOver = true;
		clock.mockRestore();
		expect(turns).toBeGreaterThanOrEqual(50);
	});
});
