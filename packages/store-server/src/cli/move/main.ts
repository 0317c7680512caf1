import path from 'node:path';
import { keepNewFilesPrivate } from '../../base/private-file';
import { moveShop } from './move-shop';

keepNewFilesPrivate();

/** Started by scripts/move-shop.mjs. */
process.exitCode = await moveShop(process.argv.slice(2), {
	root: path.resolve(import.meta.dirname, '../../../../..'),
	folder: process.env['INIT_CWD'] ?? process.cwd(),
	out: process.stdout,
	err: process.stderr,
	variables: process.env,
});
