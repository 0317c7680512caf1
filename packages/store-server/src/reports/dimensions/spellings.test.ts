import { dimensionMeanings, dimensionOf } from '@store-analytics/rest-api/dimensions';
import { spelledColumns } from './dimension-values';

describe('Dimensions whose values have spellings', () => {
	it('are declared so wherever the database makes spellings one value', () => {
		const keys = dimensionMeanings.map(({ key }) => key);
		const declared = keys.filter((key) => dimensionOf(key)?.hasSpellings);
		expect(declared).toEqual(keys.filter((key) => spelledColumns(key) !== undefined));
		expect(declared).toContain('campaign');
	});
});
