import { execFileSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** With its whole path: some programs run in another folder. */
const tsx = pathToFileURL(
	path.resolve(import.meta.dirname, '../../../../node_modules/tsx/dist/loader.mjs'),
).href;
const bundler = path.join(import.meta.dirname, 'bundle-program.mjs');

/**
 * What Node needs to run a program of ours in its own process. In `npm test` that is one file, bundled once for all tests, because
 * each start from the sources costs two seconds of processor time. A test that is run by hand has tsx read the sources.
 * @example spawn(process.execPath, [...programWords(main), '--port', '0'])
 */
export function programWords(source: string): readonly string[] {
	const folder = process.env['STORE_ANALYTICS_PREPARED'];
	if (!folder) return ['--import', tsx, source];
	const name = createHash('sha256').update(source).digest('hex').slice(0, 10);
	const bundle = path.join(folder, 'programs', `${path.basename(source, '.ts')}-${name}.mjs`);
	if (!existsSync(bundle)) {
		mkdirSync(path.dirname(bundle), { recursive: true });
		execFileSync(process.execPath, [bundler, source, bundle]);
	}
	return [bundle];
}

/** Returns the next text that a program prints. Throws if the program ends first: its text would never come. */
export function nextOutput(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		const ended = (code: number | null) =>
			reject(new Error(`The program ended (${code}) before it printed anything.`));
		child.once('exit', ended);
		child.stdout?.once('data', (text: Buffer) => {
			child.off('exit', ended);
			resolve(text.toString());
		});
	});
}
