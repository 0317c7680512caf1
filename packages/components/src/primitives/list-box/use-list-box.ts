import type { KeyboardEvent } from 'react';
import { listKeys, type KeyedList } from './list-keys';
import { useTypedWord } from './use-typed-word';

interface ListBoxSettings extends KeyedList {
	/** Of the list's element. */
	id: string;
	/** What the ids of options begin with; the list's id unless given. */
	optionIds?: string;
	/** Makes typing go to the option whose text begins with what was typed. */
	textOf?: (index: number) => string;
}

/** What the parts of a list box are given: the list, its options, and what has the focus and the keys. Roles stand where they are drawn. */
export interface ListBox {
	/** For `role="listbox"`. */
	list: { id: string };
	/** For `role="option"`. */
	option: (index: number) => {
		id: string;
		'aria-disabled': true | undefined;
		/** Brings the option into sight when it becomes active. */
		ref: ((element: HTMLElement | null) => void) | undefined;
	};
	/** For `aria-activedescendant` of what has the focus. */
	activeId: string | undefined;
	/** Tells whether the key was the list's. */
	onKeyDown: (event: KeyboardEvent) => boolean;
}

/**
 * A list box whose focus stays in one place, an input or the list itself, and points at the active option. Which option is
 * active and what is chosen is kept by the caller.
 */
export function useListBox(settings: ListBoxSettings): ListBox {
	const { id, optionIds = id, active, textOf } = settings;
	const typed = useTypedWord();
	const idOf = (index: number) => `${optionIds}-${index}`;
	const goToTyped = (event: KeyboardEvent): boolean => {
		const word = textOf ? typed(event) : '';
		if (!textOf || word === '') return false;
		const found = places(settings.count).find((index) =>
			textOf(index).toLowerCase().startsWith(word),
		);
		if (found !== undefined) settings.onMove(found);
		return true;
	};
	return {
		list: { id },
		option: (index) => ({
			id: idOf(index),
			'aria-disabled': settings.isDisabled?.(index) || undefined,
			ref: index === active ? intoSight : undefined,
		}),
		activeId: active === null ? undefined : idOf(active),
		onKeyDown: (event) => goToTyped(event) || listKeys(settings)(event),
	};
}

function places(count: number): number[] {
	return Array.from({ length: count }, (_, index) => index);
}

/** Of constant identity: React calls it once for each option that becomes active. */
function intoSight(element: HTMLElement | null): void {
	element?.scrollIntoView?.({ block: 'nearest' });
}
