import path from 'node:path';
import { pluginScreens } from '@store-analytics/rest-api';
import { runPhp } from '../support/php/php';

const { served } = pluginScreens();

describe('The routes that the plugin sends to the store server', () => {
	it('are those in the list of reports', () => {
		expect(askPhp(served.map((report) => `/wc-analytics/${report}`))).toEqual(served);
	});

	it.each([
		...['/wc-analytics/', '/wc-analytics/reports', '/wc-analytics/reports/revenue'],
		...[
			'/wc-analytics/reports/orders/',
			'/wc-analytics/reports/orders/7',
			'/wc-analytics/customers',
		],
		...[
			'/wc-analytics/leaderboards/products',
			'/wc/v3/wc-analytics/leaderboards',
			'leaderboards',
			'',
		],
	])('do not include others: %j', (route) => {
		expect(askPhp([route])).toEqual(['']);
	});

	it('are empty without a build', () => {
		expect(askPhp(['/wc-analytics/', '/wc-analytics/leaderboards'], [])).toEqual(['', '']);
	});
});

function askPhp(routes: readonly string[], known: readonly string[] = served): unknown {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
function own_screens() { return array( 'served' => json_decode( '${JSON.stringify(known)}', true ) ); }
require 'store-server/served-reports.php';
echo json_encode( array_map( __NAMESPACE__ . '\\\\served_report', json_decode( '${JSON.stringify(routes)}', true ) ) );`;
	return JSON.parse(
		runPhp(code, path.resolve(__dirname, '../../../packages/wordpress-plugin/includes')),
	);
}
