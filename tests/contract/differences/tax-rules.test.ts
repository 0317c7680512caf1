import { excuse } from '../own/excuse';
import { document, full, shopWith, type Fields } from '../own/small-shop';

describe('Names and rows of taxes', () => {
	const tax = (rate_id: number, rate_code: string, rate_percent: number, tax_total: string) => ({
		...{ rate_id, rate_code, rate_percent, tax_total, shipping_tax_total: '1' },
		...{ label: rate_code, compound: false },
	});
	const city = (total: string) => tax(1, 'US-NY-CITY-TAX-2', 5, total);
	const vat = (total: string) => tax(2, 'GB-VAT-1', 20, total);
	const rate = (id: number, name: string, about: Fields) => ({
		...{ id, name, state: '', postcode: '', city: '', compound: false, shipping: true, order: 1 },
		...{ class: 'standard', ...about },
	});
	const files = {
		orders: [
			document({ id: 1, total: '20', tax_lines: [city('5'), vat('20')] }),
			document({ id: 2, total: '20', tax_lines: [vat('40')] }),
		],
		refunds: [document({ id: 3, parent_id: 2, amount: '20', ...full })],
		'tax-rates': [
			rate(1, 'City-Tax', { country: 'US', state: 'NY', rate: '5.0000', priority: 2 }),
			rate(2, 'Vat', { country: 'GB', rate: '20.0000', priority: 1 }),
		],
	};
	const shop = shopWith(files);
	const row = (tax_rate_id: number, order_tax: number, about: Fields) => ({
		...{ tax_rate_id, order_tax, shipping_tax: 1, orders_count: 1, ...about },
		...{ total_tax: order_tax + Number(about['shipping_tax'] ?? 1) },
		_links: { tax: [{ href: `https://shop.example/wp-json/wc-analytics/taxes/${tax_rate_id}` }] },
	});
	const us = { name: 'City-Tax', tax_rate: 5, country: 'US', state: 'NY', priority: 2 };
	const gb = { name: 'Vat', tax_rate: 20, country: 'GB', state: '', priority: 1 };
	const theirUs = { ...us, name: 'TAX', state: 'CITY' };
	const theirGb = { ...gb, name: 'VAT', state: 'GB' };
	// The full refund returns 40 and 1 here, and nothing there.
	const ours = { body: [row(2, 20, { ...gb, orders_count: 2 }), row(1, 5, us)] };
	const two = { orders_count: 2, shipping_tax: 2 };
	const right = [row(2, 60, { ...theirGb, ...two }), row(1, 5, theirUs)];
	const asked = (
		theirs: readonly unknown[],
		field = 'name',
		query: Fields = {},
		mine: unknown = ours,
	) =>
		excuse(shop, {
			path: '/wc-analytics/reports/taxes',
			query,
			where: `body[0].${field}`,
			theirs: { body: theirs },
			ours: mine,
		});

	it('are parts of a code in WooCommerce, sorted in any order if they are equal', () => {
		expect(asked(right)).toBe('Names and rows of taxes');
		const first = { orderby: 'tax_rate_id', order: 'asc' };
		const mine = { body: [...ours.body].reverse() };
		expect(asked([...right].reverse(), 'name', first, mine)).toBe('Names and rows of taxes');
	});

	it.each([
		['another name', row(1, 5, { ...theirUs, name: 'CITY' })],
		['another state', row(1, 5, { ...theirUs, state: 'NY' })],
		['another country', row(1, 5, { ...theirUs, country: 'CITY' })],
		['another priority', row(1, 5, { ...theirUs, priority: 1 })],
		['another rate', row(1, 5, { ...theirUs, tax_rate: 6 })],
		['another sum', row(1, 5.01, theirUs)],
		['another total', { ...row(1, 5, theirUs), total_tax: 6.01 }],
		['another number of orders', row(1, 5, { ...theirUs, orders_count: 2 })],
		['the other link', { ...row(1, 5, theirUs), _links: row(2, 5, theirUs)._links }],
	])('have never %s', (_, other) => {
		expect(asked([...right.slice(0, 1), other])).toBeUndefined();
	});

	it('are neither more nor fewer, nor sorted otherwise', () => {
		expect(asked([...right, ...right.slice(1)])).toBeUndefined();
		expect(asked(right.slice(0, 1))).toBeUndefined();
		expect(asked([...right].reverse())).toBeUndefined();
		expect(asked(right, 'name', { page: 2 })).toBeUndefined();
	});

	it('have no other columns, and ours are right', () => {
		expect(asked(right, 'others')).toBeUndefined();
		const wrong = { body: [row(2, 20, { ...gb, name: 'VAT!', orders_count: 2 }), row(1, 5, us)] };
		expect(asked(right, 'name', {}, wrong)).toBeUndefined();
	});

	it('have the names of all taxes of their orders in WooCommerce 9.4', () => {
		const old = shopWith({ ...files, refunds: [] }, { wc_version: '9.4.0' });
		const mine = { body: [row(2, 60, { ...gb, ...two }), row(1, 5, us)] };
		const crossed = [
			row(2, 60, { ...theirGb, ...two }),
			row(2, 20, theirUs),
			row(1, 5, theirUs),
			row(1, 5, theirGb),
		];
		const askedThere = (theirs: readonly unknown[]) =>
			excuse(old, {
				path: '/wc-analytics/reports/taxes',
				where: 'body.length',
				theirs: { body: theirs },
				ours: mine,
			});
		expect(askedThere(crossed)).toBe('Names and rows of taxes');
		expect(askedThere(right)).toBeUndefined();
	});
});
