import { useEffect, useMemo, useState } from 'react';
import type { OrderLabels } from '@store-analytics/rest-api/breakdowns';
import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { whyCodeIsMissing } from '../../../platform/failures';
import type { ReportView } from '../query/view';
import { loadLabels, orderIds, shownDimensions } from './order-labels';
import type { ReportTable } from './report-table';

interface Loaded {
	readonly of: string;
	readonly labels?: OrderLabels;
	readonly error?: unknown;
}

/** Returns the view with what the orders on the page say of themselves, if a shown column needs it. */
export function useOrderLabels(view: ReportView, items: ReportTable['items'], hidden: unknown) {
	const [loaded, setLoaded] = useState<Loaded>();
	const [attempt, setAttempt] = useState(0);
	const dimensions = shownDimensions(view.model.columns, hidden);
	const isAsked = dimensions.length > 0 && items.data.length > 0;
	const of = isAsked ? JSON.stringify([dimensions, orderIds(items.data)]) : undefined;
	useEffect(() => {
		if (of === undefined) return undefined;
		const controller = new AbortController();
		const { signal } = controller;
		const [asked, ids] = JSON.parse(of) as [DimensionKey[], number[]]; // as: written above
		loadLabels(asked, ids, signal).then(
			(labels) => !signal.aborted && setLoaded({ of, labels }),
			async (thrown: unknown) => {
				const error = await whyCodeIsMissing(thrown);
				if (!signal.aborted) setLoaded({ of, error });
			},
		);
		return () => controller.abort();
	}, [of, attempt]);
	// While further columns or rows load, those that are known stay.
	const labels = of === undefined ? undefined : loaded?.labels;
	const known = useMemo(
		() => (labels ? { ...view, tools: { ...view.tools, orderLabels: labels } } : view),
		[view, labels],
	);
	const failed =
		of !== undefined && loaded?.of === of && loaded.error !== undefined
			? { error: loaded.error, retry: () => setAttempt((last) => last + 1) }
			: undefined;
	return { view: known, failed };
}
