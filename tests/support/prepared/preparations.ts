import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPILED_VARIABLE } from '../../wordpress/support/php/php';
import { packPlugin, ZIP_VARIABLE } from '../../wordpress/support/plugin-zip';
import { startEngine } from '../../clickhouse/support/engine-process';
import { bundleJourneyApp } from './bundle-journey-app';
import { FIXTURE_VARIABLE, makeFixture } from '../stores/fixture-file';
import { startStoreHost } from '../stores/store-host';

/** What a preparation leaves behind for the tests. */
export interface Prepared {
	/** Variables by which the tests find it. */
	readonly env?: Readonly<Record<string, string>>;
	/** Takes it away after the last test. */
	readonly end?: () => void | Promise<void>;
}

/** Variable with the file of the app that journeys open. */
const JOURNEY_APP_VARIABLE = 'STORE_ANALYTICS_JOURNEY_APP';

/** Variable with the address of the ClickHouse server of a run, without a database. */
const ENGINE_VARIABLE = 'STORE_ANALYTICS_STARTED_ENGINE';

let fixture: ReturnType<typeof makeFixture> | undefined;

/** Services and files that many test files share; each is made once for a run. */
const services = {
	/** A store file with the recorded shop. */
	async fixture() {
		const { file, remove } = await (fixture ??= makeFixture());
		return { env: { [FIXTURE_VARIABLE]: file }, end: remove };
	},
	/** The app that journeys open, in one file. */
	async 'journey-app'() {
		const { file, remove } = await bundleJourneyApp();
		return { env: { [JOURNEY_APP_VARIABLE]: file }, end: remove };
	},
	/** Opens a store for each journey, in this process. */
	async stores() {
		const { file, remove } = await (fixture ??= makeFixture());
		const host = await startStoreHost(file);
		return {
			env: { STORE_ANALYTICS_STORE_HOST: host.address },
			end: () => host.stop().then(remove),
		};
	},
	/** A ClickHouse server without data. */
	async clickhouse() {
		await fetched('tests/clickhouse/support/chdb.ts', 'chdbFolder()');
		const engine = await startEngine();
		return { env: { [ENGINE_VARIABLE]: engine.address }, end: () => engine.stop() };
	},
	/** The files of the WordPress versions that the plugin is tested on, and a folder for what PHP compiles of them. */
	async wordpress() {
		await fetched('tests/wordpress/support/builds.ts', "wordPressFiles('6.6')");
		const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-php-'));
		return {
			env: { [COMPILED_VARIABLE]: folder },
			end: () => rmSync(folder, { recursive: true, force: true }),
		};
	},
} satisfies Record<string, () => Promise<Prepared>>;

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds in dist, with the command of each. */
const builds = {
	embedded: ['scripts/build.mjs', '--target', 'embedded', '--test'],
	gallery: [
		'node_modules/storybook/dist/bin/dispatcher.js',
		'build',
		'--output-dir',
		'dist/gallery',
		'--quiet',
		'--disable-telemetry',
		// Not minified, which takes an eighth of the time.
		'--test',
	],
	plugin: ['scripts/build.mjs', '--target', 'plugin'],
} as const;

type ServiceName = keyof typeof services;
type BuildName = keyof typeof builds;

/** Whether a test needs something that is built, which a developer does by hand before one test. */
export function isBuild(name: string): name is BuildName {
	return name in builds;
}

/** Makes a service or a build. Rejects with its output where a build fails. */
export function prepare(name: string): Promise<Prepared> {
	if (isBuild(name)) return build(name);
	if (name in services) return services[name as ServiceName](); // by the line above
	throw new Error(`There is nothing to prepare called "${name}".`);
}

/** Has a process of its own fetch and unpack files: the stores of journeys respond from this one meanwhile. */
function fetched(module: string, call: string): Promise<void> {
	const url = JSON.stringify(pathToFileURL(path.join(root, module)).href);
	return ended(['--import', 'tsx', '--eval', `import(${url}).then((module) => module.${call})`]);
}

async function build(name: BuildName): Promise<Prepared> {
	await ended(builds[name]);
	if (name !== 'plugin') return {};
	const { file, remove } = packPlugin();
	return { env: { [ZIP_VARIABLE]: file }, end: remove };
}

/** Runs Node with arguments to its end; rejects with what it printed where it fails. */
function ended(args: readonly string[]): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text: Buffer) => (output += text));
		}
		child.on('error', reject);
		child.on('exit', (code) => {
			if (code === 0) resolve();
			else reject(new Error(`node ${args.join(' ')} failed:\n${output}`));
		});
	});
}
