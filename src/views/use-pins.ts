import { __, sprintf } from '@wordpress/i18n';
import { parsePins, pinKey, pinLimit, pinsPreference, type Pin } from '@store-analytics/rest-api';
import { attempt } from '../platform/failures';
import { createNotice } from '../platform/notices';
import { useStoredList } from './use-stored-list';

const kept = {
	preference: pinsPreference,
	parse: parsePins,
	write: (pins: readonly Pin[]) => pins,
};

const id = 'pins';

/** The user's pins on Overview, with functions that pin and unpin. Both announce their result. */
export function usePins() {
	const { items: pins, change } = useStoredList(kept);
	const keep = (edit: (pins: readonly Pin[]) => readonly Pin[]) =>
		attempt(
			id,
			(reason) =>
				/* translators: %s: what went wrong, and what to do */
				sprintf(__('Your pinned items could not be saved: %s', 'store-analytics'), reason),
			() => change(edit),
		);
	const isPinned = (pin: Pin) => pins.some((one) => pinKey(one) === pinKey(pin));
	const addAt = (pin: Pin, index: number) => (all: readonly Pin[]) => {
		const others = without(pin)(all);
		return [...others.slice(0, index), pin, ...others.slice(index)];
	};
	const pinIt = async (pin: Pin, name: string) => {
		if (pins.length >= pinLimit) return tellFull();
		if (!(await keep(addAt(pin, pinLimit)))) return;
		/* translators: %s: name of a number or chart */
		const content = sprintf(__('“%s” has been pinned to Overview.', 'store-analytics'), name);
		createNotice({ id, status: 'success', content });
	};
	const unpin = async (pin: Pin, name: string) => {
		const index = pins.findIndex((one) => pinKey(one) === pinKey(pin));
		if (!(await keep(without(pin)))) return;
		/* translators: %s: name of a number or chart */
		const content = sprintf(__('“%s” is no longer pinned to Overview.', 'store-analytics'), name);
		const undo = () => void keep(addAt(pin, index));
		const action = { label: __('Undo', 'store-analytics'), onClick: undo };
		createNotice({ id, status: 'success', content, action });
	};
	return { pins, isPinned, pinIt, unpin };
}

function without(pin: Pin) {
	return (pins: readonly Pin[]) => pins.filter((one) => pinKey(one) !== pinKey(pin));
}

function tellFull(): void {
	const content = sprintf(
		/* translators: %d: number of things */
		__('You already have %d pinned items. Unpin one first.', 'store-analytics'),
		pinLimit,
	);
	createNotice({ id, status: 'error', content });
}
