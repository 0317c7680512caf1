import { importSmall } from '../../testing/small-export';
import { openShop } from '../shop';
import { earlyNames, valueNames } from './value-names';

describe('Names of values', () => {
	it('of which a shop has few are the same if they were read before the values are known', async () => {
		const database = await importSmall({
			'countries.json': [
				{ code: 'IE', name: 'Ireland', states: [] },
				{ code: 'CH', name: 'Switzerland', states: [] },
			],
		});
		await database.append('shipping_zone_methods', [
			['1', 3, 'Europe'],
			['2', 3, 'Europe'],
			['4', 7, 'Islands'],
		]);
		await database.append('tax_classes', [['books', 'Books and newspapers', 0]]);
		const shop = await openShop({ database });
		const dimensions = ['billing_country', 'shipping_zone', 'tax_class'] as const;
		const early = await earlyNames(database, dimensions);
		expect([...early.keys()]).toEqual(dimensions);
		const named = async (dimension: (typeof dimensions)[number], values: readonly string[]) => {
			const late = await valueNames(database, shop, dimension, values);
			expect(await valueNames(database, shop, dimension, values, early.get(dimension))).toEqual(
				late,
			);
			return values.map((value) => late.get(value));
		};
		expect(await named('billing_country', ['CH', 'IE', 'XX'])).toEqual([
			...['Switzerland', 'Ireland', undefined],
		]);
		expect(await named('shipping_zone', ['3', '7'])).toEqual(['Europe', 'Islands']);
		expect(await named('tax_class', ['books'])).toEqual(['Books and newspapers']);
		await database.close();
	});

	it('say in owners’ words where an order was created, and leave those of extensions', async () => {
		const database = await importSmall({});
		const shop = await openShop({ database });
		const ways = ['checkout', 'store-api', 'admin', 'rest-api', 'pos-rest-api', 'woocommerce-pos'];
		const names = await valueNames(database, shop, 'created_via', ways);
		expect(ways.map((way) => names.get(way))).toEqual([
			...['Checkout', 'Block checkout', 'Web admin', 'REST API', 'Point of sale', undefined],
		]);
		await database.close();
	});
});
