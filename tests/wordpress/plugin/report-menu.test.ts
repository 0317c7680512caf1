import path from 'node:path';
import { inWooCommerceMenu, pluginScreens, reportScreens } from '@store-analytics/rest-api';
import { runPhp } from '../support/php/php';

const discounts = {
	path: '/analytics/discounts',
	title: () => 'Discounts',
	menu: 'analytics',
	capability: 'manage_woocommerce',
} as const;
const bins = { ...discounts, path: '/bins', menu: 'woocommerce', needsStock: true } as const;

/** The reports in WooCommerce's menu. */
const known = Object.fromEntries(
	Object.entries(reportScreens).filter(([slug]) => inWooCommerceMenu.includes(slug)),
);

const shown = (title: string) => ({ id: title, title, path: `/analytics/${title.toLowerCase()}` });
const ofWooCommerce = [shown('Overview'), null, shown('Orders'), shown('Settings')];

describe('The menu of Analytics in WordPress', () => {
	it('stays as WooCommerce and extensions define it, as long as it contains every report', () => {
		const { menu } = pluginScreens(known);
		expect(menu).toEqual([]);
		expect(readByPhp(menu)).toEqual(ofWooCommerce);
	});

	it('contains a report that WooCommerce does not have, above Settings, for users who may open it', () => {
		const { menu, capabilities } = pluginScreens({ ...known, discounts });
		expect(capabilities).toEqual({ '/analytics/discounts': 'manage_woocommerce' });
		expect(readByPhp(menu)).toEqual([
			...ofWooCommerce.slice(0, 3),
			{
				id: 'woocommerce-analytics-discounts',
				title: 'Discounts, translated',
				parent: 'woocommerce-analytics',
				path: '/analytics/discounts',
				capability: 'manage_woocommerce',
			},
			ofWooCommerce[3],
		]);
	});

	it('contains a report about stock only if the shop manages stock, at its own place', () => {
		const { menu, paths } = pluginScreens({ ...known, bins });
		expect(paths).toEqual(['/analytics/', '/customers', '/bins']);
		expect(readByPhp(menu)).toEqual(ofWooCommerce);
		expect(readByPhp(menu, 'yes')).toContainEqual(
			expect.objectContaining({ parent: 'woocommerce', path: '/bins' }),
		);
	});

	it('does not repeat a report that an extension has already added', () => {
		const { menu } = pluginScreens({ ...known, discounts });
		expect(
			readByPhp([...menu, ...menu.map((entry) => ({ ...entry, path: '/analytics/orders' }))]),
		).toHaveLength(5);
	});
});

function readByPhp(entries: readonly object[], keepsStock = 'no'): unknown {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
function get_option( $name ) { return 'woocommerce_manage_stock' === $name ? '${keepsStock}' : false; }
function translate( $text, $domain ) { return 'store-analytics' === $domain ? "$text, translated" : $text; }
require 'screen/menu.php';
echo json_encode( with_own_reports( json_decode( '${JSON.stringify(ofWooCommerce)}', true ), json_decode( '${JSON.stringify(entries)}', true ) ) );`;
	return JSON.parse(
		runPhp(code, path.resolve(__dirname, '../../../packages/wordpress-plugin/includes')),
	);
}
