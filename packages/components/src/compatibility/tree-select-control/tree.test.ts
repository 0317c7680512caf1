import { ALL, checkOf, filtered, inOrder, shownNodes, toggled, type TreeOption } from './tree';

const spain = { value: 'ES', label: 'Spain' };
const france = { value: 'FR', label: 'France' };
const europe = { value: 'EU', label: 'Europe', children: [spain, france] };
const tokyo = { value: 'TO', label: 'Tokyo' };
const japan = { value: 'JP', label: 'Japan', children: [tokyo] };
const asia = { value: 'AS', label: 'Asia', children: [japan] };
const leaf = { value: 'X', label: 'Leaf' };
const options: TreeOption[] = [europe, asia, leaf];
const all = { value: ALL, label: 'All', children: options };
const plain = { includeParent: false, individuallySelectParent: false };
const withParents = { includeParent: true, individuallySelectParent: false };
const individually = { includeParent: true, individuallySelectParent: true };

describe('The choice in a tree', () => {
	const check = (option: TreeOption, value: string[], rules = plain) =>
		checkOf(option, options, value, rules);

	it('is a branch when all of its leaves are chosen, and a partial branch when some are', () => {
		expect(check(europe, ['ES'])).toBe('some');
		expect(check(europe, ['ES', 'FR'])).toBe('on');
		expect(check(europe, ['TO'])).toBe('off');
		expect(check(asia, ['TO'])).toBe('on');
		expect(check(all, ['TO'])).toBe('some');
		expect(check(all, ['ES', 'FR', 'TO', 'X'])).toBe('on');
	});

	it('is everything in a branch that the value contains', () => {
		expect(check(europe, ['EU'], withParents)).toBe('on');
		expect(check(spain, ['EU'], withParents)).toBe('on');
	});

	it('is a branch by itself if branches are independent', () => {
		expect(check(europe, ['EU'], individually)).toBe('on');
		expect(check(spain, ['EU'], individually)).toBe('off');
		expect(check(europe, ['ES', 'FR'], individually)).toBe('off');
		expect(check(all, ['EU'], individually)).toBe('some');
	});
});

describe('Toggling an option', () => {
	const on = (option: TreeOption, value: string[], rules = plain) =>
		toggled(option, true, options, value, rules);
	const off = (option: TreeOption, value: string[], rules = plain) =>
		toggled(option, false, options, value, rules);

	it('adds its leaves after the chosen ones, or removes them', () => {
		expect(on(europe, [])).toEqual(['ES', 'FR']);
		expect(on(europe, ['X', 'FR'])).toEqual(['X', 'FR', 'ES']);
		expect(on(all, [])).toEqual(['ES', 'FR', 'TO', 'X']);
		expect(off(europe, ['ES', 'X', 'FR'])).toEqual(['X']);
		expect(off(all, ['ES', 'X'])).toEqual([]);
	});

	it('adds the branch if the value contains branches, and for a leaf the branch that it completes', () => {
		expect(on(europe, [], withParents)).toEqual(['ES', 'FR', 'EU']);
		expect(on(france, ['ES'], withParents)).toEqual(['ES', 'FR', 'EU']);
		expect(on(tokyo, [], withParents)).toEqual(['TO', 'JP', 'AS']);
	});

	it('removes a leaf and replaces its chosen branch by the other leaves', () => {
		expect(off(france, ['ES', 'FR', 'EU'], withParents)).toEqual(['ES']);
		expect(off(france, ['EU', 'X'], withParents)).toEqual(['X', 'ES']);
		expect(on(leaf, ['EU'], withParents)).toEqual(['EU', 'X']);
	});

	it('changes nothing else if branches are independent', () => {
		expect(on(europe, [], individually)).toEqual(['EU']);
		expect(off(europe, ['ES', 'EU'], individually)).toEqual(['ES']);
		expect(on(all, ['X'], individually)).toEqual(['X', 'ES', 'FR', 'EU', 'TO', 'JP', 'AS']);
		expect(off(all, ['X', 'EU'], individually)).toEqual([]);
	});

	it('keeps values that the tree does not contain', () => {
		expect(on(spain, ['gone'])).toEqual(['gone', 'ES']);
		expect(off(all, ['gone', 'ES'])).toEqual(['gone']);
	});

	it('chooses only the found options during a search', () => {
		const [found] = filtered(options, 'fra');
		expect(found && on(found, [])).toEqual(['FR']);
	});
});

describe('The visible tree', () => {
	it('contains the matches of a search, and whole branches that match by name', () => {
		expect(filtered(options, ' FRA ')).toEqual([{ ...europe, children: [france] }]);
		expect(filtered(options, 'tok')).toEqual([{ ...asia, children: [{ ...japan }] }]);
		expect(filtered(options, 'europe')).toEqual([europe]);
		expect(filtered(options, 'zzz')).toEqual([]);
		expect(filtered(options, ' ')).toEqual(options);
	});

	it('contains closed branches without their children, in the order of the arrow keys', () => {
		const labels = (isExpanded: (id: string) => boolean) =>
			inOrder(shownNodes(options, isExpanded)).map(
				({ option, level, isExpanded: isOpen }) => `${level} ${option.label} ${isOpen}`,
			);
		expect(labels(() => false)).toEqual(['1 Europe false', '1 Asia false', '1 Leaf false']);
		expect(labels((id) => id === '/EU')).toEqual([
			'1 Europe true',
			'2 Spain false',
			'2 France false',
			'1 Asia false',
			'1 Leaf false',
		]);
	});
});
