import { readSettings } from '../../platform/settings/settings';
import { buildModel } from '../engine/definition/model';
import categories from './categories';

const { comparison } = buildModel(
	categories,
	'Categories',
	readSettings({ adminUrl: '/wp-admin/' }),
);
const noteOf = (...parents: number[]) =>
	comparison?.rowNote?.(new Map(parents.map((parent, id) => [id, { id, parent }])), []);

describe('The table of Categories', () => {
	it('says that the chart counts the categories below too, if the shop has such', () => {
		expect(noteOf(0, 0, 1)).toMatch(
			/^Each row counts only the products in that category\. The chart/,
		);
		expect(noteOf(0, 0)).toBe('');
		expect(comparison?.rowNote?.(undefined, [])).toBe('');
	});
});
