import type { KeyboardEvent } from 'react';
import { listKeys } from '../../primitives';
import { inOrder, type ShownNode } from './tree';

interface TreeKeys {
	nodes: readonly ShownNode[];
	isActive: (node: ShownNode) => boolean;
	focus: (node: ShownNode | undefined) => void;
	expand: (node: ShownNode, isOpen: boolean) => void;
	toggle: (node: ShownNode) => void;
	/** A key that types a character goes to the search. */
	write: (text: string) => void;
	/** The page's direction, which swaps left and right. */
	isRtl: boolean;
}

/** Returns the key handler of a tree, for the element around it. */
export function treeKeys(options: TreeKeys): (event: KeyboardEvent) => void {
	const { focus, expand, toggle, write, isRtl } = options;
	return (event) => {
		const seen = inOrder(options.nodes);
		const at = seen.findIndex(options.isActive);
		const node = seen[at];
		if (!node || event.ctrlKey || event.altKey || event.metaKey) return;
		const forward = () =>
			node.isExpanded ? focus(node.children[0]) : node.isBranch && expand(node, true);
		const back = () =>
			node.isExpanded && node.level > 0 ? expand(node, false) : focus(parentOf(node, seen));
		const isOfList = listKeys({
			count: seen.length,
			active: at,
			onMove: (index) => focus(seen[index ?? at]),
			onChoose: () => toggle(node),
		})(event);
		if (isOfList) return;
		const turns: Record<string, () => void> = {
			ArrowRight: isRtl ? back : forward,
			ArrowLeft: isRtl ? forward : back,
		};
		const turn = turns[event.key];
		if (!turn && event.key.length !== 1) return;
		event.preventDefault();
		if (turn) turn();
		else write(event.key);
	};
}

function parentOf(node: ShownNode, seen: readonly ShownNode[]): ShownNode | undefined {
	return seen.find(({ children }) => children.includes(node));
}
