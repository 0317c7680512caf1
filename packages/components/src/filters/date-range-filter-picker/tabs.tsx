import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useInstanceId } from '../../primitives';
import './tabs.css';

export interface TabsProps<Name extends string> {
	label: string;
	tabs: readonly { name: Name; title: string; onHint?: () => void }[];
	active: Name;
	onSelect: (name: Name) => void;
	children: ReactNode;
}

/** A tab list and the panel of its active tab. Arrow keys, Home and End move between tabs. */
export function Tabs<Name extends string>({
	label,
	tabs,
	active,
	onSelect,
	children,
}: TabsProps<Name>) {
	const id = useInstanceId('tabs');
	const list = useRef<HTMLDivElement>(null);
	const onKeyDown = (event: KeyboardEvent) => {
		const at = tabs.findIndex(({ name }) => name === active);
		const isRtl = list.current ? getComputedStyle(list.current).direction === 'rtl' : false;
		const next = tabs[nextIndex(event.key, at, tabs.length, isRtl)];
		if (!next) return;
		event.preventDefault();
		onSelect(next.name);
		document.getElementById(`${id}-${next.name}`)?.focus();
	};
	return (
		<div className="sa-tabs woocommerce-filters-date__tabs">
			<div
				ref={list}
				role="tablist"
				aria-label={label}
				tabIndex={-1}
				className="sa-tabs__list"
				onKeyDown={onKeyDown}
			>
				{tabs.map(({ name, title, onHint }) => (
					<button
						key={name}
						type="button"
						role="tab"
						id={`${id}-${name}`}
						aria-selected={name === active}
						aria-controls={name === active ? `${id}-panel` : undefined}
						tabIndex={name === active ? 0 : -1}
						className={clsx(
							'sa-tabs__tab woocommerce-filters-date__tab',
							name === active && 'is-active',
						)}
						onClick={() => onSelect(name)}
						onMouseEnter={onHint}
						onFocus={onHint}
					>
						{title}
					</button>
				))}
			</div>
			<div
				id={`${id}-panel`}
				role="tabpanel"
				aria-labelledby={`${id}-${active}`}
				className="sa-tabs__panel"
			>
				{children}
			</div>
		</div>
	);
}

function nextIndex(key: string, at: number, count: number, isRtl: boolean): number {
	const step = isRtl ? -1 : 1;
	if (key === 'ArrowRight') return (at + step + count) % count;
	if (key === 'ArrowLeft') return (at - step + count) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : -1;
}
