import { readFileSync } from 'node:fs';
import path from 'node:path';

// npm's own format.
const { version: own } = JSON.parse(
	readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string };

/** The version of Store Analytics. */
export const version = own;
