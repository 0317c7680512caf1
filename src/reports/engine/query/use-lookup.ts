import { useMemo } from 'react';
import { useItems } from '@store-analytics/data';
import { noLookup, drillDownOf, wordsOf, type Lookup } from './lookup';
import type { ReportModel } from '../definition/model';
import { textOf, type Query } from '../../../platform/query';
import { useFoundIds } from './use-found-ids';
import { useReportModel } from '../definition/use-report-model';

type Outcome =
	Lookup | { readonly state: 'error'; readonly error: unknown; readonly retry: () => void };

/** Looks up words and ids of the address: the results of a search and the parts of a drill-down. */
export function useLookup(model: ReportModel, query: Query): Outcome {
	const named = drillDownOf(model, query);
	const search = textOf(query, 'search') !== '';
	// If only some items have parts, a search comes first and the drill-down is not looked up.
	const candidate = named?.onlyIf && search ? undefined : named;
	const item = useItems(
		candidate?.onlyIf?.collection ?? '',
		{ include: candidate?.id },
		candidate?.onlyIf !== undefined,
	);
	const hasParts =
		candidate !== undefined &&
		(candidate.onlyIf === undefined ||
			(item.status === 'ready' && item.data.some(candidate.onlyIf.test)));
	const parts = useReportModel(hasParts ? candidate.report : undefined);
	const detailId = hasParts ? candidate.id : undefined;
	const active = hasParts ? parts.model?.search : model.search;
	const found = useFoundIds(active?.collection ?? '', wordsOf(active, query));

	return useMemo(() => {
		const failed = [item, parts, found].find(({ status }) => status === 'error');
		if (failed && 'retry' in failed) {
			const error = 'error' in failed ? failed.error : undefined;
			return { state: 'error', error, retry: failed.retry };
		}
		if (candidate?.onlyIf && item.status === 'loading') return { state: 'pending' };
		if (detailId !== undefined && parts.status !== 'ready') return { state: 'pending' };
		if (found.status !== 'ready') return { state: 'pending' };
		const detail =
			candidate && detailId !== undefined && parts.model
				? { detail: { drillDown: candidate, model: parts.model } }
				: {};
		if (!active || !search) return { ...noLookup, ...detail };
		if (found.ids.length === 0) return { state: 'nothing', ...detail };
		return { state: 'ready', ...detail, found: { [active.param]: found.ids.join(',') } };
		// eslint-disable-next-line react-hooks/exhaustive-deps -- candidate is made anew on each render; its id says whether it is another
	}, [item, parts, found, candidate?.id, candidate?.filter, detailId, active, search]);
}
