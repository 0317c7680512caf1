import path from 'node:path';
import { keepNewFilesPrivate } from '../../base/private-file';
import { runExportData } from './export-data';

keepNewFilesPrivate();

/** Started by scripts/export-data.mjs with its arguments. */
process.exitCode = await runExportData(process.argv.slice(2), {
	root: path.resolve(import.meta.dirname, '../../../../..'),
	folder: process.env['INIT_CWD'] ?? process.cwd(),
	out: process.stdout,
	err: process.stderr,
});
