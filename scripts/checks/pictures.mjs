/**
 * `npm run pictures`: compares every screen with the pictures in tests/pictures/kept, as `npm test` does. Differences
 * are in dist/pictures: kept, new and marked side by side. `--update` keeps the new ones; `--no-build` uses the app in
 * dist.
 */
import { parseArgs } from 'node:util';
import { ensureSystemPrograms } from './system-programs.mjs';
import { local, run } from '../run.mjs';

const { values: options } = parseArgs({
	options: {
		update: { type: 'boolean', default: false },
		'no-build': { type: 'boolean', default: false },
	},
});

await ensureSystemPrograms(['chromium']);
if (!options['no-build']) {
	const code = await run(process.execPath, ['scripts/build.mjs', '--target', 'embedded']);
	if (code !== 0) process.exit(code);
}
const env = options.update ? { PICTURES: 'update' } : {};
process.exit(
	await run(local('jest'), ['-t', 'picture', '--', 'tests/pictures/', 'tests/browser/scenes/'], {
		env,
	}),
);
