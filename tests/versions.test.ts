import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const versionOf = (file: string) => {
	// as: npm's own format
	const { version } = JSON.parse(read(file)) as { version?: string };
	return version;
};

describe('The version', () => {
	const version = versionOf('package.json');

	it('is the same for the app, its packages and the plugin', () => {
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

	it('comes first in the changelog', () => {
		const listed = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
			([, one]) => one,
		);
		expect(listed[0]).toBe(version);
	});
});

describe('The versions that the plugin was tested on', () => {
	const seen = read('docs/wordpress.md').split('## Seen beside real WooCommerce')[1] ?? '';
	const newest = (name: string) =>
		[...seen.matchAll(new RegExp(`${name} (\\d+)\\.(\\d+)`, 'g'))]
			.map(([, major, minor]) => [Number(major), Number(minor)] as const)
			.sort(([a, b], [c, d]) => c - a || d - b)[0]
			?.join('.');

	it('are the newest ones described in docs/wordpress.md', () => {
		const readme = read('packages/wordpress-plugin/readme.txt');
		const main = read('packages/wordpress-plugin/store-analytics.php');
		expect(/^Tested up to: (\S+)$/m.exec(readme)?.[1]).toBe(newest('WordPress'));
		expect(/ \* WC tested up to: +(\S+)/.exec(main)?.[1]).toBe(newest('WooCommerce'));
	});
});
