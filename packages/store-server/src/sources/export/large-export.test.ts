import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { exportFiles } from '../../documents/files/export-files';
import { orderDocument } from '../../testing/small-export';
import { programWords } from '../../testing/own-process';

const importer = path.resolve(import.meta.dirname, '../../testing/large-export.fixture.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-large-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORDERS = 10_000;

/**
 * Writes orders of a shop with many plugins, the newest first; each total is the order’s number. Resolves to their
 * characters.
 */
async function writeOrders(file: string): Promise<number> {
	const note = 'plugin '.repeat(2800);
	const orders = await open(file, 'w');
	let letters = 0;
	for (let id = ORDERS; id > 0; id--) {
		const at = new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString().slice(0, 19);
		const about = { date_created: at, date_created_gmt: at, total: `${id}.00`, note };
		const text = JSON.stringify(orderDocument(id, about));
		letters += text.length;
		await orders.write(`${id === ORDERS ? '[' : ','}${text}`);
	}
	await orders.write(']');
	await orders.close();
	return letters;
}

describe('a large export', () => {
	it('is imported completely with half the memory of its text', async () => {
		for (const [name, { kind }] of Object.entries(exportFiles))
			writeFileSync(path.join(folder, name), kind === 'list' ? '[]' : '{}');
		const letters = await writeOrders(path.join(folder, 'orders.json'));
		const megabytes = Math.floor(letters / 2e6);
		// The process fails if it needs more memory.
		const { stdout } = await promisify(execFile)(process.execPath, [
			...[`--max-old-space-size=${megabytes}`, ...programWords(importer), folder],
			path.join(folder, 'shop.duckdb'),
		]);
		const total = (ORDERS * (ORDERS + 1)) / 2;
		expect(JSON.parse(stdout)).toEqual({ orders: ORDERS, total, letters });
	});
});
