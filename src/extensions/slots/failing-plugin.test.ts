import { failingPlugin } from './failing-plugin';

const shop = 'https://shop.test/wp-content/plugins';
const registered = [{ name: 'sync' }, { name: 'export' }];

describe('The extension named for a failed fill', () => {
	it.each([
		`at Item (${shop}/sync-orders/build/index.js?ver=2:1:66)`,
		`Item@${shop}/sync-orders/index.js:1:66`,
		`at Item (https://shop.test/app/mu-plugins/sync-orders/index.js:1:66)`,
	])('is the first plugin of the stack: %s', (frame) => {
		const stack = [
			'Error: no plugins/here/',
			'at hu (https://shop.test/wp-includes/js/react-dom.min.js:2:60308)',
			`at Item (${shop}/woocommerce/assets/client/admin/admin-layout/index.js:1:2)`,
			frame,
			`at Slot (${shop}/store-analytics/build/app.js:1:2)`,
			`at Other (${shop}/another/index.js:1:2)`,
		].join('\n');
		expect(failingPlugin(stack, registered)).toBe('sync-orders');
	});

	it('is every possible one if the stack contains none', () => {
		const stack = `TypeError\nat Slot (${shop}/store-analytics/build/app.js:1:2)`;
		expect(failingPlugin(stack, registered)).toBe('sync, export');
	});
});
