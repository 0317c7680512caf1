import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs WooCommerce's published packages into .cache/bench/woocommerce to measure against, in the versions of
 * tests/bench/woocommerce/package-lock.json. This happens once and takes gigabytes and some minutes. Their scripts do
 * not run.
 */
export function installWooCommerce(root: string): void {
	const source = path.join(root, 'tests/bench/woocommerce');
	const target = path.join(root, '.cache/bench/woocommerce');
	const lock = 'package-lock.json';
	const isThere =
		existsSync(path.join(target, 'node_modules/.package-lock.json')) &&
		readFileSync(path.join(target, lock)).equals(readFileSync(path.join(source, lock)));
	if (isThere) return;
	mkdirSync(target, { recursive: true });
	for (const file of ['package.json', lock]) {
		copyFileSync(path.join(source, file), path.join(target, file));
	}
	console.log('installing WooCommerce’s packages …');
	// The peer ranges of these packages contradict each other.
	execFileSync('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], {
		cwd: target,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
}
