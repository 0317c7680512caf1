import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSystemPrograms } from './system-programs.mjs';

const has = (folder, file) => typeof folder === 'string' && existsSync(path.join(folder, file));

/** Checks that the flags of this process name a WooCommerce and a WordPress, and that PHP and MariaDB are installed; ends with 2 otherwise. */
export async function needRealWooCommerce() {
	const { values } = parseArgs({
		options: { woocommerce: { type: 'string' }, wordpress: { type: 'string' } },
		strict: false,
	});
	if (!has(values.woocommerce, 'woocommerce.php') || !has(values.wordpress, 'wp-load.php')) {
		console.error(
			'This needs a WooCommerce as it is installed (--woocommerce DIR, with woocommerce.php in it) and a WordPress that it runs on (--wordpress DIR, with wp-load.php in it); PHP and MariaDB are installed where that is possible.',
		);
		process.exit(2);
	}
	await ensureSystemPrograms(['php for WooCommerce', 'mariadb']);
}
