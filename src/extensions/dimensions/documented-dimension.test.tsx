import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { dimensionFilters } from '@store-analytics/rest-api/breakdowns';
import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import { readSettings } from '../../platform/settings/settings';
import orders from '../../reports/definitions/orders';
import { knownCommands, matching } from '../../shell/palette/commands';
import { registerDimension, unregisterDimension } from './register-dimension';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/extending/README.md');
const settings = {
	...readSettings({}),
	capabilities: { view_woocommerce_reports: true },
};
const key = 'example_gift_wrap';

/** Runs a script as its page does. */
function run(script: string): void {
	const window = {
		wp: { i18n: { __: (text: string) => text } },
		wc: { storeAnalytics: { registerDimension } },
	};
	vm.runInNewContext(script, { window });
}

const documented = () =>
	[...page.matchAll(/^```js\n(.*?)^```/gms)]
		.map(([, code = '']) => code)
		.find((code) => code.includes('registerDimension')) ?? '';

afterEach(() => unregisterDimension(key));

describe('docs/extending on dimensions', () => {
	it.each([
		['the page', documented],
		['the file', () => read('docs/extending/gift-wrap-dimension.js')],
	])('has a script that registers its dimension, run as it stands in %s', (_where, script) => {
		expect(dimensionOf(key)).toBeUndefined();
		run(script());
		expect(dimensionOf(key)).toMatchObject({ grain: 'order', values: 'text' });
		expect(dimensionOf(key)?.label()).toBe('Gift wrap');
	});

	it('has the same dimension in PHP and in the file for the embedded store', () => {
		const [own] = JSON.parse(read('docs/extending/gift-wrap-dimension.dimensions.json'));
		expect(own).toEqual({ key, label: 'Gift wrap', meta: '_gift_wrap' });
		expect(page).toContain(
			JSON.stringify(own).replaceAll('":"', '": "').slice(1, -1).split(',')[0],
		);
		for (const text of [page, read('docs/extending/gift-wrap-dimension.php')])
			expect(text).toMatch(/'key'\s*=> 'example_gift_wrap'[^]*?'meta'\s*=> '_gift_wrap'/);
	});
});

describe('A dimension of an extension', () => {
	it('is a column of Orders, a filter and a command of the palette, until it is removed', () => {
		const columns = () => orders.define(settings).columns.map(({ label }) => label);
		const breakdown = { report: 'breakdown', title: 'Breakdown', component: () => null };
		const found = () => matching(knownCommands(settings, [breakdown], []), 'gift wrap');
		expect(columns()).not.toContain('Gift wrap');
		expect(found()).toEqual([]);
		registerDimension({ key, label: 'Gift wrap' });
		expect(columns()).toContain('Gift wrap');
		expect(found()).toMatchObject([{ href: expect.stringContaining(`by=${key}`) }]);
		expect(dimensionFilters({ [`${key}_is`]: 'Red' })).toEqual([{ dimension: key, is: ['Red'] }]);
		unregisterDimension(key);
		expect(columns()).not.toContain('Gift wrap');
	});

	it.each([
		[undefined, /takes an object/],
		[{ key: 'GiftWrap', label: 'Gift wrap' }, /`key` is "GiftWrap": give the extension's name/],
		[{ key: 'wrap', label: 'Gift wrap' }, /`key` is "wrap"/],
		[{ key }, /It has no `label`/],
		[{ key: 'payment_method', label: 'Payment' }, /There is a dimension of this key/],
		[{ key, label: 'Gift wrap', meta: '_gift_wrap' }, /It knows no `meta`: there are key, label/],
	])('is left out if its declaration is wrong, with all mistakes: %j', (declared, message) => {
		expect(() => registerDimension(declared as never)).toThrow(message); // as: what a script may pass
		expect(dimensionOf(key)).toBeUndefined();
		expect(dimensionOf('payment_method')?.label()).toBe('Payment method');
	});
});
