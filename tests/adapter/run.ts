import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { startDatabase } from '../differential/database';
import { checkAdapter } from './checks';
import { serveSite } from './served-site';

const { values: options } = parseArgs({
	options: {
		woocommerce: { type: 'string', default: '' },
		wordpress: { type: 'string', default: '' },
		adapter: { type: 'string' },
		port: { type: 'string', default: '8790' },
		'no-build': { type: 'boolean' },
	},
});

/** The characters to print of what was found. */
const SHOWN = 600;

async function main(): Promise<void> {
	const work = mkdtempSync(path.join(tmpdir(), 'store-analytics-adapter-'));
	const database = await startDatabase(path.join(work, 'database'));
	try {
		const site = await serveSite(work, database, { ...options, port: Number(options.port) });
		try {
			for (const { title, passed, found } of await checkAdapter(site)) {
				console.log(`${passed ? 'ok    ' : 'FAILED'} ${title}`);
				if (passed) continue;
				console.log(`       found: ${JSON.stringify(found)?.slice(0, SHOWN)}`);
				process.exitCode = 1;
			}
		} finally {
			site.stop();
		}
	} finally {
		await database.stop();
		rmSync(work, { recursive: true, force: true });
	}
}

await main();
