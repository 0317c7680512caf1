import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import {
	addUp,
	rowsBehind,
	type RowRules,
	type RowsBehind,
} from '@store-analytics/rest-api/metrics';
import { metricNamed } from '../../../../extensions/metrics/registry';
import { FailureLine } from '../../../../platform/failures';
import { Waiting } from '../../../../platform/slow-response';
import { formatCount } from '../../definition/cells';
import { formatMetric } from '../../summary/summary';
import { Check, type Given } from './check';
import { rowsFrom } from '../extension-metric';
import type { ExplainTarget } from '../target';
import { RowName } from './row-name';
import { isDated } from './stats-query';
import { useRows, type Row } from './use-rows';

interface RowsOfNumberProps {
	readonly target: ExplainTarget;
	readonly value: number;
	readonly rules: RowRules;
	/** True if the number has a formula: its numbers lead to rows, if it has none of its own. */
	readonly hasFormula: boolean;
}

/** The rows behind a number, such as orders, products or codes, with their sum. */
export function RowsOfNumber({ target, value, rules, hasFormula }: RowsOfNumberProps) {
	const { endpoint, metric, query } = target;
	const behind = useMemo(() => {
		const own = metricNamed(metric);
		if (own) return rowsFrom(own, { endpoint, query });
		return rowsBehind(endpoint, metric, query as RowsBehind['query'], rules); // as: made for requests
	}, [endpoint, metric, query, rules]);
	if (behind) return <Rows {...{ behind, value, target }} />;
	// A breakdown has rows of its own, and the dialog offers others below.
	if (hasFormula || endpoint === 'breakdown') return null;
	return (
		<p className="sa-explanation__note">
			{__('WooCommerce’s reports have no breakdown of this number.', 'store-analytics')}
		</p>
	);
}

/** Rows to show before the user asks for all. */
const fewRows = 10;

interface RowsProps {
	readonly target: ExplainTarget;
	readonly behind: RowsBehind;
	readonly value: number;
}

/** Loads the rows, then shows them with their sum. */
export function Rows({ behind, value, target }: RowsProps) {
	const { currency } = useStore();
	const state = useRows(behind);
	if (state.status === 'error') {
		return (
			<FailureLine
				recovers
				what={__('The breakdown could not be loaded.', 'store-analytics')}
				error={state.error}
				onRetry={state.retry}
			/>
		);
	}
	if (state.status === 'loading') {
		return <Waiting>{__('Adding up…', 'store-analytics')}</Waiting>;
	}
	if (state.status === 'many') {
		const template = isDated(target)
			? /* translators: %s: a count */
				__(
					'Too many rows to add up here: %s. Choose a part of the period below.',
					'store-analytics',
				)
			: /* translators: %s: a count */
				__('Too many rows to add up here: %s.', 'store-analytics');
		return <p>{sprintf(template, formatCount(state.total, currency))}</p>;
	}
	return <RowsTable all={state.rows} {...{ behind, value, target }} />;
}

interface RowsTableProps extends RowsProps {
	readonly all: readonly Row[];
}

function givenBy({ per, distinct }: RowsBehind): Given {
	if (distinct) return 'different';
	return per ? 'average' : 'sum';
}

/** The first rows, the others on demand, and whether all add up to the number. */
function RowsTable({ all, behind, value, target: { type } }: RowsTableProps) {
	const { currency } = useStore();
	const [areAllShown, setAllShown] = useState(false);
	const rows = inOrder(behind, all);
	const shown = areAllShown ? rows : rows.slice(0, fewRows);
	return (
		<>
			<table className="sa-explanation__sum">
				<caption>
					{areOrders(behind.report)
						? __('Orders behind this number', 'store-analytics')
						: __('Breakdown', 'store-analytics')}
					<Check
						sum={addUp(behind, all)}
						given={givenBy(behind)}
						reason={behind.difference?.(all)}
						{...{ value, type }}
					/>
				</caption>
				<tbody>
					{shown.map((row, index) => (
						<tr key={index}>
							<th scope="row">
								<RowName report={behind.report} row={row} />
							</th>
							<td dir="auto">{formatMetric(type, behind.value(row), currency)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{rows.length > shown.length && (
				<Button className="sa-explanation__all" variant="link" onClick={() => setAllShown(true)}>
					{
						/* translators: %s: a count */
						sprintf(__('Show all %s', 'store-analytics'), formatCount(rows.length, currency))
					}
				</Button>
			)}
		</>
	);
}

/** The rows that contribute to the number. Orders are sorted by day, all others by their share, greatest first. */
function inOrder({ report, value }: RowsBehind, all: readonly Row[]): readonly Row[] {
	const rows = all.filter((row) => value(row) !== 0);
	return areOrders(report) ? rows : rows.sort((one, other) => value(other) - value(one));
}

const areOrders = (report: string) => report === 'orders' || report === 'tax-orders';
