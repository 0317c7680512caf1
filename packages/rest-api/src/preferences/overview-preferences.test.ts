import { leaderboardRows, mergeSections } from './overview-preferences';

const section = (key: string, changes: object = {}) => ({
	key,
	title: key.toUpperCase(),
	isVisible: true,
	hiddenBlocks: ['x'],
	icon: `icon-${key}`,
	...changes,
});

describe('The sections of Overview', () => {
	const defaults = [section('a'), section('b'), section('c')];

	it('keep the user’s order, with new ones last and removed ones gone', () => {
		const merged = mergeSections(defaults, [
			{ key: 'c', title: 'Mine', isVisible: false, hiddenBlocks: ['y'], icon: 'old' },
			{ key: 'gone', title: 'Gone' },
			{ key: 'a' },
		]);
		expect(merged.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
		expect(merged[0]).toEqual(
			section('c', { title: 'Mine', isVisible: false, hiddenBlocks: ['y'] }),
		);
	});

	it.each([
		'',
		null,
		'nonsense',
		[1, null, { key: 3 }],
		[{ key: 'a', hiddenBlocks: 'x', title: '' }],
	])('have their default order when the preference is %j', (saved) => {
		expect(mergeSections(defaults, saved)).toEqual(defaults);
	});

	it('keep the user’s arrangement under a former name', () => {
		const saved = [{ key: 'todo' }, { key: 'figures', title: 'My numbers', isVisible: false }];
		expect(mergeSections([section('metrics'), section('todo')], saved)).toEqual([
			section('todo'),
			section('metrics', { title: 'My numbers', isVisible: false }),
		]);
		// An extension may use this name for its own section.
		expect(mergeSections([section('figures')], saved)).toEqual([
			section('figures', { title: 'My numbers', isVisible: false }),
		]);
	});

	it('are read from the object that PHP writes for a list with gaps, without invalid blocks', () => {
		const merged = mergeSections(defaults, { 2: { key: 'b', hiddenBlocks: ['y', 7, null] } });
		expect(merged).toEqual([section('b', { hiddenBlocks: ['y'] }), section('a'), section('c')]);
	});
});

describe('The number of leaderboard rows', () => {
	it.each([
		[12, 12],
		['20', 20],
		[1, 1],
		[0, 5],
		[21, 5],
		[2.5, 5],
		['', 5],
		[undefined, 5],
	])('for the preference %j is %i', (saved, rows) => expect(leaderboardRows(saved)).toBe(rows));
});
