import path from 'node:path';
import { runPhp } from '../support/php/php';

const includes = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');

/** What an extension adds, what is known of it then, and what its author is told. */
function known(added: string): { readonly keys: string[]; readonly told: string[] } {
	return JSON.parse(
		runPhp(
			`namespace StoreAnalytics;
			define( 'ABSPATH', __DIR__ );
			class Database { public $prefix = 'wp_'; public $postmeta = 'wp_postmeta'; public function prepare( $sql, $value ) { return str_replace( '%s', "'" . addslashes( $value ) . "'", $sql ); } }
			$wpdb = new Database(); $told = array();
			function apply_filters( $name, $value ) { return ${added}; }
			function esc_html( $text ) { return $text; }
			function get_option( $name ) { return 'yes'; }
			function query_declarations() { return array( 'unknown' => '(unknown)' ); }
			function _doing_it_wrong( $name, $message ) { $GLOBALS['told'][] = $message; }
			require 'dimensions/dimension-table.php'; require 'dimensions/dimension-sources.php'; require 'query/extension-dimensions.php';
			$keys = array_keys( extension_dimensions( array( 'payment_method' => array() ) ) );
			echo json_encode( array( 'keys' => $keys, 'told' => $told ) );`,
			includes,
		),
	) as { keys: string[]; told: string[] }; // as: printed above
}

const one = (more: string) => `array( array( ${more} ) )`;

describe('A dimension that an extension adds in PHP', () => {
	it.each(["'meta' => '_gift_wrap'", '\'sql\' => "s.status"'])(
		'is known if it says how orders say it: %s',
		(way) => {
			const added = one(`'key' => 'example_wrap', 'label' => 'Wrap', ${way}`);
			expect(known(added)).toEqual({ keys: ['example_wrap'], told: [] });
		},
	);

	it.each([
		["'label' => 'Wrap', 'meta' => 'a'", 'has the key ""'],
		["'key' => 'Wrap', 'label' => 'Wrap', 'meta' => 'a'", 'has the key "Wrap"'],
		["'key' => 'payment_method', 'label' => 'A', 'meta' => 'a'", 'choose another key'],
		["'key' => 'a_b', 'meta' => 'a'", '"a_b" has no label'],
		["'key' => 'a_b', 'label' => 'A'", '"a_b" needs either meta'],
		["'key' => 'a_b', 'label' => 'A', 'meta' => 'a', 'sql' => 'b'", '"a_b" needs either meta'],
	])('is left out if it is wrong, and its author is told: %s', (more, problem) => {
		const { keys, told } = known(one(more));
		expect(keys).toEqual([]);
		expect(told).toEqual([expect.stringContaining(problem)]);
	});

	it('breaks nothing if it is no list', () => {
		expect(known('null')).toEqual({ keys: [], told: [] });
		expect(known("'nonsense'").keys).toEqual([]);
	});
});
