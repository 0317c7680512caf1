import path from 'node:path';
import { keepNewFilesPrivate } from '../../base/private-file';
import { runCopies } from './copies';

keepNewFilesPrivate();

/** Started by scripts/copies.mjs with `backup` or `restore` and its arguments. */
process.exitCode = await runCopies(process.argv.slice(2), {
	root: path.resolve(import.meta.dirname, '../../../../..'),
	folder: process.env['INIT_CWD'] ?? process.cwd(),
	out: process.stdout,
	err: process.stderr,
});
