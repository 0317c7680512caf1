import { breakdownOf } from './of-report';

const of = (endpoint: string, metric: string, params: Record<string, unknown> = {}) =>
	breakdownOf({ endpoint, metric, params });

describe('The breakdown of a report’s number', () => {
	it('begins with what only its own parts say, and has at most eight dimensions', () => {
		expect(of('revenue', 'refunds')?.dimensions[0]).toBe('refund_reason');
		expect(of('revenue', 'refunds')?.dimensions).toHaveLength(8);
		expect(of('revenue', 'net_revenue')?.dimensions).toContain('campaign');
		expect(of('products', 'net_revenue')?.dimensions).not.toContain('billing_country');
	});

	it('is missing for numbers that breakdowns lack', () => {
		expect(of('downloads', 'download_count')).toBeUndefined();
		expect(of('taxes', 'orders_count')).toBeUndefined();
		expect(of('orders', 'example/packaging')).toBeUndefined();
		expect(of('tax-places', 'taxable_amount', { by: 'country' })).toBeUndefined();
	});

	it('of taxes keeps compared rates, and is missing for parts of taxes that breakdowns do not know', () => {
		expect(of('taxes', 'total_tax', { taxes: ['3', '4'], segmentby: 'tax_rate_id' })).toMatchObject(
			{
				...{ metric: 'taxes', filters: { tax_rate_is: '3,4' } },
				dimensions: expect.arrayContaining(['billing_country']),
			},
		);
		expect(of('taxes', 'total_tax', { taxes: '0,4' })).toBeUndefined();
		expect(of('tax-places', 'total_tax', { by: 'state' })?.dimensions[0]).toBe('tax_rate');
		for (const params of [
			{ by: 'oss' },
			{ by: 'us' },
			{ by: 'country', places: 'DE' },
			{ by: 'country', location_includes: 'DE' },
		])
			expect([params, of('tax-places', 'total_tax', params)]).toEqual([params, undefined]);
	});

	it('is missing with a filter that would mean something else', () => {
		expect(of('orders', 'net_revenue', { product_includes: [1] })).toBeUndefined();
		expect(of('orders', 'net_revenue', { customer_type: 'new' })).toBeUndefined();
		expect(of('orders', 'orders_count', { refunds: 'all' })).toBeUndefined();
		expect(of('orders', 'orders_count', { coupon_excludes: '3' })).toBeUndefined();
		// WooCommerce's own pair: attribute 5, term 12.
		expect(of('orders', 'net_revenue', { attribute_is: [['5', '12']] })).toBeUndefined();
		const either = { match: 'any', device_is: 'Mobile', status_is: 'completed' };
		expect(of('orders', 'orders_count', either)).toBeUndefined();
		expect(of('orders', 'orders_count', { ...either, match: 'all' })?.filters).toEqual({
			device_is: 'Mobile',
			status_is: 'completed',
		});
	});

	it('of products keeps a filter by tags, and is not by tag where one is left out', () => {
		expect(of('products', 'net_revenue', { tag_is: '7', device_is_not: 'Tablet' })).toMatchObject({
			...{ filters: { tag_is: '7', device_is_not: 'Tablet' } },
			dimensions: expect.arrayContaining(['category', 'billing_country']),
		});
		expect(of('products', 'net_revenue', { tag_is: '7,8' })?.filters).toEqual({ tag_is: '7,8' });
		expect(of('products', 'items_sold', { categories: '3,4' })?.filters).toEqual({
			category_is: '3,4',
		});
		const withoutBrand = of('products', 'net_revenue', { brand_is_not: '9' })?.dimensions;
		expect(withoutBrand).toContain('tag');
		expect(withoutBrand).not.toContain('brand');
		expect(of('products', 'items_sold', { product_type_is: 'simple,variable' })).toBeDefined();
		// Net sales of whole orders have fees.
		const ofDevice = of('products', 'net_revenue', { device_is: 'Mobile' });
		expect(ofDevice?.dimensions).toEqual(['category', 'brand', 'tag', 'product_type']);
	});

	it('of a breakdown goes one level down, and keeps the compared values as a filter', () => {
		const found = of('breakdown', 'taxes', { by: 'billing_country', values: 'DE,~' });
		expect(found?.filters).toEqual({ billing_country_is: 'DE,~' });
		expect(found?.dimensions.slice(0, 2)).toEqual(['billing_state', 'tax_rate']);
		// By payment method, Refunds has numbers of orders, which refunds of one reason lack.
		const ofReason = of('breakdown', 'refunds', { by: 'refund_reason', refund_reason_is: 'Late' });
		expect(ofReason?.dimensions).toEqual(['days_to_refund']);
		// Taxes of orders do not belong to what was sold.
		expect(of('breakdown', 'order_tax', { by: 'device', product_is: '7' })).toBeUndefined();
	});
});
