import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { phpPath, runPhp } from '../support/php/php';

const scripts = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes/scripts');

/** What has left PHP when the page is cut off after its early flush, and how many buffers it had then. */
function left(...buffers: readonly string[]): string {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
const APP = 'app';
function wp_script_is() { return true; }
require 'early-flush.php';
while ( ob_get_level() ) ob_end_clean();
${buffers.map((buffer) => `ob_start( ${buffer} );`).join('\n')}
echo 'head ';
flush_early();
$levels = ob_get_level();
echo 'rest ';
while ( ob_get_level() && ob_clean() && @ob_end_clean() );
echo $levels;`;
	return runPhp(code, scripts);
}

describe('The beginning of a page leaves PHP early', () => {
	it.each([
		['without a buffer', [], 'head rest 0'],
		["with Debian's output_buffering", ['null, 4096'], 'head 1'],
		['with that below a buffer of WordPress', ['null, 4096', ''], 'head 2'],
		['with several', ['', '', ''], 'head 3'],
	])('%s', (_what, buffers, expected) => {
		expect(left(...buffers)).toBe(expected);
	});

	it.each([
		['a foreign buffer changes the whole page', ['function ( $page ) { return $page; }', '']],
		['a buffer must not be closed', ['null, 0, PHP_OUTPUT_HANDLER_CLEANABLE']],
	])('but not if %s', (_what, buffers) => {
		expect(left(...buffers)).not.toContain('head');
	});
});

describe('The beginning of a page leaves a web server with PHP', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-flush-'));
	const go = path.join(folder, 'go');
	let server: ChildProcess | undefined;
	afterEach(async () => {
		server?.kill('SIGKILL');
		if (server?.exitCode === null && server.signalCode === null) await once(server, 'exit');
		rmSync(go, { force: true });
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	/** Serves a page that sends its beginning, and its rest once there is a file. */
	async function serve(buffering: string, below: string): Promise<string> {
		writeFileSync(
			path.join(folder, 'page.php'),
			`<?php
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
const APP = 'app';
function wp_script_is() { return true; }
require '${path.join(scripts, 'early-flush.php')}';
${below}
echo ini_get( 'output_buffering' ), ' head ';
flush_early();
for ( $tries = 0; $tries < 1000 && ! file_exists( '${go}' ); $tries++ ) { usleep( 10000 ); clearstatcache(); }
echo 'rest';`,
		);
		const words = ['-d', `output_buffering=${buffering}`, '-S', '127.0.0.1:0', '-t', folder];
		server = spawn(phpPath(), words, { stdio: ['ignore', 'ignore', 'pipe'] });
		for await (const said of server.stderr ?? []) {
			const [, address] = /\((http:.+)\) started/.exec(String(said)) ?? [];
			if (address) return `${address}/page.php`;
		}
		throw new Error('PHP did not start.');
	}

	it.each([
		['without buffering', '0', ''],
		["with Debian's output_buffering", '4096', ''],
		["with Debian's output_buffering below a buffer of WordPress", '4096', 'ob_start();'],
	])('before its rest is made, %s', async (_what, buffering, below) => {
		const { body } = await fetch(await serve(buffering, below));
		const reader = body?.getReader();
		const text = async () => new TextDecoder().decode((await reader?.read())?.value);
		expect(await text()).toBe(`${buffering} head `);
		writeFileSync(go, '');
		expect(await text()).toBe('rest');
	});
});
