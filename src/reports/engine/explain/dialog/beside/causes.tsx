import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import {
	causeText,
	loadCauses,
	type Cause,
	type NumberOf,
	type RowRules,
} from '@store-analytics/rest-api/metrics';
import { FailureLine } from '../../../../../platform/failures';
import { Waiting } from '../../../../../platform/slow-response';
import { formatCount } from '../../../definition/cells';
import { useLoaded } from '../../../query/use-loaded';
import { formatMetric } from '../../../summary/summary';
import type { ExplainTarget } from '../../target';
import { askRows } from '../use-rows';

interface CausesProps {
	readonly target: ExplainTarget;
	/** The explained number; the same object as long as it is the same number. */
	readonly from: NumberOf;
	/** The number that differs, and its name. */
	readonly to: NumberOf;
	readonly label: string;
	readonly rules: RowRules;
}

/** What leads from a number to another one of the same name, measured for its days. The parts add up. */
export function Causes({ target, from, to, label, rules }: CausesProps) {
	const { currency } = useStore();
	const { after, before } = target.query;
	const load = useCallback(
		() => loadCauses(from, to, { after: String(after), before: String(before) }, rules, askRows()),
		[from, to, after, before, rules],
	);
	const found = useLoaded(load);
	if (found.status === 'loading') {
		return <Waiting>{__('Looking for the difference…', 'store-analytics')}</Waiting>;
	}
	if (found.status === 'error') {
		const what = __('The difference could not be loaded.', 'store-analytics');
		return <FailureLine recovers what={what} error={found.error} onRetry={found.retry} />;
	}
	if (found.value === undefined) return null;
	if (found.value.status === 'many') {
		return (
			<p>
				{__(
					'Too many orders to explain the difference. Choose a shorter date range.',
					'store-analytics',
				)}
			</p>
		);
	}
	const { type } = target;
	const scope = {
		report: [from, to].find(({ report }) => !isOfOrders(report))?.report ?? '',
		isOfMoney: type === 'currency',
		dateType: rules.dateType,
		formatCount: (count: number) => formatCount(count, currency),
	};
	const text = (value: number) => formatMetric(type, value, currency) ?? '';
	const parts = found.value.causes.filter(({ value }) => text(Math.abs(value)) !== text(0));
	return (
		<table className="sa-explanation__sum">
			<caption>
				{
					/* translators: %s: name of a number, such as "Orders in “Products”" */
					sprintf(__('From here to %s', 'store-analytics'), label)
				}
			</caption>
			<tbody>
				<Line sign="" name={target.label} value={text(from.value)} />
				{parts.map((cause: Cause) => (
					<Line
						key={cause.kind}
						sign={cause.value < 0 ? '−' : '+'}
						name={causeText(cause, scope)}
						value={text(Math.abs(cause.value))}
					/>
				))}
				<Line sign="=" name={label} value={text(to.value)} />
			</tbody>
		</table>
	);
}

const isOfOrders = (report: string) => report === 'orders' || report === 'revenue';

interface LineProps {
	readonly sign: string;
	readonly name: string;
	readonly value: string;
}

function Line({ sign, name, value }: LineProps) {
	return (
		<tr className={sign === '=' ? 'sa-explanation__result' : undefined}>
			<th scope="row">
				<span className="sa-explanation__sign">{sign}</span>
				{name}
			</th>
			<td dir="auto">{value}</td>
		</tr>
	);
}
