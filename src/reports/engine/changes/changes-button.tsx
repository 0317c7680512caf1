import { useId, useState } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { chunk, useLateCode } from '../../../platform/chunk';
import { attempt } from '../../../platform/failures';
import { useLater } from '../../../platform/use-later';
import { selectedChart } from '../summary/summary';
import { useBothPeriods } from '../query/use-both-periods';
import { useNumbersAtHand } from '../query/use-numbers-at-hand';
import type { ChartMetric } from '../definition/definition';
import type { ReportView } from '../query/view';
import './changes-button.css';

const Changes = chunk(() => import(/* webpackChunkName: 'changes' */ './changes-panel'));
const CauseLine = chunk(() => import(/* webpackChunkName: 'changes' */ './cause-line'));

/** Numbers that are no product and no sum of others: their sentence has one line, because it names no factor. */
const onlyCounted: readonly string[] = [
	...['orders_count', 'download_count', 'refunds_count', 'refund_rate'],
	...['new_customers', 'repeat_customers', 'repeat_rate', 'total_customers'],
	...['taxable_amount', 'refunded_tax'],
];

/**
 * Below a report's numbers, if two periods are compared: a sentence about how the chosen number changed, and a
 * button that explains its whole change. The sentence needs no request, and the button none before it is pressed.
 */
export function ChangesButton({ view }: { readonly view: ReportView }) {
	const { model, tools, state, stats } = view;
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const metric = selectedChart(model.charts, tools.query);
	// During a lookup it keeps its place.
	if (!metric || !stats.secondary || state === 'nothing') return null;
	const toggle = () =>
		isOpen
			? setOpen(false)
			: void attempt('changes', notOpened, () => Changes.load().then(() => setOpen(true)));
	return (
		<section className="sa-changes">
			<div className="sa-changes__summary">
				<Button
					className="sa-changes__toggle"
					disabled={state === 'pending'}
					icon={isOpen ? 'chevron-up' : 'chevron-down'}
					aria-expanded={isOpen}
					aria-controls={isOpen ? id : undefined}
					onClick={toggle}
				>
					{
						/* translators: %s: name of a number, such as "Net sales" */
						sprintf(__('What changed: %s', 'store-analytics'), metric.label)
					}
				</Button>
				<Cause view={view} metric={metric} />
			</div>
			{isOpen && (
				<div id={id}>
					<Changes view={view} metric={metric} />
				</div>
			)}
		</section>
	);
}

/** The place of the sentence, which comes after the numbers. */
function Cause({ view, metric }: { readonly view: ReportView; readonly metric: ChartMetric }) {
	const current = useBothPeriods(view.model.statsEndpoint, view.stats, view.state);
	const { view: shown, stats, isStale } = useNumbersAtHand(view, current);
	// Its code would come between the numbers and their chart.
	const isLater = useLater();
	const hasCode = useLateCode(CauseLine, isLater && stats.status === 'ready');
	return (
		<div
			className={clsx(
				'sa-changes__place sa-awaiting',
				onlyCounted.includes(metric.key) && 'is-short',
			)}
			aria-busy={isStale || undefined}
			data-awaited={(stats.status === 'ready' && !hasCode) || undefined}
		>
			{hasCode && stats.status === 'ready' && stats.secondary && (
				<CauseLine
					view={shown}
					metric={metric}
					now={stats.primary.totals}
					before={stats.secondary.totals}
				/>
			)}
		</div>
	);
}

function notOpened(reason: string): string {
	/* translators: %s: what went wrong, and what to do */
	return sprintf(__('What changed could not be opened: %s', 'store-analytics'), reason);
}
