import { Fragment, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Contents by the number of their Fill, the oldest first. */
type Contents = ReadonlyMap<number, ReactNode>;

const none: Contents = new Map();
const contentsOf = new Map<string, Contents>();
const listeners = new Set<() => void>();
let fillCount = 0;

function change(slot: string, edit: (contents: Map<number, ReactNode>) => void): void {
	const contents = new Map(contentsOf.get(slot));
	edit(contents);
	contentsOf.set(slot, contents);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Shows its children in the Slot of its name, wherever on the page that is. */
export function Fill({ name, children }: { name: string; children?: ReactNode }): null {
	const [id] = useState(() => fillCount++);
	useLayoutEffect(() => change(name, (contents) => contents.set(id, children)));
	useLayoutEffect(() => () => change(name, (contents) => contents.delete(id)), [name, id]);
	return null;
}

/** The place for the children of all Fills of its name. */
export function Slot({ name }: { name: string }): ReactNode {
	const read = () => contentsOf.get(name) ?? none;
	const contents = useSyncExternalStore(subscribe, read, read);
	return [...contents].map(([id, children]) => <Fragment key={id}>{children}</Fragment>);
}
