import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { run } from '../run.mjs';

/** The programs that the tests need beside Node, how to detect them, and their Debian packages. */
const programs = {
	chromium: {
		isThere: () =>
			[
				process.env.CHROMIUM_PATH,
				'/usr/bin/chromium-headless-shell',
				'/usr/bin/chromium',
				'/usr/bin/chromium-browser',
				'/usr/bin/google-chrome',
			].some((place) => place && existsSync(place)),
		packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
	},
	pdftotext: {
		isThere: () => !spawnSync('pdftotext', ['-v']).error,
		packages: ['poppler-utils'],
	},
	php: {
		isThere: () => hasPhp(['pdo_sqlite', 'mysqli', 'mbstring', 'dom']),
		packages: ['php-cli', 'php-sqlite3', 'php-mysql', 'php-mbstring', 'php-xml', 'php-curl'],
	},
	phpcs: {
		isThere: () => !spawnSync('phpcs', ['--version']).error,
		packages: ['php-codesniffer'],
	},
	'php for WooCommerce': {
		isThere: () => hasPhp(['mysqli', 'mbstring', 'dom', 'curl', 'intl', 'pcntl']),
		packages: ['php-cli', 'php-mysql', 'php-mbstring', 'php-xml', 'php-curl', 'php-intl'],
	},
	mariadb: {
		isThere: () => ['mariadbd', 'mariadb'].every((name) => !spawnSync(name, ['--version']).error),
		packages: ['mariadb-server'],
	},
};

function hasPhp(wanted) {
	const modules = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout ?? '';
	return wanted.every((name) => modules.split('\n').includes(name));
}

/** Installs missing programs with apt-get when it runs as root on Debian; else prints what to install. */
export async function ensureSystemPrograms(names) {
	const missing = [...names].filter((name) => !programs[name].isThere());
	if (missing.length === 0) return;
	const packages = missing.flatMap((name) => programs[name].packages);
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
		await run('apt-get', ['update', '-qq'], quiet);
		await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
	}
	const still = missing.filter((name) => !programs[name].isThere());
	if (still.length > 0) {
		console.error(
			`These tests need ${still.join(' and ')}: install ${packages.join(' ')} (names of Debian's packages) and start again.`,
		);
		console.log('\n0 passed, 1 failed');
		process.exit(1);
	}
}
