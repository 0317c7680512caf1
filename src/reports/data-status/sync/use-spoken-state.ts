import { useEffect, useRef } from 'react';
import { announce } from '@store-analytics/components';
import type { SyncStatus } from '@store-analytics/rest-api';
import { comparedText, stateText, syncState } from './sync-state';
import { useCount, useNow } from './use-sync';

/**
 * Returns the state in a few words. It announces a new state and a finished comparison, but not the passing of time.
 */
export function useSpokenState(status: SyncStatus): string {
	const count = useCount();
	const text = stateText(status, useNow(), count);
	const compared = comparedText(status, count);
	const state = syncState(status);
	const comparedAt = status.proof?.at;
	const previous = useRef({ state, comparedAt });
	useEffect(() => {
		const before = previous.current;
		previous.current = { state, comparedAt };
		if (before.comparedAt !== comparedAt && state === 'fresh') {
			announce(compared);
		} else if (before.comparedAt !== comparedAt || before.state !== state) announce(text);
	}, [state, comparedAt, compared, text]);
	return text;
}
