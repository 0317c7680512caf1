import { listEntries } from './json-list';

async function entries(text: string, size: number): Promise<string[]> {
	async function* chunks() {
		const bytes = Buffer.from(text);
		if (bytes.length === 0) yield bytes;
		for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
	}
	const found: string[] = [];
	for await (const { text: entry } of listEntries('x.json', chunks())) found.push(entry);
	return found;
}

describe('a list read in chunks', () => {
	const list = [{ a: 'b, ]}"\\', c: [1, { d: '€ [' }] }, {}, [2], 'x,y', null];

	it('has the same entries for every chunk size', async () => {
		for (let size = 1; size < 20; size++) {
			const found = await entries(JSON.stringify(list, null, 1), size);
			expect(found.map((entry) => JSON.parse(entry) as unknown)).toEqual(list);
		}
		expect(await entries(' [ ] ', 2)).toEqual([]);
	});

	it('causes an error if it ends too early or is not a list', async () => {
		await expect(entries('[{"a":1},{"b":"', 4)).rejects.toThrow(/x\.json is cut off after entry 1/);
		await expect(entries('{"a":[1]}', 4)).rejects.toThrow(/x\.json is not a list/);
		await expect(entries('[{"a":1}', 4)).rejects.toThrow(/cut off after entry 0/);
	});

	it.each([
		['', 'x.json is empty. Export it again.'],
		[' \n', 'x.json is empty. Export it again.'],
		['null', 'x.json is not a list of entries, it begins with "null". Export it again.'],
		['"[]"', 'is not a list of entries, it begins with "\\"[]\\""'],
		['<html>502', 'is not a list of entries, it begins with "<html>502"'],
		['<b>Notice</b>[]', 'is not a list of entries, it begins with "<b>Notice</b>[]"'],
		['[{}]<html>', 'has extra data after the end of its list ("<html>")'],
		['[{}][{}]', 'has extra data after the end of its list ("[{}]")'],
		['[{},]', 'is damaged after entry 1'],
		['[{},,{}]', 'is damaged after entry 1'],
		['[{}}', 'is damaged after entry 1'],
	])('is rejected by file name if it contains %j', async (text, sentence) => {
		await expect(entries(text, 100)).rejects.toThrow(sentence);
	});

	it('may begin with an editor’s byte order mark', async () => {
		expect(await entries('\uFEFF[1]\n', 100)).toEqual(['1']);
	});
});
