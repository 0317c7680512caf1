import path from 'node:path';
import { runPhp } from '../support/php/php';

const includes = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');

/** What the page is told, asked twice, and the questions to the database; `others` and `counted` are its answers. */
function told(state: string, others: string, counted: string) {
	return JSON.parse(
		runPhp(
			`namespace StoreAnalytics;
			define( 'ABSPATH', __DIR__ ); const HOUR_IN_SECONDS = 3600;
			$asked = array(); $kept = array();
			function dimensions_state() { return ${state}; }
			function dimensions_table() { return 'd'; }
			function get_option( $name, $usual ) { return 'USD'; }
			function get_transient( $name ) { return isset( $GLOBALS['kept'][ $name ] ) ? $GLOBALS['kept'][ $name ] : false; }
			function set_transient( $name, $value, $seconds ) { $GLOBALS['kept'][ $name ] = $value; }
			function text_list( $texts ) { return "('" . implode( "','", $texts ) . "')"; }
			function shop_rows( $sql ) { $GLOBALS['asked'][] = strtok( $sql, ' ,' ) . ( strpos( $sql, 'COUNT' ) ? ' COUNT' : '' ); return strpos( $sql, 'COUNT' ) ? ${counted} : ${others}; }
			require 'dimensions/shop-currencies.php';
			$first = shop_currencies();
			echo json_encode( array( $first, shop_currencies(), $asked ) );`,
			includes,
		),
	) as [unknown, unknown, string[]]; // as: printed above
}

const sek = "array( array( 'currency' => 'SEK' ) )";
const counted =
	"array( array( 'currency' => 'USD', 'orders' => '12' ), array( 'currency' => 'SEK', 'orders' => '8' ) )";

describe('The page in wp-admin', () => {
	it('is told of the currencies of orders if there are others than the shop’s, counted once an hour', () => {
		const currencies = [
			{ currency: 'USD', orders_count: 12 },
			{ currency: 'SEK', orders_count: 8 },
		];
		const [first, second, asked] = told("array( 'below' => 0 )", sek, counted);
		expect([first, second]).toEqual([currencies, currencies]);
		expect(asked.filter((one) => one.includes('COUNT'))).toHaveLength(1);
	});

	it('is told nothing, and nothing is counted, in a shop with one currency or without the table', () => {
		const [none, , asked] = told("array( 'below' => 0 )", 'array()', counted);
		expect(none).toEqual([]);
		expect(asked.some((one) => one.includes('COUNT'))).toBe(false);
		expect(told('array()', sek, counted)).toEqual([[], [], []]);
	});
});
