import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import type { Command } from './command';

interface CommandListProps {
	/** Prefix of the ids of the list and its options. */
	readonly id: string;
	readonly groups: readonly {
		readonly group: string;
		readonly title: string;
		readonly commands: readonly Command[];
	}[];
	readonly current: Command | undefined;
	readonly onPoint: (command: Command) => void;
	readonly onFollow: (command: Command) => void;
}

/** The listbox of a palette; the focus stays in its text field. */
export function CommandList({ id, groups, current, onPoint, onFollow }: CommandListProps) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
	}, [current]);
	return (
		<div
			ref={list}
			id={`${id}-list`}
			role="listbox"
			className="sa-palette__list"
			aria-label={__('Results', 'store-analytics')}
			hidden={groups.length === 0}
		>
			{groups.map(({ group, title, commands }) => (
				<div key={group} role="group" aria-labelledby={`${id}-${group}`}>
					<div id={`${id}-${group}`} className="sa-palette__group" role="presentation">
						{title}
					</div>
					{commands.map((command) => (
						// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the focus and the keys
						<div
							key={command.id}
							id={`${id}-${command.id}`}
							role="option"
							className="sa-palette__option"
							aria-selected={command === current}
							onPointerMove={() => command !== current && onPoint(command)}
							onClick={() => onFollow(command)}
						>
							<span>{command.label}</span>
							{command.hint && <span className="sa-palette__hint">{command.hint}</span>}
						</div>
					))}
				</div>
			))}
		</div>
	);
}
