import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { createFailureNotice, FailureLine, reasonOf } from '../../../../platform/failures';
import { createNotice } from '../../../../platform/notices';
import { SlowResponseNotice, startSlowResponseNotice } from '../../../../platform/slow-response';
import { useEdits } from './use-edits';

interface KeptEntriesProps<Item> {
	readonly label: string;
	readonly items: readonly Item[];
	readonly keyOf: (item: Item) => string;
	readonly nameOf: (item: Item) => string;
	readonly onEdit: (item: Item) => void;
	readonly change: (edit: (items: readonly Item[]) => readonly Item[]) => Promise<void>;
}

/** Existing entries, to change or delete; the last deletion can be undone, even after the dialog has closed. */
export function KeptEntries<Item>(props: KeptEntriesProps<Item>) {
	const { label, items, keyOf, nameOf, onEdit } = props;
	const { removed, remove, undo, failure, isSaving } = useDeleting(props);
	const undoButton = useRef<HTMLButtonElement>(null);
	// The focused button disappeared together with its entry.
	useLayoutEffect(() => undoButton.current?.focus(), [removed]);
	return (
		<>
			{removed && (
				<p role="status">
					{deletedText(nameOf(removed))}{' '}
					<Button ref={undoButton} variant="link" onClick={() => undo(removed)}>
						{__('Undo', 'store-analytics')}
					</Button>
				</p>
			)}
			{isSaving && <SlowResponseNotice />}
			{failure && (
				<FailureLine
					what={__('The change could not be saved.', 'store-analytics')}
					error={failure.error}
					onRetry={failure.retry}
				/>
			)}
			{items.length > 0 && (
				<ul className="sa-views__managed sa-plan-form__kept" aria-label={label}>
					{items.map((item) => (
						<li key={keyOf(item)}>
							<span className="sa-plan-form__name">{nameOf(item)}</span>
							<Button
								variant="tertiary"
								/* translators: %s: a target or a note */
								aria-label={sprintf(__('Edit “%s”', 'store-analytics'), nameOf(item))}
								onClick={() => onEdit(item)}
							>
								{__('Edit', 'store-analytics')}
							</Button>
							<Button
								variant="tertiary"
								isDestructive
								/* translators: %s: a target or a note */
								aria-label={sprintf(__('Delete “%s”', 'store-analytics'), nameOf(item))}
								onClick={() => remove(item)}
							>
								{__('Delete', 'store-analytics')}
							</Button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function useDeleting<Item>({ keyOf, nameOf, change }: KeptEntriesProps<Item>) {
	const [removed, setRemoved] = useState<Item>();
	const { failure, isSaving, run } = useEdits();
	const without = (items: readonly Item[], item: Item) =>
		items.filter((one) => keyOf(one) !== keyOf(item));
	const bringBack = (item: Item) => change((items) => [...without(items, item), item]);
	const remove = (item: Item) =>
		void run(
			() => change((items) => without(items, item)),
			() => setRemoved(item),
		);
	const undo = (item: Item) =>
		void run(
			() => bringBack(item),
			() => setRemoved(undefined),
		);
	const leave = () => {
		if (removed === undefined) return;
		const content = deletedText(nameOf(removed));
		const again = (): Promise<void> =>
			bringBack(removed)
				.finally(startSlowResponseNotice('plan'))
				.catch((error: unknown) => {
					const sentence = notBroughtBack(nameOf(removed), reasonOf(error));
					createFailureNotice('plan', sentence, error, () => void again());
				});
		const action = { label: __('Undo', 'store-analytics'), onClick: () => void again() };
		createNotice({ id: 'plan', status: 'success', content, action });
	};
	const latest = useRef(leave);
	useEffect(() => {
		latest.current = leave;
	});
	useEffect(() => () => latest.current(), []);
	return { removed, remove, undo, failure, isSaving };
}

function notBroughtBack(name: string, reason: string): string {
	return sprintf(
		/* translators: 1: a target or a note, 2: what went wrong, and what to do */
		__('“%1$s” could not be brought back: %2$s', 'store-analytics'),
		name,
		reason,
	);
}

function deletedText(name: string): string {
	/* translators: %s: a target or a note */
	return sprintf(__('“%s” has been deleted.', 'store-analytics'), name);
}
