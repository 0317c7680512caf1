import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import type { SplitSource, WholeChange } from '@store-analytics/rest-api/changes';
import { FailureLine } from '../../../platform/failures';
import { Waiting } from '../../../platform/slow-response';
import type { ChartMetric } from '../definition/definition';
import { useLoaded } from '../query/use-loaded';
import type { OpenReports } from './ask-reports';
import { SplitTable } from './split-table';

/** What all splits of a change share. */
export interface ShownSplit {
	readonly found: WholeChange;
	readonly metric: ChartMetric;
	/** The numbers of the report. */
	readonly charts: readonly ChartMetric[];
	readonly reports: OpenReports;
}

interface SplitByProps extends ShownSplit {
	readonly source: SplitSource;
}

/** The parts of a change, once they have come. */
export function SplitBy({ source, found, metric, charts, reports }: SplitByProps) {
	const split = useLoaded(useCallback(() => source.load(found, reports), [source, found, reports]));
	if (split.status === 'loading') return <Adding />;
	if (split.status === 'error') {
		return <FailureLine recovers what={notLoaded()} error={split.error} onRetry={split.retry} />;
	}
	return split.value && <SplitTable split={split.value} {...{ source, found, metric, charts }} />;
}

export function Adding() {
	return <Waiting>{__('Adding up…', 'store-analytics')}</Waiting>;
}

export const notLoaded = () => __('These parts could not be loaded.', 'store-analytics');
