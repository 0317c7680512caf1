import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Spinner } from '@store-analytics/components';
import { isDictionary, paths, type ServedBy } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { FailureLine } from '../../../platform/failures';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { ServedFacts } from './served-facts';

/** Requests from the plugin who serves the reports now, and shows it. */
export function ServedPanel() {
	const [served, setServed] = useState<ServedBy>();
	const [error, setError] = useState<unknown>();
	const ask = useCallback((signal?: AbortSignal) => {
		request<ServedBy>({ path: paths.servedBy, isExpected: isDictionary, signal }).then(
			setServed,
			(reason: unknown) => !signal?.aborted && setError(reason),
		);
	}, []);
	useEffect(() => {
		const leaving = new AbortController();
		ask(leaving.signal);
		return () => leaving.abort();
	}, [ask]);
	const again = () => {
		setError(undefined);
		ask();
	};
	if (error !== undefined) {
		const what = __('Could not determine where the report data comes from.', 'store-analytics');
		return <FailureLine recovers what={what} error={error} onRetry={again} />;
	}
	return (
		<div className="sa-data-panel">
			{served ? (
				<ServedFacts served={served} />
			) : (
				<>
					<Spinner />
					<SlowResponseNotice />
				</>
			)}
		</div>
	);
}
