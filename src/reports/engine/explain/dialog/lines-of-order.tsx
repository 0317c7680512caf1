import { __ } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import { useItems } from '@store-analytics/data';
import { addUp } from '@store-analytics/rest-api/metrics';
import { FailureLine } from '../../../../platform/failures';
import { readList, readNumber, readRecord, readText } from '../../../../platform/read-value';
import { Waiting } from '../../../../platform/slow-response';
import { formatMetric } from '../../summary/summary';
import type { ExplainTarget } from '../target';
import { Check } from './check';

interface LinesOfOrderProps extends Pick<ExplainTarget, 'metric' | 'type'> {
	readonly id: number;
	readonly value: number;
}

/** The items and fees of an order that make up its number, with their sum. */
export function LinesOfOrder({ id, metric, type, value }: LinesOfOrderProps) {
	const { currency } = useStore();
	const orders = useItems('orders', { include: id });
	const [order] = orders.data ?? [];
	if (orders.status === 'error' && !order) {
		return (
			<FailureLine
				recovers
				what={__('The breakdown could not be loaded.', 'store-analytics')}
				error={orders.error}
				onRetry={orders.retry}
			/>
		);
	}
	if (!orders.data) return <Waiting>{__('Adding up…', 'store-analytics')}</Waiting>;
	if (!order) return null;
	const lines = linesOf(order, metric === 'num_items_sold' ? 'quantity' : 'total');
	const sum = addUp({ value: (line) => Number(line['value']) }, lines);
	return (
		<table className="sa-explanation__sum">
			<caption>
				{__('Breakdown', 'store-analytics')}
				<Check {...{ sum, value, type }} reason={reasonOf(value - sum, lines.length)} />
			</caption>
			<tbody>
				{lines.map((line, index) => (
					<tr key={index}>
						<th scope="row">{line.name}</th>
						<td dir="auto">{formatMetric(type, line.value, currency)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function linesOf(document: unknown, field: 'quantity' | 'total') {
	const order = readRecord(document);
	const fees = field === 'total' ? readList(order['fee_lines']) : [];
	return [...readList(order['line_items']), ...fees].map((item) => {
		const line = readRecord(item);
		return { name: readText(line['name']), value: readNumber(line[field], 0) };
	});
}

/** Each line may be off by half a cent, or less, of the order's rounded sum. */
function reasonOf(difference: number, lines: number): string {
	return Math.abs(difference) <= lines * 0.005 + 1e-6
		? __('The order total was rounded, but its lines were not.', 'store-analytics')
		: __('The order may have been changed after it was counted.', 'store-analytics');
}
