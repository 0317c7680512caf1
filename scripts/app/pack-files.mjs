import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Below this a packed file is hardly smaller (as the store server has it for what it packs itself). */
const threshold = 1024;

/**
 * Writes each script and style sheet of a folder a second time, packed as well as Brotli can (`app.js.br`): a sixth less to be sent
 * than what can be packed while a browser waits, and no work then.
 */
export async function packFiles(folder) {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	await Promise.all(
		names
			.filter((name) => /\.(js|css)$/.test(name))
			.map(async (name) => {
				const file = path.join(folder, name);
				const content = readFileSync(file);
				if (content.length < threshold) return;
				writeFileSync(`${file}.br`, await compress(content));
			}),
	);
}
