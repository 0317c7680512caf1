import path from 'node:path';
import { runPhp } from '../support/php/php';

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
