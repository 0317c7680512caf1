import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from '../../primitives';
import { ALL, type Check, type ShownNode, type TreeOption } from './tree';

interface TreeNodesProps {
	nodes: readonly ShownNode[];
	/** Prefix that makes element ids unique on the page. */
	prefix: string;
	/** The search text. */
	query: string;
	checkOf: (option: TreeOption) => Check;
	onToggle: (option: TreeOption) => void;
	onExpand: (node: ShownNode) => void;
}

/** Returns the id of a node's element, which receives the focus. */
export function nodeId(prefix: string, { id }: ShownNode): string {
	return `${prefix}-node-${encodeURIComponent(id).replace(/[^\w-]/g, '_')}`;
}

/** Options with their branches, each with a mark if chosen. */
export function TreeNodes(props: TreeNodesProps) {
	return props.nodes.map((node) => <Node key={node.id} {...props} node={node} />);
}

function Node({ node, ...props }: TreeNodesProps & { node: ShownNode }) {
	const { option, level, isBranch, isExpanded, children } = node;
	const isAll = option.value === ALL;
	const check = props.checkOf(option);
	const id = nodeId(props.prefix, node);
	return (
		<div
			role="none"
			className={clsx('woocommerce-tree-select-control__node', { 'has-children': isBranch })}
		>
			<div
				id={id}
				role="treeitem"
				tabIndex={-1}
				aria-level={level}
				aria-expanded={isBranch ? isExpanded : undefined}
				aria-checked={check === 'some' ? 'mixed' : check === 'on'}
				aria-selected={check === 'on'}
				className="woocommerce-tree-select-control__row"
			>
				{!isAll && <Expander node={node} onExpand={props.onExpand} />}
				{/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree has the keys */}
				<div
					className={clsx('woocommerce-tree-select-control__option', {
						'is-checked': check === 'on',
						'is-partially-checked': check === 'some',
					})}
					onClick={() => props.onToggle(option)}
				>
					<span className="woocommerce-tree-select-control__check">
						{check === 'on' && <Icon icon="check" size={20} />}
					</span>
					<span>{marked(option.label, isAll ? '' : props.query)}</span>
				</div>
			</div>
			{isExpanded && children.length > 0 && (
				<div
					role="group"
					className={clsx('woocommerce-tree-select-control__children', {
						'woocommerce-tree-select-control__main': isAll,
					})}
				>
					<TreeNodes {...props} nodes={children} />
				</div>
			)}
		</div>
	);
}

function Expander({ node, onExpand }: { node: ShownNode; onExpand: (node: ShownNode) => void }) {
	return (
		<button
			type="button"
			// The arrow keys of the tree do the same.
			tabIndex={-1}
			aria-hidden="true"
			className={clsx('woocommerce-tree-select-control__expander', { 'is-hidden': !node.isBranch })}
			onClick={() => onExpand(node)}
		>
			<Icon icon={node.isExpanded ? 'chevron-up' : 'chevron-down'} size={24} />
		</button>
	);
}

/** A label with the search text emphasized. */
function marked(label: string, query: string): ReactNode {
	const wanted = query.trim().toLowerCase();
	const at = wanted ? label.toLowerCase().indexOf(wanted) : -1;
	if (at < 0) return label;
	return (
		<>
			{label.slice(0, at)}
			<strong>{label.slice(at, at + wanted.length)}</strong>
			{label.slice(at + wanted.length)}
		</>
	);
}
