import { useMemo } from 'react';
import { useStore } from '@store-analytics/components';
import { rowMeaningOf, rowsOfCustomer } from '@store-analytics/rest-api/metrics';
import { metricNamed } from '../../../../../extensions/metrics/registry';
import { useAppSettings } from '../../../../../platform/settings/settings-context';
import { readText } from '../../../../../platform/read-value';
import type { ReportRow } from '../../../definition/definition';
import { dash } from '../../../definition/metric-value';
import { formatMetric } from '../../../summary/summary';
import { meaningFrom } from '../../extension-metric';
import { named, type NamedNumber } from '../../named-number';
import type { ExplainTarget } from '../../target';
import { CountingRules } from '../counting-rules';
import { LinesOfOrder } from '../lines-of-order';
import { Rows } from '../rows-of-number';
import { MadeOf } from './made-of';

interface NumberOfRowProps {
	readonly target: ExplainTarget;
	readonly row: ReportRow;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** The number of a single order, refund or customer, with its formula and the lines of the order. */
export function NumberOfRow({ target, row, onExplain }: NumberOfRowProps) {
	const { currency } = useStore();
	const { endpoint, metric, type } = target;
	const meaningIn = (field: string) => rowMeaningOf(endpoint, field, row);
	const own = metricNamed(metric);
	const meaning = own ? meaningFrom(own) : meaningIn(metric);
	const value = own ? (own.ofRow?.(row) ?? undefined) : Number(row[metric]);
	const numbers = Object.fromEntries(
		Object.entries(row).map(([field, number]) => [field, Number(number)]),
	);
	const totals = { ...numbers, [metric]: value };
	const nameOf = (field: string): NamedNumber => {
		const part = meaningIn(field);
		return part ? named(part) : { metric: field, label: field, type: 'number' };
	};
	const isOrder = endpoint === 'orders' && !(Number(row['parent_id']) > 0);
	return (
		<>
			<p className="sa-explanation__value" dir="auto">
				{formatMetric(type, value, currency) ?? dash}
			</p>
			<p>{meaning?.explanation()}</p>
			<MadeOf {...{ target, own, meaning, totals, value, nameOf, onExplain }} />
			<CountingRules target={target} meaning={meaning} />
			{!own && value !== undefined && (
				<>
					{endpoint === 'customers' && <OrdersOfCustomer {...{ target, row, value }} />}
					{isOrder && <LinesOfOrder id={Number(row['order_id'])} {...{ metric, type, value }} />}
				</>
			)}
		</>
	);
}

/** The orders and refunds of a customer. */
function OrdersOfCustomer({
	target,
	row,
	value,
}: Pick<NumberOfRowProps, 'target' | 'row'> & { readonly value: number }) {
	const { metric } = target;
	const { dateType } = useAppSettings();
	const behind = useMemo(() => {
		const customer = {
			id: Number(row['id']),
			account: Number(row['user_id']),
			email: readText(row['email']),
		};
		return rowsOfCustomer(metric, customer, { dateType });
	}, [metric, row, dateType]);
	return behind ? <Rows {...{ behind, value, target }} /> : null;
}
