import { __, _n, sprintf } from '@wordpress/i18n';
import { Card, Date as DateTime, TableCard } from '@store-analytics/components';
import type { SyncProof, SyncStatus } from '@store-analytics/rest-api';
import { useAppSettings } from '../../platform/settings/settings-context';
import { OrderLinks, useDayTotals } from '../../reports/data-status/sync/differences';
import { useCount } from '../../reports/data-status/sync/use-sync';
import { textColumn } from '../records/columns';

/** The last comparison with the shop's own reports, and the days on which they differ. */
export function Proof({ status: { proof } }: { readonly status: SyncStatus }) {
	const text = useSummary(proof);
	if (proof && proof.differences.length > 0) {
		return (
			<>
				<p className="sa-data__proof">{text}</p>
				<DifferingDays proof={proof} />
			</>
		);
	}
	return (
		<Card title={__('Compared with the shop’s own reports', 'store-analytics')}>
			<p>{text}</p>
		</Card>
	);
}

function DifferingDays({ proof: { differences } }: { readonly proof: SyncProof }) {
	const { dateFormat } = useAppSettings();
	const totalsOf = useDayTotals();
	const rows = differences.map((difference) => {
		const { day, orderIds } = difference;
		const { orders, itemsSold, netSales } = totalsOf(difference);
		return [
			{ display: <DateTime date={day} visibleFormat={dateFormat} />, value: day },
			{ display: orders, value: orders },
			{ display: itemsSold, value: itemsSold },
			{ display: netSales, value: netSales },
			{ display: <OrderLinks ids={orderIds} />, value: orderIds.join(' ') },
		];
	});
	return (
		<TableCard
			title={__('Days that differ from the shop’s own reports', 'store-analytics')}
			headers={[
				textColumn('day', __('Day', 'store-analytics')),
				textColumn('orders', __('Orders', 'store-analytics')),
				textColumn('items', __('Items sold', 'store-analytics')),
				textColumn('net', __('Net sales', 'store-analytics')),
				textColumn('ids', __('Orders that do not agree', 'store-analytics')),
			]}
			rows={rows}
			rowsPerPage={rows.length}
			totalRows={rows.length}
			showMenu={false}
		/>
	);
}

function useSummary(proof: SyncProof | null): string {
	const count = useCount();
	if (proof === null) {
		return __('Not compared yet.', 'store-analytics');
	}
	if (proof.problem !== null) {
		/* translators: %s: why, in the shop's words */
		const text = __('The shop’s reports could not be read: %s', 'store-analytics');
		return sprintf(text, proof.problem);
	}
	/* translators: %s: number of days */
	const repaired = _n(
		'%s day differed, and its orders were read again.',
		'%s days differed, and their orders were read again.',
		proof.repaired,
		'store-analytics',
	);
	const result =
		proof.differences.length > 0
			? __(
					'These days still differ. What a plugin of the shop adds to its reports may be the cause.',
					'store-analytics',
				)
			: __('Orders, items sold and net sales of every day agree.', 'store-analytics');
	return [...(proof.repaired > 0 ? [sprintf(repaired, count(proof.repaired))] : []), result].join(
		' ',
	);
}
