import { webAddress } from './web-address';

describe('An address in the shop’s data', () => {
	it.each([
		'https://shop.example/a.pdf',
		'HTTP://shop.example',
		'/wp-content/uploads/a.pdf',
		'admin.php?page=wc-admin',
		'//cdn.example/a.zip',
	])('is accepted if it leads to the web: %s', (address) => {
		expect(webAddress(address)).toBe(address);
	});

	it.each([
		'javascript:alert(1)',
		' JavaScript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'blob:https://shop.example/1',
		'file:///etc/passwd',
		'mailto:owner@shop.example',
		'tel:123',
		'http://',
		'',
		' ',
		null,
		{},
	])('is rejected otherwise: %j', (address) => {
		expect(webAddress(address)).toBeUndefined();
	});
});
