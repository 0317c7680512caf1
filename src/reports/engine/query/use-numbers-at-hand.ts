import { useState } from 'react';
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
	const [last, setLast] = useState<Pick<NumbersAtHand, 'view' | 'stats'>>();
	if (stats.status === 'ready' && last?.stats !== stats) setLast({ view, stats });
	const isOfReport = last?.view.path === view.path && last.view.model.slug === view.model.slug;
	if (stats.status !== 'loading' || !last || !isOfReport) return { view, stats, isStale: false };
	return { ...last, isStale: true };
}
