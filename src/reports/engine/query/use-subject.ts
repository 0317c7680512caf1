import { useEffect, useMemo, useState } from 'react';
import { useRecovery } from '@store-analytics/components';
import { flattenFilters, getIdsFromQuery } from '@store-analytics/navigation';
import { textOf, type Query } from '../../../platform/query';
import { readRecord, readText } from '../../../platform/read-value';
import type { ReportModel } from '../definition/model';

/** The one item that the address chooses in a dropdown, such as a product. */
export interface Subject {
	readonly id: number;
	/** Its parameters in the address. */
	readonly params: readonly string[];
	/** Undefined until the shop has told it. */
	readonly name: string | undefined;
	/** The shop does not have it. */
	readonly isMissing: boolean;
}

interface Found {
	readonly key: string;
	readonly name: string | undefined;
}

/** Returns the chosen item, of several the last: a product's variation stands for more than the product. */
export function useSubject(model: Pick<ReportModel, 'filters'>, query: Query): Subject | undefined {
	const [found, setFound] = useState<Found>();
	const [failure, setFailure] = useState<{ readonly key: string; readonly error: unknown }>();
	const { filters } = model;
	const chosen = useMemo(() => chosenIn(filters, query), [filters, query]);
	const key = chosen && JSON.stringify([chosen.param, chosen.id]);
	const hasFailed = failure !== undefined && failure.key === key;
	useRecovery(hasFailed ? failure.error : undefined, () => setFailure(undefined));
	useEffect(() => {
		if (!chosen || key === undefined || hasFailed) return undefined;
		let isLeft = false;
		const named = async () => {
			const labels: unknown = await chosen.getLabels(String(chosen.id), query);
			// An extension's search may answer anything.
			if (!Array.isArray(labels) || isLeft) return;
			setFound({ key, name: readText(readRecord(labels[0]).label) || undefined });
		};
		// The filter on the same screen says what failed.
		named().catch((thrown: unknown) => isLeft || setFailure({ key, error: thrown }));
		return () => {
			isLeft = true;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- another key is another item; dates change nothing in its name
	}, [key, hasFailed]);
	if (!chosen) return undefined;
	const isKnown = found?.key === key;
	return {
		id: chosen.id,
		params: [chosen.filterParam, chosen.param],
		name: isKnown ? found?.name : undefined,
		isMissing: isKnown && found?.name === undefined,
	};
}

function chosenIn(filters: ReportModel['filters'], query: Query) {
	for (const config of [...filters].reverse()) {
		if (!config.showFilters(query)) continue;
		const value = textOf(query, config.param);
		const option = flattenFilters(config.filters).find(
			(one) => one.value === value && one.component === 'Search',
		);
		const settings = option?.settings;
		if (!settings?.getLabels) continue;
		const [id, ...others] = getIdsFromQuery(textOf(query, settings.param));
		if (id === undefined || others.length > 0) continue;
		const { getLabels, param } = settings;
		return { id, getLabels, param, filterParam: config.param };
	}
	return undefined;
}
