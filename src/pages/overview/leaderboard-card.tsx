import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, H, SanitizedHtml, TableCard, useStore } from '@store-analytics/components';
import type { Store } from '@store-analytics/components';
import type { Loadable } from '@store-analytics/data';
import type { Leaderboard, LeaderboardCell } from '@store-analytics/rest-api';
import type { LeaderboardSetting } from '../../platform/settings/settings';
import { formatCount } from '../../reports/engine/definition/cells';

interface LeaderboardCardProps {
	readonly board: LeaderboardSetting;
	readonly boards: Loadable<Leaderboard[]>;
	readonly rowsPerTable: number;
}

/** One ranking. Its links are HTML of the shop and made safe; its numbers are formatted here. */
export function LeaderboardCard({ board, boards, rowsPerTable }: LeaderboardCardProps) {
	const { currency } = useStore();
	const rows = boards.data?.find(({ id }) => id === board.id)?.rows;
	const table = useMemo(() => tableOf(board, rows ?? [], currency), [board, rows, currency]);
	if (boards.status === 'error' && !boards.data) {
		return (
			<Card title={board.label}>
				<AnalyticsError error={boards.error} onRetry={boards.retry} />
			</Card>
		);
	}
	if (boards.status === 'ready' && table.rows.length === 0) {
		return (
			<Card title={board.label}>
				<p className="woocommerce-leaderboard__empty">
					{__('No data recorded for the selected time period.', 'store-analytics')}
				</p>
			</Card>
		);
	}
	return (
		<TableCard
			className="woocommerce-leaderboard"
			title={board.label}
			headers={table.headers}
			rows={table.rows}
			rowsPerPage={rowsPerTable}
			totalRows={rowsPerTable}
			isLoading={boards.status === 'loading'}
			showMenu={false}
		/>
	);
}

function Card({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<section className="woocommerce-table woocommerce-leaderboard">
			<div className="woocommerce-table__card-header">
				<H className="woocommerce-table__title">{title}</H>
			</div>
			{children}
		</section>
	);
}

function tableOf(
	{ headers }: LeaderboardSetting,
	rows: readonly (readonly LeaderboardCell[])[],
	currency: Store['currency'],
) {
	return {
		headers: headers.map(({ label }, index) => ({
			key: String(index),
			label,
			required: true,
			isSortable: false,
			// Every ranking names its thing first and counts after that.
			isNumeric: index > 0,
		})),
		rows: rows.map((row) =>
			row.map(({ display, value, format }) => ({
				display: displayOf(display, value, format, currency),
				value,
			})),
		),
	};
}

function displayOf(
	display: string,
	value: LeaderboardCell['value'],
	format: string | undefined,
	currency: Store['currency'],
) {
	if (format === 'currency') return currency.render(Number(value));
	if (format === 'number') return formatCount(Number(value), currency);
	return <SanitizedHtml html={display} />;
}
