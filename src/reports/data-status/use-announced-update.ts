import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { announce } from '@store-analytics/components';

interface Update {
	/** A batch is starting or running. */
	readonly isRunning: boolean;
	/** The request for its state is in flight. */
	readonly isAsking: boolean;
	/** It brought new data, and the screen was asked to refresh. */
	readonly newsRef: { current: boolean };
	readonly isRefreshing: boolean;
	/** It could not be started, or its data could not be loaded; an alert on the screen says so. */
	readonly hasFailed: boolean;
}

/** Announces that the reports are being updated, and that they are up to date once the screen shows it. */
export function useAnnouncedUpdate(update: Update): void {
	const { isRunning, isAsking, newsRef, isRefreshing, hasFailed } = update;
	const phase = useRef<'idle' | 'running' | 'loading' | 'refreshing'>('idle');
	useEffect(() => {
		if (isRunning) {
			if (phase.current !== 'running') {
				announce(__('The reports are being updated.', 'store-analytics'));
			}
			phase.current = 'running';
			return;
		}
		if (phase.current === 'running' && !isAsking) phase.current = 'loading';
		if (phase.current === 'loading' && isRefreshing) phase.current = 'refreshing';
		const isAwaited = phase.current === 'loading' && newsRef.current && !hasFailed;
		if (phase.current === 'idle' || phase.current === 'running' || isRefreshing || isAwaited)
			return;
		phase.current = 'idle';
		newsRef.current = false;
		if (!hasFailed) announce(__('The reports are up to date.', 'store-analytics'));
	}, [isRunning, isAsking, newsRef, isRefreshing, hasFailed]);
}
