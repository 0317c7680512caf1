import { configureClient } from '@store-analytics/rest-api/client';
import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { valueCompleter, valueLabels } from './values';

const realFetch = globalThis.fetch;
let requests = 0;

beforeEach(() => {
	requests = 0;
	configureClient({ root: 'https://shop.test/wp-json/', nonce: 'fresh0001' });
});
afterEach(() => {
	globalThis.fetch = realFetch;
});

/** The names that the search of a dimension lists for texts, from a shop with these values. */
async function listed(
	dimension: DimensionKey,
	values: readonly (string | null)[],
	...texts: readonly string[]
) {
	const rows = values.map((value) => ({ [dimension]: value, orders_count: 1 }));
	globalThis.fetch = async () => {
		requests += 1;
		return Response.json({ rows, rows_count: rows.length, totals: {} });
	};
	const { options, getOptionLabel } = valueCompleter(dimension);
	if (typeof options !== 'function') throw new Error('The values cannot be searched.');
	const lists = [];
	for (const text of texts) {
		// as: its own rows
		const found = (await options(text)) as readonly Parameters<typeof getOptionLabel>[0][];
		lists.push(found.map((row) => getOptionLabel(row, text)));
	}
	return lists;
}

describe('The search for values of a dimension', () => {
	it('lists the twenty most frequent before anything is typed, and the unknown one', async () => {
		const cities = Array.from({ length: 25 }, (_, index) => `City ${index + 1}`);
		const [first] = await listed('billing_city', [...cities, null], '');
		expect(first).toEqual([...cities.slice(0, 20), '(unknown)']);
	});

	it('lists all values of a dimension that has no others, in their order', async () => {
		expect(await listed('weekday', ['7', '1', null, '3'], '')).toEqual([
			['1', '3', '7', '(unknown)'],
		]);
	});

	it('says what an empty value means, where it means something', async () => {
		expect(await listed('campaign', ['fall', null], '', 'no camp', 'unknown')).toEqual([
			['fall', '(no campaign recorded)'],
			['(no campaign recorded)'],
			[],
		]);
	});

	it('asks the shop once for all that is typed', async () => {
		const lists = await listed('device', ['Mobile', 'Desktop', null], '', 'mob', 'unk');
		expect(lists).toEqual([['Mobile', 'Desktop', '(unknown)'], ['Mobile'], ['(unknown)']]);
		expect(requests).toBe(1);
	});
});

describe('The names of values in an address', () => {
	it('are those of countries, even if no order is from there', async () => {
		const countries = [
			{ code: 'DE', name: 'Germany', states: [] },
			{ code: 'GB', name: 'United Kingdom (UK)', states: [] },
		];
		const rows = [{ shipping_country: 'GB', label: { shipping_country: 'Britain' } }];
		globalThis.fetch = async (address) =>
			Response.json(
				String(address).includes('countries') ? countries : { rows, rows_count: 1, totals: {} },
			);
		expect(await valueLabels('shipping_country')('DE,GB,~,XX')).toEqual([
			{ key: 'DE', label: 'Germany' },
			{ key: 'GB', label: 'Britain' },
			{ key: '~', label: '(unknown)' },
			{ key: 'XX', label: 'XX' },
		]);
		expect(await valueLabels('currency')('EUR')).toEqual([{ key: 'EUR', label: 'EUR' }]);
	});
});
