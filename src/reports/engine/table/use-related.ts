import { useMemo } from 'react';
import { useItems } from '@store-analytics/data';
import type { ReportView } from '../query/view';

/** Asks for all pages of a collection. */
export const allRows = { per_page: -1 };

/** The view with the items that its cells refer to by id; without them until they are there. */
export function useRelated(view: ReportView): ReportView {
	const { related } = view.model;
	const response = useItems(related ?? '', allRows, related !== undefined);
	const items = response.data;
	return useMemo(() => {
		if (!items) return view;
		const byId = new Map(items.map((item) => [item['id'], item]));
		return { ...view, tools: { ...view.tools, related: byId } };
	}, [view, items]);
}
