import { __ } from '@wordpress/i18n';
import { useStore, type Header, type Row, type Store } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import type { ChangesResponse, ChangeSplit } from '@store-analytics/rest-api/contract';
import { textOfValue, type ShownMetric } from './numbers';
import { changeCell } from './query-table';
import { SomeRows } from './some-rows';

interface ChangesTablesProps {
	readonly data: ChangesResponse;
	readonly metric: ShownMetric | undefined;
}

/** The parts of a change, one table for each dimension. */
export function ChangesTables({ data, metric }: ChangesTablesProps) {
	const { currency } = useStore();
	if (!metric) return null;
	return (
		<>
			{data.by.map((split) => (
				<SomeRows
					key={split.dimension}
					caption={split.label}
					headers={headersOf(split)}
					rows={rowsOf(split, metric, currency)}
					count={split.parts.length}
				/>
			))}
		</>
	);
}

function headersOf({ dimension, label }: ChangeSplit): Header[] {
	const number = { isNumeric: true, isSortable: true };
	return [
		{ key: dimension, label, isSortable: true, isLeftAligned: true },
		{ key: 'compared', label: __('Before', 'store-analytics'), ...number },
		{ key: 'value', label: __('Now', 'store-analytics'), ...number },
		{ key: 'change', label: __('Change', 'store-analytics'), ...number },
	];
}

function rowsOf(
	{ parts, rest }: ChangeSplit,
	metric: ShownMetric,
	currency: Store['currency'],
): Row[] {
	const text = (value: number) => textOfValue(metric, value, currency);
	const rows = parts.map(({ label, value, compared }): Row => {
		const name = decodeEntities(label);
		return [
			{ display: <bdi>{name}</bdi>, value: name },
			{ display: text(compared), value: compared },
			{ display: text(value), value },
			changeCell(metric, value, compared, currency),
		];
	});
	if (rest.change === 0) return rows;
	const others = __('All others', 'store-analytics');
	const change = textOfValue(metric, rest.change, currency, 'signed');
	const none = { display: '', value: null };
	return [
		...rows,
		[{ display: others, value: others }, none, none, { display: change, value: rest.change }],
	];
}
