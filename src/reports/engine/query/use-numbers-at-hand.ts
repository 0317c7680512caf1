import { useMemo } from 'react';
import { useAtHand } from './use-at-hand';
import type { BothPeriods } from './use-both-periods';
import type { ReportView } from './view';

interface NumbersAtHand {
	/** The view whose numbers these are. */
	readonly view: ReportView;
	readonly stats: BothPeriods;
	/** True while the next numbers load: these are of an earlier view, and must not look current. */
	readonly isStale: boolean;
}

/** Keeps the last numbers of a report until the next ones have loaded or failed. */
export function useNumbersAtHand(view: ReportView, stats: BothPeriods): NumbersAtHand {
	const current = useMemo(() => ({ view, stats }), [view, stats]);
	const place = `${view.path} ${view.model.slug}`;
	const isLoading = stats.status === 'loading';
	const { value, isStale } = useAtHand(
		stats.status === 'ready' ? current : undefined,
		isLoading,
		place,
	);
	return { ...(value ?? current), isStale };
}
