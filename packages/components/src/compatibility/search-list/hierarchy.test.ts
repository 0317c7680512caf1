import { buildTree, matchingEntries, rowsOf } from './hierarchy';

const entries = [
	{ id: 1, name: 'Clothing' },
	{ id: 3, name: 'With zip', parent: 2 },
	{ id: 2, name: 'Hoodies', parent: 1 },
	{ id: 4, name: 'Music', parent: 0 },
];
const rows = (shown: typeof entries) =>
	rowsOf(buildTree(shown, entries)).map(({ item, depth }) => [
		depth,
		[...(item.breadcrumbs ?? []), item.name].join(' > '),
	]);

describe('The tree of a search list', () => {
	it('[S3.search-list-item.1] contains children below their parents, whatever the order of the list', () => {
		expect(rows(entries)).toEqual([
			[0, 'Clothing'],
			[1, 'Hoodies'],
			[2, 'With zip'],
			[0, 'Music'],
		]);
	});

	it('[S3.search-list-item.1] contains the names above an entry as breadcrumbs if its parent is hidden', () => {
		expect(rows(entries.filter(({ id }) => id === 3))).toEqual([
			[0, 'Clothing > Hoodies > With zip'],
		]);
		expect(rows(entries.filter(({ id }) => id === 3 || id === 1))).toEqual([
			[0, 'Clothing'],
			[0, 'Clothing > Hoodies > With zip'],
		]);
	});

	it('loses no entry of a circle, and none with an unknown parent', () => {
		const odd = [
			{ id: 1, name: 'A', parent: 2 },
			{ id: 2, name: 'B', parent: 1 },
			{ id: 3, name: 'C', parent: 1 },
			{ id: 4, name: 'D', parent: 4 },
			{ id: 5, name: 'E', parent: 99 },
		];
		const names = rowsOf(buildTree(odd, odd)).map(({ item }) => item.name);
		expect(names.sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
	});

	it('matches a part of the name, ignoring case and surrounding spaces', () => {
		expect(matchingEntries(entries, ' HOO ').map(({ name }) => name)).toEqual(['Hoodies']);
		expect(matchingEntries(entries, '  ')).toBe(entries);
	});

	it('keeps every match among ten thousand entries', () => {
		const many = Array.from({ length: 10_000 }, (_, id) => ({
			id: id + 1,
			name: `Item ${id}`,
			parent: Math.floor(id / 10),
		}));
		expect(rowsOf(buildTree(matchingEntries(many, 'item'), many))).toHaveLength(10_000);
	});
});
