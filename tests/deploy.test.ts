import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../packages/store-server/src/cli/options';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const variables = { STORE_ANALYTICS_TOKEN: 'a-token-of-16-signs' };
const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
	engines: { node: string };
}; // as: npm's own format

/** Flags after `scripts/start.cjs`, which also accepts `--no-build` itself. */
function wordsBehind(line: string): string[] {
	const [, words = ''] = line.split('scripts/start.cjs');
	return words.split(/[\s",\]]+/).filter((word) => word !== '' && !word.startsWith('$'));
}

describe('the Dockerfile', () => {
	const lines = read('Dockerfile').split('\n');

	it('copies only what there is, and what its .dockerignore lets in', () => {
		const copied = lines
			.filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
			.flatMap((line) => line.split(' ').slice(1, -1));
		const letIn = read('Dockerfile.dockerignore')
			.split('\n')
			.filter((line) => line.startsWith('!'))
			.map((line) => line.slice(1));
		expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
		expect(new Set(copied)).toEqual(new Set(letIn));
	});

	it('runs on the Node that we ask for, as a user without rights, with flags that there are', () => {
		const major = /(\d+)/.exec(engines.node)?.[1];
		const bases = lines.filter((line) => line.startsWith('FROM '));
		expect(bases.every((line) => line.startsWith(`FROM node:${major}-slim`))).toBe(true);
		expect(lines.indexOf('USER node')).toBeGreaterThan(
			lines.findLastIndex((line) => line.startsWith('RUN ')),
		);
		const words = wordsBehind(lines.find((line) => line.startsWith('ENTRYPOINT')) ?? '');
		expect(words).toContain('--no-build');
		expect(readOptions(words, root, root, variables)).toMatchObject({
			host: '0.0.0.0',
			isService: true,
		});
		expect(() => readOptions(words, root, root, {})).toThrow(/give --token/);
	});
});

describe('the unit of systemd', () => {
	const unit = read('store-analytics.service');

	it('starts with flags that there are, in a folder that it may write into', () => {
		const words = wordsBehind(/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '');
		const options = readOptions(words, root, root, variables);
		const state = /^StateDirectory=(.*)$/m.exec(unit)?.[1];
		expect(options.file).toBe(`/var/lib/${state}/shop.duckdb`);
		expect(options).toMatchObject({ host: '127.0.0.1', log: 'info', isService: true });
	});
});
