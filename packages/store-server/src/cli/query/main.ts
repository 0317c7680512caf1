import path from 'node:path';
import { runQuery } from './run-query';

/** Started by scripts/query.mjs with the words after `npm run query --`. */
process.exitCode = await runQuery(process.argv.slice(2), {
	root: path.resolve(import.meta.dirname, '../../../../..'),
	folder: process.env['INIT_CWD'] ?? process.cwd(),
	out: process.stdout,
	err: process.stderr,
});
