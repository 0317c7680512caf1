import { pictureIn } from './product-name';

describe('the picture of a product', () => {
	it('is the address in the HTML that the shop sends', () => {
		const sent = '<img width="300" src="https://shop.test/a.png?b=1&#038;c=2" alt="" />';
		expect(pictureIn(sent)).toBe('https://shop.test/a.png?b=1&c=2');
		expect(pictureIn("<img src='http://shop.test/a.png'>")).toBe('http://shop.test/a.png');
	});

	it.each([
		['nothing', undefined],
		['no picture', ''],
		['a script', '<img src="javascript:alert(1)">'],
		['another scheme', '<img src="data:image/png;base64,AA">'],
		['an address without a scheme', '<img src="//other.test/a.png">'],
		[
			'the stand-in of WooCommerce',
			'<img src="https://shop.test/p.png" class="woocommerce-placeholder wp-post-image">',
		],
	])('is left out for %s', (_what, sent) => {
		expect(pictureIn(sent)).toBeUndefined();
	});
});
