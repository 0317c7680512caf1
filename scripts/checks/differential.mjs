import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { local, run } from '../run.mjs';
import { ensureSystemPrograms } from './system-programs.mjs';

/** Compares the embedded store with a real WooCommerce: see docs/differential.md. The flags are those of tests/differential/run.ts. */
const { values } = parseArgs({
	options: { woocommerce: { type: 'string' }, wordpress: { type: 'string' } },
	strict: false,
});

const holds = (folder, file) => typeof folder === 'string' && existsSync(path.join(folder, file));

if (!holds(values.woocommerce, 'woocommerce.php') || !holds(values.wordpress, 'wp-load.php')) {
	console.error(
		'This needs a WooCommerce as it is installed (--woocommerce DIR, with woocommerce.php in it) and a WordPress that it runs on (--wordpress DIR, with wp-load.php in it); PHP and MariaDB are installed where that is possible.',
	);
	process.exit(2);
}

await ensureSystemPrograms(['php for WooCommerce', 'mariadb']);
process.exit(await run(local('tsx'), ['tests/differential/run.ts', ...process.argv.slice(2)]));
