import { moveSection, renameSection, toggleBlock, toggleSection } from './arrange';

const section = (key: string, changes: object = {}) => ({
	key,
	title: key.toUpperCase(),
	isVisible: true,
	hiddenBlocks: ['x'],
	icon: `icon-${key}`,
	...changes,
});
const keys = (sections: readonly { key: string }[]) => sections.map(({ key }) => key).join(' ');

describe('Sections of Overview', () => {
	const defaults = [section('a'), section('b'), section('c')];

	it('move past hidden ones and stop at the ends', () => {
		const sections = [section('a'), section('b', { isVisible: false }), section('c')];
		expect(keys(moveSection(sections, 'c', -1))).toBe('c a b');
		expect(keys(moveSection(sections, 'a', 1))).toBe('b c a');
		expect(keys(moveSection(sections, 'a', -1))).toBe('a b c');
		expect(keys(moveSection(sections, 'c', 1))).toBe('a b c');
	});

	it('go to the end when removed and when added again', () => {
		const removed = toggleSection(defaults, 'a');
		expect(keys(removed)).toBe('b c a');
		expect(removed[2]?.isVisible).toBe(false);
		expect(toggleSection(removed, 'b').map(({ isVisible }) => isVisible)).toEqual([
			true,
			false,
			false,
		]);
	});

	it('keep their name when the new one is empty', () => {
		expect(renameSection(defaults, 'b', '  ')[1]?.title).toBe('B');
		expect(renameSection(defaults, 'b', ' Best ')[1]?.title).toBe('Best');
	});

	it('show and hide their blocks', () => {
		expect(toggleBlock(defaults, 'a', 'x')[0]?.hiddenBlocks).toEqual([]);
		expect(toggleBlock(defaults, 'a', 'y')[0]?.hiddenBlocks).toEqual(['x', 'y']);
	});
});
