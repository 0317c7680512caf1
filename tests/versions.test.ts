import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const versionOf = (file: string) => {
	// npm's own format.
	const { version } = JSON.parse(read(file)) as { version?: string };
	return version;
};

describe('the version', () => {
	const version = versionOf('package.json');

	it('is one for the app, its packages and the plugin', () => {
		const packages = readdirSync(path.join(root, 'packages'))
			.filter((name) => readdirSync(path.join(root, 'packages', name)).includes('package.json'))
			.map((name) => versionOf(`packages/${name}/package.json`));
		const main = read('packages/wordpress-plugin/store-analytics.php');
		const plugin = [/ \* Version: +(\S+)/, /const VERSION += '([^']+)'/].map(
			(place) => place.exec(main)?.[1],
		);
		const stable = /Stable tag: (\S+)/.exec(read('packages/wordpress-plugin/readme.txt'))?.[1];
		expect(new Set([version, ...packages, ...plugin, stable])).toEqual(new Set([version]));
	});

	it('has a place in the changelog, above all that came before', () => {
		const listed = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
			([, one]) => one,
		);
		expect(listed[0]).toBe(version);
	});
});
