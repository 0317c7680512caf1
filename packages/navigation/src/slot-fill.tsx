import { Fragment, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Contents by the id of their Fill, oldest first. */
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

/** Shows its children in the Slot with the same name, anywhere on the page. */
export function Fill({ name, children }: { name: string; children?: ReactNode }): null {
	const [id] = useState(() => fillCount++);
	useLayoutEffect(() => change(name, (contents) => contents.set(id, children)));
	useLayoutEffect(() => () => change(name, (contents) => contents.delete(id)), [name, id]);
	return null;
}

/** Shows the children of all Fills with the same name. */
export function Slot({ name }: { name: string }): ReactNode {
	const read = () => contentsOf.get(name) ?? none;
	const contents = useSyncExternalStore(subscribe, read, read);
	return [...contents].map(([id, children]) => <Fragment key={id}>{children}</Fragment>);
}
