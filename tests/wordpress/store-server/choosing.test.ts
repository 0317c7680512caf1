import path from 'node:path';
import { runPhp } from '../support/php/php';

const includes = path.resolve(
	__dirname,
	'../../../packages/wordpress-plugin/includes/store-server',
);

/** Whether a user of a single shop may choose the store server, with these rights and constants. */
function mayChoose(rights: readonly string[], constants: readonly string[]): boolean {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
function current_user_can( $right ) { return in_array( $right, ${php(rights)}, true ); }
function is_multisite() { return false; }
foreach ( ${php(constants)} as $constant ) define( $constant, 'x' );
require 'connection.php';
echo json_encode( may_choose_server() );`;
	return JSON.parse(runPhp(code, includes)) === true;
}

const php = (words: readonly string[]) => `array( ${words.map((word) => `'${word}'`).join(', ')} )`;

describe('The store server', () => {
	it('is not chosen by shop managers if its address would get the token of wp-config.php', () => {
		const [address, token] = ['STORE_ANALYTICS_SERVER', 'STORE_ANALYTICS_SERVER_TOKEN'];
		const manager = ['manage_woocommerce'];
		const administrator = [...manager, 'manage_options'];
		expect(mayChoose(manager, [token])).toBe(false);
		expect(mayChoose(administrator, [token])).toBe(true);
		expect(mayChoose(manager, [address, token])).toBe(true);
		expect(mayChoose(manager, [])).toBe(true);
		expect(mayChoose(['manage_options'], [])).toBe(false);
	});
});
