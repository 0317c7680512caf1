import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importShop } from './import-shop';
import { orderDocument } from '../../testing/small-export';
import { exportFiles, type ExportSource } from '../../documents/files/export-files';
import { openExport } from './export-source';
import { readList } from '../../documents/files/documents';
import { EntryReader } from './entry-reader';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-reread-'));
const shop = path.join(folder, 'shop');
const scratch = path.join(folder, 'scratch');
// The third is too far from the second for one read.
const notes = ['€ é', 'x', 'y'.repeat(10_000), 'z'];
const documents = notes.map((note, index) => orderDocument(index + 1, { note }));

beforeEach(() => {
	for (const place of [shop, scratch]) mkdirSync(place, { recursive: true });
	for (const [name, { kind }] of Object.entries(exportFiles))
		writeFileSync(path.join(shop, name), kind === 'list' ? '[]' : '{}');
	writeFileSync(path.join(shop, 'orders.json'), JSON.stringify(documents, null, 1));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The notes of the orders, read a second time in this order. */
async function readAgain(source: ExportSource, order: readonly number[]): Promise<unknown[]> {
	const again = await EntryReader.of(source, 'orders.json', scratch);
	const kept = { ...source, read: () => again.through(source.read('orders.json')) };
	const places: { offset: number; bytes: number }[] = [];
	for await (const { place } of readList(kept, 'orders.json')) places.push(place);
	expect(readdirSync(scratch)).toEqual([]);
	const texts = await again.texts(order.map((index) => places[index] ?? { offset: 0, bytes: 0 }));
	await again.close();
	return texts.map((text) => Object(JSON.parse(text)).note as unknown);
}

describe('the second reading of orders', () => {
	it.each([{ order: [2, 0, 3, 1] }, { order: [3, 2, 1, 0] }, { order: [1, 1] }, { order: [] }])(
		'works in any order: $order',
		async ({ order }) => {
			const wanted = order.map((index) => notes[index]);
			const source = await openExport(shop);
			expect(await readAgain(source, order)).toEqual(wanted);
			// Simulates a .zip, whose content is not a file.
			const { place, bytes, read } = source;
			expect(await readAgain({ place, bytes, read }, order)).toEqual(wanted);
		},
	);

	it('fails with the file’s name if the file changed meanwhile', async () => {
		const file = path.join(shop, 'orders.json');
		const other = JSON.stringify(documents, null, 1).replace('"id": 2,', '"id": 9,');
		for (const text of ['[]', other]) {
			const changing = importShop(shop, path.join(folder, 'shop.duckdb'), () =>
				writeFileSync(file, text),
			);
			await expect(changing).rejects.toThrow(
				'shop/orders.json changed while it was being imported. Import it again.',
			);
			writeFileSync(file, JSON.stringify(documents, null, 1));
		}
		expect(readdirSync(folder).sort()).toEqual(['scratch', 'shop']);
	});
});
