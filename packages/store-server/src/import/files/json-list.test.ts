import { listEntries } from './json-list';

async function entries(text: string, size: number): Promise<string[]> {
	async function* chunks() {
		const bytes = Buffer.from(text);
		for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
	}
	const found: string[] = [];
	for await (const entry of listEntries('x.json', chunks())) found.push(entry);
	return found;
}

describe('a list read in pieces', () => {
	const list = [{ a: 'b, ]}"\\', c: [1, { d: '€ [' }] }, {}, [2], 'x,y', null];

	it('has the same entries however it is cut', async () => {
		for (let size = 1; size < 20; size++) {
			const found = await entries(JSON.stringify(list, null, 1), size);
			expect(found.map((entry) => JSON.parse(entry) as unknown)).toEqual(list);
		}
		expect(await entries(' [ ] ', 2)).toEqual([]);
	});

	it('says when it ends too early or is no list', async () => {
		await expect(entries('[{"a":1},{"b":"', 4)).rejects.toThrow(
			/x\.json is cut off after 1 entries/,
		);
		await expect(entries('{"a":[1]}', 4)).rejects.toThrow(/x\.json holds no list/);
	});
});
