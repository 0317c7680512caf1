/** Something to choose, or a branch of such. */
export interface TreeOption {
	value: string;
	label: string;
	/** Where one value stands in several places; the value, unless there is a key. */
	key?: string;
	children?: TreeOption[];
}

/** How branches count. */
export interface BranchRules {
	/** A branch that is chosen as a whole is in the value, beside what is in it. */
	includeParent: boolean;
	/** A branch is a thing of its own and chooses nothing of what is in it. */
	individuallySelectParent: boolean;
}

export type Check = 'on' | 'off' | 'some';

const isBranch = ({ children }: TreeOption) => Boolean(children && children.length > 0);

/** An option and everything below it, itself last. */
function withBelow(option: TreeOption): TreeOption[] {
	return [...(option.children ?? []).flatMap(withBelow), option];
}

/** Every option of a tree, what is in a branch before the branch. */
export function everyOption(options: readonly TreeOption[]): TreeOption[] {
	return options.flatMap(withBelow);
}

function leavesOf(option: TreeOption): string[] {
	return withBelow(option)
		.filter((one) => !isBranch(one))
		.map(({ value }) => value);
}

/** The leaves that are chosen, those of chosen branches included. */
function chosenLeaves(options: readonly TreeOption[], value: readonly string[]): Set<string> {
	const chosen = everyOption(options).filter((option) => value.includes(option.value));
	return new Set(chosen.flatMap(leavesOf));
}

/** Whether an option is chosen, in whole or in part. */
export function checkOf(
	option: TreeOption,
	options: readonly TreeOption[],
	value: readonly string[],
	rules: BranchRules,
): Check {
	if (rules.individuallySelectParent) {
		const own = withBelow(option).filter(({ value: one }) => one !== ALL);
		if (option.value !== ALL) return value.includes(option.value) ? 'on' : 'off';
		return share(own.filter(({ value: one }) => value.includes(one)).length, own.length);
	}
	const leaves = leavesOf(option);
	const chosen = chosenLeaves(options, value);
	return share(leaves.filter((leaf) => chosen.has(leaf)).length, leaves.length);
}

function share(count: number, of: number): Check {
	if (count === 0) return 'off';
	return count === of ? 'on' : 'some';
}

/** Value of the branch that holds all others; it is never chosen itself. */
export const ALL = '__all__';

/** The value when `option`, of which only what a search has left is given, is switched on or off. */
export function toggled(
	option: TreeOption,
	isOn: boolean,
	options: readonly TreeOption[],
	value: readonly string[],
	rules: BranchRules,
): string[] {
	if (rules.individuallySelectParent) {
		const own = (option.value === ALL ? withBelow(option) : [option])
			.map((one) => one.value)
			.filter((one) => one !== ALL);
		const rest = value.filter((one) => !own.includes(one));
		return isOn ? [...new Set([...value, ...own])] : rest;
	}
	const leaves = chosenLeaves(options, value);
	for (const leaf of leavesOf(option)) {
		if (isOn) leaves.add(leaf);
		else leaves.delete(leaf);
	}
	return withLeaves(leaves, options, value, rules);
}

function withLeaves(
	leaves: ReadonlySet<string>,
	options: readonly TreeOption[],
	value: readonly string[],
	rules: BranchRules,
): string[] {
	const every = everyOption(options);
	const isWhole = (one: TreeOption) => leavesOf(one).every((leaf) => leaves.has(leaf));
	const find = (wanted: string) => every.find((one) => one.value === wanted);
	const kept = value.filter((one) => {
		const option = find(one);
		return option === undefined || isWhole(option);
	});
	const covered = new Set(kept.flatMap((one) => leavesOf(find(one) ?? { value: one, label: '' })));
	const added = every.filter((one) => !isBranch(one) && leaves.has(one.value));
	const branches = rules.includeParent ? every.filter((one) => isBranch(one) && isWhole(one)) : [];
	return [
		...new Set([
			...kept,
			...added.map((one) => one.value).filter((one) => !covered.has(one)),
			...branches.map((one) => one.value),
		]),
	];
}

/** What of a tree holds `text`: leaves by their label, branches with what fits in them or, when their own label fits, with all. */
export function filtered(options: readonly TreeOption[], text: string): TreeOption[] {
	const wanted = text.trim().toLowerCase();
	if (!wanted) return [...options];
	return options.flatMap((option) => {
		if (option.label.toLowerCase().includes(wanted)) return [option];
		const children = filtered(option.children ?? [], text);
		return children.length > 0 ? [{ ...option, children }] : [];
	});
}

/** An option that is shown, in the order in which the arrow keys meet them. */
export interface ShownNode {
	option: TreeOption;
	id: string;
	level: number;
	isBranch: boolean;
	isExpanded: boolean;
	children: ShownNode[];
}

/** The tree as it is shown: closed branches without what is in them. */
export function shownNodes(
	options: readonly TreeOption[],
	isExpanded: (id: string) => boolean,
	level = 1,
	path = '',
): ShownNode[] {
	return options.map((option) => {
		const id = `${path}/${option.key ?? option.value}`;
		const isOpen = isBranch(option) && isExpanded(id);
		return {
			...{ option, id, level, isBranch: isBranch(option), isExpanded: isOpen },
			children: isOpen ? shownNodes(option.children ?? [], isExpanded, level + 1, id) : [],
		};
	});
}

/** All nodes that can be seen, one below the other. */
export function inOrder(nodes: readonly ShownNode[]): ShownNode[] {
	return nodes.flatMap((node) => [node, ...inOrder(node.children)]);
}
