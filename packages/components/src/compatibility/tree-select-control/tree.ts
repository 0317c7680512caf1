/** An option, or a branch of options. */
export interface TreeOption {
	value: string;
	label: string;
	/** Distinguishes options with equal values; by default the value. */
	key?: string;
	children?: TreeOption[];
}

/** How branches count. */
export interface BranchRules {
	/** The value contains fully chosen branches, beside their options. */
	includeParent: boolean;
	/** A branch is independent and chooses none of its children. */
	individuallySelectParent: boolean;
}

export type Check = 'on' | 'off' | 'some';

const isBranch = ({ children }: TreeOption) => Boolean(children && children.length > 0);

/** Returns an option and everything below it, itself last. */
function withBelow(option: TreeOption): TreeOption[] {
	return [...(option.children ?? []).flatMap(withBelow), option];
}

/** Returns every option of a tree, children before their branch. */
export function everyOption(options: readonly TreeOption[]): TreeOption[] {
	return options.flatMap(withBelow);
}

function leavesOf(option: TreeOption): string[] {
	return withBelow(option)
		.filter((one) => !isBranch(one))
		.map(({ value }) => value);
}

/** Returns the chosen leaves, including those of chosen branches. */
function chosenLeaves(options: readonly TreeOption[], value: readonly string[]): Set<string> {
	const chosen = everyOption(options).filter((option) => value.includes(option.value));
	return new Set(chosen.flatMap(leavesOf));
}

/** Returns whether an option is chosen, in whole or in part. */
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

/** Value of the branch that contains all others; it is never chosen itself. */
export const ALL = '__all__';

/** Returns the value after toggling `option`, reduced to what a search has found. */
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

/**
 * Returns the part of a tree that matches `text`: leaves by label, branches with their matches, or whole if their own
 * label matches.
 */
export function filtered(options: readonly TreeOption[], text: string): TreeOption[] {
	const wanted = text.trim().toLowerCase();
	if (!wanted) return [...options];
	return options.flatMap((option) => {
		if (option.label.toLowerCase().includes(wanted)) return [option];
		const children = filtered(option.children ?? [], text);
		return children.length > 0 ? [{ ...option, children }] : [];
	});
}

/** A visible option, in the order of the arrow keys. */
export interface ShownNode {
	option: TreeOption;
	id: string;
	level: number;
	isBranch: boolean;
	isExpanded: boolean;
	children: ShownNode[];
}

/** Returns the visible tree: closed branches without their children. */
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

/** Returns all visible nodes from top to bottom. */
export function inOrder(nodes: readonly ShownNode[]): ShownNode[] {
	return nodes.flatMap((node) => [node, ...inOrder(node.children)]);
}
