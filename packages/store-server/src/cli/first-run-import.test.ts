import { statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { FirstStart } from '../testing/first-start';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { until } from '../testing/until';

const ZIP = 'application/zip';

let at: FirstStart;
beforeEach(() => {
	at = new FirstStart();
});
afterEach(() => at.end());

/** The export of a shop with few orders, as a .zip, changed by `about`. */
function exportOf(about: Record<string, string | null> = {}, folder = ''): Uint8Array<ArrayBuffer> {
	const files = Object.entries(lastOrders(20)).map(([name, body]) => [name, JSON.stringify(body)]);
	const all = { ...(Object.fromEntries(files) as Record<string, string>), ...about };
	const packed = Object.entries(all).flatMap(([name, body]) =>
		body === null ? [] : [[folder + name, strToU8(body)] as const],
	);
	return new Uint8Array(zipSync(Object.fromEntries(packed)));
}

/** Files that are not an export, and the page's sentence about each: another one than about the file before. */
const wrongFiles: readonly [string, () => Uint8Array<ArrayBuffer>, RegExp][] = [
	['no .zip', () => new TextEncoder().encode('<html>'), /^x\.zip cannot be opened as a \.zip/],
	[
		'a .zip of something else',
		() => exportOf({ ...noExport(), 'letter.txt': 'x' }),
		/^x\.zip is not an export of a shop\. Create one in your shop: Analytics → Settings → Export this shop\.$/,
	],
	['half of one', () => exportOf().slice(0, 5000), /^x\.zip cannot be opened as a \.zip/],
	['nothing', () => new Uint8Array(), /^x\.zip is empty/],
	[
		'a plugin',
		() => exportOf({ ...noExport(), 'store-analytics/store-analytics.php': '<?php' }),
		/^x\.zip is a plugin or theme of WordPress\. Create an export in your shop/,
	],
	['a .zip of nothing', () => zipSync({}), /^x\.zip is empty/],
	[
		'something else with a password',
		() => locked(exportOf({ ...noExport(), 'letter.txt': 'x' })),
		/^x\.zip is locked with a password/,
	],
	['a file less', () => exportOf({ 'reviews.json': null }), /^Missing in x\.zip: reviews\.json \(/],
	['half a list', () => exportOf({ 'orders.json': '[{"id":1' }), /^x\.zip.orders\.json is cut off/],
	[
		'a way out of the folder',
		() => exportOf({ '../evil.json': '[]' }),
		/^x\.zip cannot be opened as a \.zip/,
	],
	[
		'a byte that is another',
		() => damaged(exportOf()),
		/^x\.zip is damaged: [\w-]+\.json cannot be/,
	],
	['a password', () => locked(exportOf()), /^x\.zip is locked with a password/],
	[
		'a bomb',
		() => exportOf({ 'orders.json': `[${' '.repeat(12e6)}]` }),
		/is too large when unpacked/,
	],
];

describe('opening an export on the page', () => {
	it.each([
		['at its top', ''],
		['in a folder', 'my shop/'],
	])('takes a .zip with the files %s, and no more than these', async (_, folder) => {
		const { page, store } = await at.begin();
		const zip = exportOf({ 'notes.txt': 'mine', '__MACOSX/._orders.json': 'x' }, folder);
		expect(await page.choose('import?name=My%20shop.zip', zip, ZIP)).toBe(202);
		expect(await page.outcome()).toBe('open');
		expect((await page.open('/')).html).toContain('Rig Outfitters');
		await store.stop();
		expect(at.kept()).toEqual(['My-shop.duckdb', 'My-shop.duckdb.sessions', 'last-opened']);
	});

	it('gives a shop from .csv files the name that the user enters, on every page', async () => {
		const { page } = await at.begin();
		const csv = 'Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Net Sales\n';
		const orders = new TextEncoder().encode(
			`${csv}2026-11-20 11:30:00,1,completed,Ann,new,1× Mug,1,5\n`,
		);
		const address = `import?name=orders.csv&shop=${encodeURIComponent('Zoë <b> & Co.')}`;
		expect(await page.choose(address, orders, ZIP)).toBe(202);
		expect(await page.outcome()).toBe('open');
		expect(at.kept()).toContain('Zo-b-Co..duckdb');
		for (const where of ['/', '/shops']) {
			expect((await page.open(where)).html).toContain('Zoë &lt;b&gt; &amp; Co.');
		}
	});

	it('names what is wrong with any other file, leaves nothing of it, and lets the user choose again', async () => {
		const { page } = await at.begin();
		for (const [what, zip, sentence] of wrongFiles) {
			expect([what, await page.choose('import?name=C%3A%5Cx.zip', zip(), ZIP)]).toEqual([
				what,
				202,
			]);
			expect([what, await page.outcome()]).toEqual([what, expect.stringMatching(sentence)]);
			expect([what, at.kept()]).toEqual([what, []]);
		}
		expect(await page.choose('import?name=good.zip', exportOf(), ZIP)).toBe(202);
		expect(await page.outcome()).toBe('open');
	});

	it('leaves nothing of an upload that breaks off, or of a process that was killed', async () => {
		const { store, page } = await at.begin();
		const state = await page.state();
		const sending = request(new URL('/first-run/import?name=x.zip', page.origin), {
			method: 'POST',
			headers: {
				cookie: page.cookie,
				'content-type': ZIP,
				'content-length': 10_000,
				'x-wp-nonce': state === 'open' ? '' : state.nonce,
			},
		});
		sending.on('error', () => undefined).write(exportOf().slice(0, 5000));
		await until(() => at.kept().length > 0);
		const [upload = ''] = at.kept();
		expect(statSync(path.join(at.root, '.store', upload)).mode & 0o777).toBe(0o600);
		sending.destroy();
		expect(await page.outcome()).toMatch(/^The upload stopped before the whole \.zip arrived/);
		expect(at.kept()).toEqual([]);
		await store.stop();
		writeFileSync(path.join(at.root, '.store', 'upload-999999-ab.zip'), 'half');
		writeFileSync(path.join(at.root, '.store', 'shop.duckdb.999999.part'), 'half');
		writeFileSync(path.join(at.root, '.store', 'shop.duckdb.999999.part.wal'), 'half');
		const again = await at.begin('--choose', '--demo-orders', '40');
		expect(at.kept()).toEqual([]);
		await again.page.choose('demo', '{}');
		expect(await again.page.outcome()).toBe('open');
	});
});

/** None of the files that an export has. */
function noExport(): Record<string, null> {
	return Object.fromEntries(Object.keys(lastOrders(1)).map((name) => [name, null]));
}

/** With the mark of a password at every file. */
function locked(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
	const bytes = Buffer.from(zip);
	for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
		bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
	}
	return new Uint8Array(bytes);
}

/** With another sum for every file, as if its bytes had changed on the way. */
function damaged(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
	const bytes = Buffer.from(zip);
	for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
		bytes.writeUInt32LE((bytes.readUInt32LE(at + 16) ^ 1) >>> 0, at + 16);
	}
	return new Uint8Array(bytes);
}
