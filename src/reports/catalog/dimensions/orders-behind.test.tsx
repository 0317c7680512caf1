import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import { linkIn } from '../../../../tests/support/link-in-cell';
import { readSettings } from '../../../platform/settings/settings';
import type { Query } from '../../../platform/query';
import orders from '../../definitions/orders';
import refunds from '../../definitions/refunds';
import { buildModel } from '../../engine/definition/model';
import { unknownFilters } from '../../engine/query/unknown-filters';

const settings = readSettings({ standsAlone: true });

describe('A number of orders in Breakdown', () => {
	it('opens the orders behind a number, those of the unknown value too', () => {
		const of = (value: string | null) => linkIn({ by: 'device' }, 'orders_count', { value });
		expect(of('Mobile')).toMatchObject({ path: '/analytics/orders', device_is: 'Mobile' });
		document.body.replaceChildren();
		expect(of(null)).toMatchObject({ path: '/analytics/orders', device_is: '~' });
	});

	it('opens only orders that Orders can filter alike, whatever filters the address has', () => {
		const known = buildModel(orders, '', settings);
		const links: string[] = [];
		for (const by of ['campaign', 'product', 'coupon', 'customer_type', 'refund_reason']) {
			for (const { key } of dimensionMeanings) {
				const link = linkIn({ by, [`${key}_is`]: '7' }, 'orders_count', { value: '7' });
				document.body.replaceChildren();
				if (!link) continue;
				links.push(`${by} of ${key}`);
				expect([by, key, unknownFilters(known, link as Query)]).toEqual([by, key, []]); // as: of an address
			}
		}
		expect(links).toEqual(expect.arrayContaining(['campaign of product', 'product of device']));
		expect(links).not.toContain('campaign of category');
	});

	it('opens orders with the product, coupon or rate by which it is filtered, and those of a row of products', () => {
		const at = (query: Query, value: string) => {
			document.body.replaceChildren();
			return linkIn(query, 'orders_count', { value });
		};
		expect(at({ by: 'campaign', product_is: '12', filter: 'advanced' }, 'fall')).toMatchObject({
			...{ path: '/analytics/orders', campaign_is: 'fall', product_includes: '12' },
		});
		expect(at({ by: 'campaign', product_is: '12' }, 'fall')).not.toHaveProperty('product_is');
		expect(at({ by: 'product', customer_type_is: 'new' }, '12')).toMatchObject({
			...{ product_includes: '12', customer_type: 'new' },
		});
		// A filter that the numbers leave out is not in the link.
		const leftOut = at({ by: 'coupon', refund_reason_is: 'x' }, '3');
		expect(leftOut).toMatchObject({ coupon_includes: '3' });
		expect(leftOut).not.toHaveProperty('refund_reason_is');
	});

	it('opens nothing where there are none, as in a row of the comparison period alone', () => {
		const row = { value: 'Mobile', orders_count: 0 };
		expect(linkIn({ by: 'device' }, 'orders_count', row)).toBeUndefined();
	});

	it('opens the refunds behind their number, where orders can be filtered by the dimension', () => {
		const of = (by: string) => linkIn({ by }, 'refunds_count', { value: 'Mobile' }, refunds);
		expect(of('device')).toMatchObject({
			...{ path: '/analytics/orders', device_is: 'Mobile' },
			...{ refunds: 'all', filter: 'advanced', chart: 'net_revenue' },
		});
		document.body.replaceChildren();
		expect(of('refund_reason')).toMatchObject({ refund_reason_is: 'Mobile', refunds: 'all' });
		document.body.replaceChildren();
		expect(of('category')).toBeUndefined();
		document.body.replaceChildren();
		expect(linkIn({ by: 'device' }, 'orders_count', { value: 'Mobile' })).not.toHaveProperty(
			'refunds',
		);
	});
});
