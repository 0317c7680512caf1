import { useMemo } from 'react';
import { useItems } from '@store-analytics/data';
import type { ReportView } from '../query/view';

/** Requests all pages of a collection. */
export const allRows = { per_page: -1 };

interface Related {
	readonly view: ReportView;
	/** The error, if the items failed to load. */
	readonly failed: { readonly error: unknown; readonly retry: () => void } | undefined;
}

/** Returns the view with the items that its cells refer to by id; without them until they have loaded. */
export function useRelated(view: ReportView): Related {
	const { related } = view.model;
	const response = useItems(related ?? '', allRows, related !== undefined);
	const items = response.data;
	const known = useMemo(() => {
		if (!items) return view;
		const byId = new Map(items.map((item) => [item['id'], item]));
		return { ...view, tools: { ...view.tools, related: byId } };
	}, [view, items]);
	return { view: known, failed: response.status === 'error' && !items ? response : undefined };
}
