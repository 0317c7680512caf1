import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { announce } from '@store-analytics/components';
import type { SyncStatus } from '@store-analytics/rest-api';
import { stateText, syncState } from './sync-state';
import { useCount, useNow } from './use-sync';

/**
 * Returns the state in a few words. It announces a new state and a finished comparison, but not the passing of time.
 */
export function useSpokenState(status: SyncStatus): string {
	const text = stateText(status, useNow(), useCount());
	const state = syncState(status);
	const comparedAt = status.proof?.at;
	const previous = useRef({ state, comparedAt });
	useEffect(() => {
		const before = previous.current;
		previous.current = { state, comparedAt };
		if (before.comparedAt !== comparedAt && state === 'fresh') {
			announce(__('All days agree', 'store-analytics'));
		} else if (before.comparedAt !== comparedAt || before.state !== state) announce(text);
	}, [state, comparedAt, text]);
	return text;
}
