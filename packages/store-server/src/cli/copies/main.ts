import path from 'node:path';
import { runCopies } from './copies';

/** Started by scripts/copies.mjs with `backup` or `restore` and its arguments. */
process.exitCode = await runCopies(process.argv.slice(2), {
	root: path.resolve(import.meta.dirname, '../../../../..'),
	folder: process.env['INIT_CWD'] ?? process.cwd(),
	out: process.stdout,
	err: process.stderr,
});
