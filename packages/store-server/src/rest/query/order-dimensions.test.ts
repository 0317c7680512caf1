import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { laidShop } from '../../testing/shops/laid-shop';

const shop = laidShop(layFixture);

const ask = (query: string) =>
	shop.app.inject(`/wp-json/store-analytics/v1/orders/dimensions?${query}`);

// As the export of the recorded shop has these orders.
describe('What single orders say of themselves', () => {
	it('comes with the names of values, in the order of the ids', async () => {
		const dimensions = 'billing_country,billing_state,billing_city,payment_method,source_type';
		const reply = await ask(`orders=3065,3056&dimensions=${dimensions},campaign,weekday`);
		expect(reply.json()).toEqual([
			{
				order_id: 3065,
				values: {
					billing_country: { value: 'DE', label: 'Germany' },
					billing_state: { value: 'DE:DE-BE', label: 'Berlin' },
					billing_city: { value: 'DE:Berlin', label: 'Berlin' },
					payment_method: { value: 'cod', label: 'Cash on delivery' },
					source_type: { value: 'organic', label: 'Search engines' },
					campaign: null,
					weekday: { value: '7', label: 'Sunday' },
				},
			},
			{
				order_id: 3056,
				values: {
					billing_country: { value: 'NL', label: 'Netherlands' },
					billing_state: null,
					billing_city: { value: 'NL:Amsterdam', label: 'Amsterdam' },
					payment_method: { value: 'cod', label: 'Cash on delivery' },
					source_type: { value: 'organic', label: 'Search engines' },
					campaign: null,
					weekday: { value: '6', label: 'Saturday' },
				},
			},
		]);
	});

	it('is that of its order for a refund, and nothing for an order that there is not', async () => {
		const reply = await ask('orders=3057,999999&dimensions=device');
		expect(reply.json()).toEqual([
			{ order_id: 3057, values: { device: { value: 'Mobile', label: 'Mobile' } } },
		]);
	});

	it('is all that there is of orders, if no dimension is named', async () => {
		const [row] = (await ask('orders=3056')).json<{ values: object }[]>();
		expect(Object.keys(row?.values ?? {})).toEqual(
			expect.arrayContaining(['billing_country', 'device', 'status', 'hour']),
		);
		expect(Object.keys(row?.values ?? {})).not.toContain('refund_reason');
	});

	it('is refused by a name that no order has, with the names that there are', async () => {
		const reply = await ask('orders=3056&dimensions=product');
		expect(reply.statusCode).toBe(400);
		expect(reply.json().message).toMatch(/^There is no dimension of orders "product"\. .*device/);
		expect((await ask('dimensions=device')).statusCode).toBe(400);
	});
});
