import { useState } from 'react';
import { dateText, type Moment } from '@store-analytics/date';
import { typeRangeEnd, type RangeDraft, type RangeRules } from './typed-range';

interface RangeEditing {
	draft: RangeDraft;
	rules: RangeRules;
	onUpdate: (changes: Partial<RangeDraft>) => void;
	/** A typed text became a date. */
	onTyped: () => void;
}

interface RangeEdits {
	type: (end: 'after' | 'before', text: string) => void;
	choose: (after: Moment | null, before: Moment | null) => void;
	shown: Moment | null;
}

/** The two ways to change a range: typing one end, and clicking in the calendar. `shown` is the date typed last. */
export function useRangeEditing({ draft, rules, onUpdate, onTyped }: RangeEditing): RangeEdits {
	const [shown, setShown] = useState<Moment | null>(null);
	const type = (end: 'after' | 'before', text: string) => {
		const changes = typeRangeEnd(end, text, draft, rules);
		onUpdate(changes);
		const date = changes[end];
		if (!date) return;
		setShown(date);
		onTyped();
	};
	const choose = (after: Moment | null, before: Moment | null) =>
		onUpdate({
			after,
			afterText: dateText(after, rules.format),
			afterError: null,
			before,
			beforeText: dateText(before, rules.format),
			beforeError: null,
		});
	return { type, choose, shown };
}
