import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SplitSource, WholeChange } from '@store-analytics/rest-api/changes';
import type { ChartMetric } from '../definition/definition';
import type { OpenReports } from './ask-reports';
import { useLoaded } from '../query/use-loaded';

interface NothingSplitsProps {
	readonly sources: readonly SplitSource[];
	readonly found: WholeChange;
	readonly metric: ChartMetric;
	readonly reports: OpenReports;
}

/** Shown if a change cannot be split; its requests are those of the parts. */
export function NothingSplits({ sources, found, metric, reports }: NothingSplitsProps) {
	const load = useCallback(
		() => Promise.all(sources.map((source) => source.load(found, reports))),
		[sources, found, reports],
	);
	const splits = useLoaded(load);
	if (splits.status !== 'ready' || splits.value.some((split) => split !== undefined)) return null;
	// A formula is calculated from loaded data, and left out if it gives another number.
	const isTooMuch = sources.some(({ key }) => key !== 'formula');
	return (
		<p>
			{isTooMuch
				? __('Too many rows to add up here. Choose a shorter date range.', 'store-analytics')
				: sprintf(
						/* translators: %s: name of a number, such as "Average price" */
						__(
							'The shop’s data does not allow a breakdown of the change in %s.',
							'store-analytics',
						),
						metric.label,
					)}
		</p>
	);
}
