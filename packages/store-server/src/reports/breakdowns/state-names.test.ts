import { importSmall } from '../../testing/small-export';
import { stateNames } from './state-names';

async function named(countries: object[], values: readonly string[]) {
	const database = await importSmall({ 'countries.json': countries });
	try {
		return Object.fromEntries(await stateNames(database, values));
	} finally {
		await database.close();
	}
}

describe('The names of states', () => {
	it('are those of the shop, and a code that it does not name stands for itself', async () => {
		const states = [{ code: 'CA', name: 'The Golden State' }];
		const countries = [
			{ code: 'US', name: 'United States', states },
			{ code: 'DE', name: 'Germany', states: [] },
		];
		expect(await named(countries, ['US:CA', 'US:OR', 'DE:DE-HH'])).toEqual({
			'US:CA': 'The Golden State',
			'US:OR': 'OR',
			'DE:DE-HH': 'DE-HH',
		});
	});

	it('are those of ISO 3166-2 where the shop names no state, however WooCommerce writes the code', async () => {
		const countries = ['IE', 'DE', 'JP', 'ES', 'GB'].map((code) => ({
			code,
			name: code,
			states: [],
		}));
		const values = ['IE:D', 'DE:DE-HH', 'JP:JP26', 'ES:ES', 'ES:SE', 'GB:West: Yorkshire', '(:+'];
		expect(await named(countries, values)).toEqual({
			'IE:D': 'Dublin',
			'DE:DE-HH': 'Hamburg',
			'JP:JP26': 'Kyôto',
			'ES:ES': 'ES',
			'ES:SE': 'Sevilla',
			'GB:West: Yorkshire': 'West: Yorkshire',
			'(:+': '+',
		});
	});
});
