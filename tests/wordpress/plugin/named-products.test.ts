import path from 'node:path';
import { runPhp } from '../support/php/php';

const includes = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');

/** How many products a statement names if lines of some of all products have said several things; null if it looks up all lines. */
function namedOf(shops: readonly (readonly [several: number, all: number])[]): (number | null)[] {
	return JSON.parse(
		runPhp(
			`namespace StoreAnalytics;
			define( 'ABSPATH', __DIR__ );
			$shop = array();
			function usual_table() { return 'usual'; }
			function shop_rows( $sql ) {
				list( $several, $all ) = $GLOBALS['shop'];
				if ( strpos( $sql, 'COUNT(*)' ) ) { return array( array( 'number' => (string) $all ) ); }
				preg_match( '/LIMIT (\\d+)/', $sql, $limit );
				return array_fill( 0, min( $several, (int) $limit[1] ), array( 'product_id' => '7', 'variation_id' => '0' ) );
			}
			require 'query/lines/line-sums.php';
			$named = array();
			foreach ( ${JSON.stringify(shops)} as $shop ) {
				$found   = products_that_say_several();
				$named[] = null === $found ? null : count( $found );
			}
			echo json_encode( $named );`,
			includes,
		),
	) as (number | null)[]; // as: printed above
}

describe('A sum of lines by what they say', () => {
	it('names products whose lines say several things, up to half of all products', () => {
		const found = namedOf([
			[0, 0],
			[0, 98],
			[2, 98],
			[49, 98],
			[50, 98],
			[1, 1],
		]);
		expect(found).toEqual([0, 0, 2, 49, null, null]);
	});

	it('names a thousand products at most, however many there are', () => {
		const found = namedOf([
			[1000, 50_000],
			[1001, 50_000],
			[20_000, 50_000],
		]);
		expect(found).toEqual([1000, null, null]);
	});
});
