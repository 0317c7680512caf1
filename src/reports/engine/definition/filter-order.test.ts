import type { AdvancedFilterConfig } from './filter-config';
import { sortedByName } from './filter-order';

function namesInOrder(names: readonly string[], locale: string): string[] {
	const filters = Object.fromEntries(
		names.map((name, index) => [`filter${index}`, { labels: { add: name }, rules: [] }]),
	);
	const config = { title: '', filters } as unknown as AdvancedFilterConfig; // of which the order reads the names
	return Object.values(sortedByName(config, locale).filters).map(({ labels }) =>
		String(labels.add),
	);
}

describe('The order of advanced filters', () => {
	it('is by name in English, small letters among capitals', () => {
		const names = [
			'Tax rate',
			'coupon code',
			'Order status',
			'Country 10',
			'Country',
			'Orders',
			'No. of items',
			'E-mail',
		];
		expect(namesInOrder(names, 'en_US')).toEqual([
			'Country',
			'Country 10',
			'coupon code',
			'E-mail',
			'No. of items',
			'Order status',
			'Orders',
			'Tax rate',
		]);
	});

	it('equals Intl’s order for plain English', () => {
		const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
		const plain = [
			'a b',
			'a-b',
			'a.b',
			'a/b',
			'ab',
			'a1',
			'A c',
			'a',
			'Ab',
			'b 10',
			'b 9',
			'b / a',
		];
		for (const names of [plain, ['b #', 'b 1', 'b', 'ba', '# b'], ['a#', 'a-', 'a.']])
			expect(namesInOrder(names, 'en_US')).toEqual([...names].sort(compare));
	});

	it('is that of the language if a name has other letters or signs', () => {
		expect(namesInOrder(['Zone', 'Émile', 'Apfel', 'Emil'], 'en_GB')).toEqual([
			'Apfel',
			'Emil',
			'Émile',
			'Zone',
		]);
		expect(namesInOrder(['Zeit', 'Öl', 'Ort'], 'de_DE')).toEqual(['Öl', 'Ort', 'Zeit']);
		expect(namesInOrder(['Zeit', 'Öl', 'Ort'], 'sv_SE')).toEqual(['Ort', 'Zeit', 'Öl']);
	});
});
