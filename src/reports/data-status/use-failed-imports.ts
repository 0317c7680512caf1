import { useEffect, useState } from 'react';
import { useDispatch, useRegistry } from '@wordpress/data';
import { importStore } from '@store-analytics/data';
import { readRecord } from '../../platform/read-value';
import { askAfter } from '../../platform/ask-again';

const firstWait = 5000;
const longestWait = 60_000;
/** About four minutes; then the import has failed again. */
const mostPolls = 8;
/** Nothing is left to try again, for example because another user has done so. */
const noneLeft = 'woocommerce_rest_analytics_no_failed_imports';

/**
 * Has the shop import failed orders again. An order stays among the failed ones until its import succeeds, so the number
 * is requested again, less and less often.
 */
export function useFailedImports(count: number) {
	const registry = useRegistry();
	const { retryFailedImports } = useDispatch(importStore);
	const [polls, setPolls] = useState(mostPolls);
	const [isAsking, setIsAsking] = useState(false);
	const [refusal, setRefusal] = useState<{ readonly error: unknown }>();
	const isWaiting = polls < mostPolls && count > 0;
	useEffect(() => {
		if (!isWaiting) return undefined;
		return askAfter(Math.min(firstWait * 1.5 ** polls, longestWait), () => {
			setPolls(polls + 1);
			void registry.dispatch(importStore).invalidateResolution('getImportBatches', []);
		});
	}, [isWaiting, polls, registry]);
	const retry = async () => {
		setIsAsking(true);
		setRefusal(undefined);
		try {
			await retryFailedImports();
			setPolls(0);
		} catch (error) {
			if (!isNoneLeft(error)) setRefusal({ error });
		}
		setIsAsking(false);
	};
	return { isTrying: isAsking || isWaiting, refusal, retry };
}

function isNoneLeft(error: unknown): boolean {
	return readRecord(readRecord(error).cause).code === noneLeft;
}
