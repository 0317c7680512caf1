import { spawnSync } from 'node:child_process';
import path from 'node:path';

it('every sentence of the sources is translated into every language that is shipped', () => {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['scripts/languages.mjs', '--check'],
		{ cwd: path.resolve(__dirname, '..'), encoding: 'utf8' },
	);
	expect(stderr).toBe('');
	expect(stdout.trim().split('\n').sort()).toEqual(
		['ar', 'de_DE', 'de_DE_formal', 'es_ES', 'fr_FR', 'ja'].map(
			(locale) => `languages/store-analytics-${locale}.po: complete`,
		),
	);
	expect(status).toBe(0);
});
