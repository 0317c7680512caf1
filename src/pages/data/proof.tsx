import { __, _n, sprintf } from '@wordpress/i18n';
import { Card, Date as DateTime, TableCard } from '@store-analytics/components';
import { formatPhpDate, readDate } from '@store-analytics/date';
import {
	inSentences,
	type NamedDeviation,
	type SyncProof,
	type SyncStatus,
} from '@store-analytics/rest-api';
import { useAppSettings } from '../../platform/settings/settings-context';
import { OrderLinks, useDayTotals } from '../../reports/data-status/sync/differences';
import { useCount } from '../../reports/data-status/sync/use-sync';
import { textColumn } from '../table-columns';

/** The last comparison with the shop's own reports, and the days on which they differ. */
export function Proof({ status }: { readonly status: SyncStatus }) {
	const { proof } = status;
	const text = useSummary(status);
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

function useSummary(status: SyncStatus): string {
	const count = useCount();
	const others = useOtherDays(status);
	const { proof } = status;
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
			: agreeText(others.length > 0);
	const again = proof.repaired > 0 ? [sprintf(repaired, count(proof.repaired))] : [];
	return inSentences([...again, ...others, result]);
}

function agreeText(hasOthers: boolean): string {
	return hasOthers
		? __('Orders, items sold and net sales of every other day agree.', 'store-analytics')
		: __('Orders, items sold and net sales of every day agree.', 'store-analytics');
}

/** Days that differ as expected, and those still to be compared: a sentence for each kind. */
function useOtherDays({ expected, uncompared }: SyncStatus): string[] {
	const count = useCount();
	const { dateFormat } = useAppSettings();
	const listed = (days: readonly string[], all = days.length) =>
		[
			...days.map((day) => formatPhpDate(readDate(day) ?? day, dateFormat)),
			...(all > days.length ? ['…'] : []),
		].join(' · ');
	const named = uncompared.slice(0, mostNamed);
	return [
		...expected.map(({ deviation, count: days, newest }) =>
			expectedTexts[deviation](days, count(days), listed(newest, days)),
		),
		...(uncompared.length > 0
			? [
					sprintf(
						/* translators: 1: number of days, 2: the days */
						_n(
							'%1$s day is still to be compared, because the shop may still be counting its orders: %2$s.',
							'%1$s days are still to be compared, because the shop may still be counting their orders: %2$s.',
							uncompared.length,
							'store-analytics',
						),
						count(uncompared.length),
						listed(named, uncompared.length),
					),
				]
			: []),
	];
}

/** The most days that a sentence names. */
const mostNamed = 20;

/** By the deviation of docs/differences.md. */
const expectedTexts: Readonly<
	Record<NamedDeviation, (days: number, count: string, listed: string) => string>
> = {
	'refunded-twice': (days, count, listed) =>
		sprintf(
			/* translators: 1: number of days, 2: the days */
			_n(
				'%1$s day is as expected, because WooCommerce subtracts refunded parts again in a full refund: %2$s.',
				'%1$s days are as expected, because WooCommerce subtracts refunded parts again in a full refund: %2$s.',
				days,
				'store-analytics',
			),
			count,
			listed,
		),
	fractions: (days, count, listed) =>
		sprintf(
			/* translators: 1: number of days, 2: the days */
			_n(
				'%1$s day is as expected, because WooCommerce cuts off fractions of quantities: %2$s.',
				'%1$s days are as expected, because WooCommerce cuts off fractions of quantities: %2$s.',
				days,
				'store-analytics',
			),
			count,
			listed,
		),
};
