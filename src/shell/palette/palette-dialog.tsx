import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon, VisuallyHidden } from '@store-analytics/components';
import { FailureLine } from '../../platform/failures';
import { useModal } from '../../platform/dialog';
import { useAppSettings } from '../../platform/settings/settings-context';
import type { Command, CommandGroup } from './command';
import { failedSearch, groupTitles, matching } from './commands';
import { CommandList } from './command-list';
import { goTo } from './go-to';
import { useFoundRecords } from './use-found-records';
import { useKnownCommands } from './use-known-commands';
import { askedCommands } from './words/asked-commands';
import { vocabulary } from './words/vocabulary';
import './palette.css';

interface PaletteDialogProps {
	/** Restricts the palette to one kind of command; without it, the palette finds everything. */
	readonly only?: 'shops' | undefined;
	readonly onClose: () => void;
}

/** Finds reports, views, settings, products, customers and orders by text, and opens them. */
export default function PaletteDialog({ only, onClose }: PaletteDialogProps) {
	const id = useId();
	const dialog = useModal();
	const { text, type, groups, commands, records, current, point, onKey } = useChoice(only);
	const follow = (command: Command) => {
		onClose();
		goTo(command);
	};
	const what = only
		? __('Name of a shop', 'store-analytics')
		: __('Reports, views, settings, products, customers, orders', 'store-analytics');
	return (
		<dialog
			ref={dialog}
			className={only ? 'sa-palette is-in-bar' : 'sa-palette'}
			aria-modal="true"
			aria-label={
				only ? __('Switch shop', 'store-analytics') : __('Find and open', 'store-analytics')
			}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			// A click outside closes the palette, as in WordPress's own.
			onPointerDown={({ target }) => target === dialog.current && onClose()}
		>
			<div className="sa-palette__field">
				<Icon icon="search" />
				<input
					type="text"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={commands.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={current && `${id}-${current.id}`}
					aria-label={what}
					placeholder={what}
					value={text}
					autoComplete="off"
					spellCheck={false}
					onChange={({ target }) => type(target.value)}
					onKeyDown={(event) => onKey(event, follow)}
				/>
			</div>
			<CommandList {...{ id, groups, current }} onPoint={point} onFollow={follow} />
			{records.failures.map(({ group, error }) => (
				<FailureLine key={group} what={failedSearch(group)} error={error} onRetry={records.retry} />
			))}
			<Outcome count={commands.length} isSearching={records.isSearching} />
		</dialog>
	);
}

/** The text, its results and the active one, which Enter opens: the first, until keys or the pointer move it. */
function useChoice(only: CommandGroup | undefined) {
	const [text, setText] = useState('');
	const found = useCommands(text, only);
	const { commands } = found;
	const [active, setActive] = useState(0);
	const at = Math.min(active, commands.length - 1);
	const current = commands[at];
	const onKey = (event: KeyboardEvent, follow: (command: Command) => void) => {
		if (event.nativeEvent.isComposing) return;
		const to = positionAfter(event.key, at, commands.length);
		if (event.key === 'Enter' && current) follow(current);
		if (to !== undefined) setActive(to);
		if (to !== undefined || event.key === 'Enter') event.preventDefault();
	};
	const type = (typed: string) => {
		setText(typed);
		setActive(0);
	};
	const point = (command: Command) => setActive(commands.indexOf(command));
	return { ...found, text, type, current, point, onKey };
}

/** Returns the results by group and as one list. */
function useCommands(text: string, only: CommandGroup | undefined) {
	const settings = useAppSettings();
	const known = useKnownCommands();
	const records = useFoundRecords(only ? '' : text, settings);
	const asked = useAsked(only ? '' : text, known);
	const found = [...asked, ...matching(known, text), ...records.commands];
	const groups = (Object.keys(groupTitles) as CommandGroup[]).flatMap((group) => {
		// Settings are listed only once the user has typed something.
		const isAsked = only ? group === only : text.trim() !== '' || group !== 'settings';
		const commands = found.filter((command) => isAsked && command.group === group);
		return commands.length > 0 ? [{ group, title: groupTitles[group](), commands }] : [];
	});
	return { groups, commands: groups.flatMap(({ commands }) => commands), records };
}

/** Returns the numbers that the text asks for in words. */
function useAsked(text: string, known: readonly Command[]): readonly Command[] {
	const settings = useAppSettings();
	const words = useMemo(() => vocabulary(known, settings), [known, settings]);
	return useMemo(() => askedCommands(text, words, known), [text, words, known]);
}

/** Returns the index that an arrow key moves to, wrapping around at the ends; undefined for other keys. */
function positionAfter(key: string, at: number, length: number): number | undefined {
	if (length === 0) return undefined;
	if (key === 'ArrowDown') return (at + 1) % length;
	if (key === 'ArrowUp') return (at - 1 + length) % length;
	return undefined;
}

/** Announces the number of results to screen readers. */
function Outcome({
	count,
	isSearching,
}: {
	readonly count: number;
	readonly isSearching: boolean;
}) {
	const words = isSearching
		? __('Searching…', 'store-analytics')
		: count === 0
			? __('No results', 'store-analytics')
			: sprintf(
					/* translators: %d: number of results */
					_n(
						'%d result found, use up and down arrow keys to navigate',
						'%d results found, use up and down arrow keys to navigate',
						count,
						'store-analytics',
					),
					count,
				);
	if (isSearching || count === 0) {
		return (
			<p className="sa-palette__outcome" role="status">
				{words}
			</p>
		);
	}
	return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
