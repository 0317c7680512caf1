import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Engine, type Node } from 'php-parser';
import { runPhp } from '../support/php/php';

const plugin = path.resolve(__dirname, '../../../packages/wordpress-plugin');

/** Loads the plugin into a PHP that says it is old, with stubs for WordPress, and prints its notice on the plugin list. */
function onOldPhp(): { files: string[]; notice: string } {
	const code = `
namespace StoreAnalytics {
	define( 'ABSPATH', __DIR__ );
	function version_compare( $version, $minimum, $operator ) { return $minimum === MINIMUM_PHP && '<' === $operator; }
}
namespace {
	function add_action() {}
	function add_filter() {}
	function get_current_screen() { return (object) array( 'base' => 'plugins' ); }
	function current_user_can() { return true; }
	function __( $text ) { return $text; }
	function esc_html( $text ) { return $text; }
	require 'store-analytics.php';
	ob_start();
	StoreAnalytics\\print_notice();
	$notice = ob_get_clean();
	$files = get_included_files();
	echo json_encode( compact( 'files', 'notice' ) );
}`;
	// as: the code above writes it
	return JSON.parse(runPhp(code, plugin)) as { files: string[]; notice: string };
}

/** What PHP 5.6 cannot parse although the parser lets it pass, by the kind of its node. */
const newer: Readonly<Record<string, (node: Readonly<Record<string, unknown>>) => boolean>> = {
	function: ({ type }) => Boolean(type),
	closure: ({ type }) => Boolean(type),
	method: ({ type }) => Boolean(type),
	parameter: ({ type, nullable }) =>
		Boolean(nullable) || /^(int|float|string|bool|iterable|object|mixed)$/.test(nameOf(type)),
	new: ({ what }) => kindOf(what) === 'class',
	catch: ({ what }) => Array.isArray(what) && what.length > 1,
	entry: ({ unpack }) => Boolean(unpack),
	classconstant: ({ visibility }) => Boolean(visibility),
	usegroup: ({ name }) => Boolean(name),
	assign: ({ left }) => kindOf(left) === 'array',
	list: ({ items, shortForm }) =>
		Boolean(shortForm) || (Array.isArray(items) && items.some((item) => Boolean(Object(item).key))),
	call: ({ what }) => kindOf(what) === 'call',
	isset: ({ variables }) =>
		Array.isArray(variables) &&
		variables.some((one) => kindOf(Object(one).what) === 'name' || kindOf(one) === 'name'),
	number: ({ raw }) => String(raw).includes('_'),
};

const kindOf = (node: unknown) => String(Object(node).kind);
const nameOf = (node: unknown) => String(Object(node).name);

/** Syntax in a PHP text that is newer than PHP 5.6. */
function newerThan56(text: string): string[] {
	const engine = new Engine({ parser: { version: '5.6' }, ast: { withPositions: true } });
	try {
		return [...nodesOf(engine.parseCode(text, 'file.php'))]
			.filter((node) => newer[node.kind]?.(Object(node)))
			.map(({ kind, loc }) => `${kind} in line ${loc?.start.line}`);
	} catch (error) {
		return [String(error)];
	}
}

function* nodesOf(value: unknown): Generator<Node> {
	if (typeof value !== 'object' || value === null) return;
	if ('kind' in value) yield value as Node; // as: the parser's nodes have kinds
	for (const [name, part] of Object.entries(value)) if (name !== 'loc') yield* nodesOf(part);
}

describe('On a PHP that is too old, the plugin', () => {
	it('says so, and loads only files that PHP 5.6 can parse', () => {
		const { files, notice } = onOldPhp();
		expect(notice).toContain('Store Analytics needs PHP 7.4 or newer');
		expect(files.map((file) => path.relative(plugin, file))).toEqual([
			'store-analytics.php',
			'includes/screen/requirements.php',
			'includes/screen/notice.php',
			'includes/languages.php',
		]);
		for (const file of [...files, path.join(plugin, 'uninstall.php')]) {
			expect([file, newerThan56(readFileSync(file, 'utf8'))]).toEqual([file, []]);
		}
	});

	it.each([
		'function f( int $a ) {}',
		'function f( ?array $a ) {}',
		'function f(): array {}',
		'$a = $b ?? 1;',
		'f( 1, );',
		'$a = fn() => 1;',
		'new class {};',
		'$a = 1 <=> 2;',
		'list( "a" => $b ) = $c;',
		'[ $a ] = $b;',
		'isset( X["a"] );',
		'class A { private const B = 1; }',
		'$a ??= 1;',
		'try {} catch ( A | B $e ) {}',
		'f()();',
		'$a?->b;',
		'f( a: 1 );',
	])('would be found with newer syntax: %s', (code) => {
		expect(newerThan56(`<?php ${code}`)).not.toEqual([]);
	});
});
