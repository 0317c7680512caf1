import { useMemo, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	AnalyticsError,
	Button,
	H,
	SanitizedHtml,
	TableCard,
	useStore,
} from '@store-analytics/components';
import type { Store } from '@store-analytics/components';
import type { Loadable } from '@store-analytics/data';
import type { Leaderboard, LeaderboardCell } from '@store-analytics/rest-api';
import type { LeaderboardSetting } from '../../../platform/settings/settings';
import { ProductName } from '../../../reports/catalog/cells/product-name';
import { formatCount } from '../../../reports/engine/definition/cells';
import { ExplainedNumber } from '../../../reports/engine/explain/table/explained-number';
import { UnderlineHint } from '../../../reports/engine/explain/table/underline-hint';
import type { ExplainTarget, Span } from '../../../reports/engine/explain/target';
import { useExplanation } from '../../../reports/engine/explain/use-explanation';
import { useLeaderPictures } from './use-leader-pictures';
import { isExplained, noteOfLeaders, targetOfLeader } from './explained-cell';

interface LeaderboardCardProps {
	readonly board: LeaderboardSetting;
	readonly boards: Loadable<Leaderboard[]>;
	readonly rowsPerTable: number;
	/** Its dates. */
	readonly span: Span;
}

/** One leaderboard. Its links are sanitized HTML of the shop; its numbers are formatted here. */
export function LeaderboardCard({ board, boards, rowsPerTable, span }: LeaderboardCardProps) {
	const { currency } = useStore();
	const { dialog, explain } = useExplanation();
	const [areExplained, setExplained] = useState(false);
	const rows = boards.data?.find(({ id }) => id === board.id)?.rows;
	const pictureOf = useLeaderPictures(board.id, rows);
	const table = useMemo(
		() =>
			tableOf(board, rows ?? [], {
				...{ currency, pictureOf },
				explaining: areExplained ? { span, explain } : undefined,
			}),
		[board, rows, currency, pictureOf, areExplained, span, explain],
	);
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
					{__('No data recorded for the selected date range.', 'store-analytics')}
				</p>
			</Card>
		);
	}
	return (
		<>
			<TableCard
				className="woocommerce-leaderboard"
				title={board.label}
				headers={table.headers}
				rows={table.rows}
				rowsPerPage={rowsPerTable}
				totalRows={rowsPerTable}
				isLoading={boards.status === 'loading'}
				showMenu={false}
				actions={
					isExplained(board.id) && (
						<>
							{areExplained && <UnderlineHint />}
							<Button
								icon="help"
								/* translators: %s: name of a ranking, such as "Top products" */
								label={sprintf(__('Explain numbers of “%s”', 'store-analytics'), board.label)}
								isPressed={areExplained}
								onClick={() => setExplained(!areExplained)}
							/>
						</>
					)
				}
			/>
			{areExplained && <Note text={noteOfLeaders(board.id)} />}
			{dialog}
		</>
	);
}

/** Below all leaderboards, because they stand side by side. */
function Note({ text }: { readonly text: string }) {
	return text === '' ? null : <p className="woocommerce-leaderboard__note">{text}</p>;
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

interface Explaining {
	readonly span: Span;
	readonly explain: (target: ExplainTarget) => void;
}

interface Shown {
	readonly currency: Store['currency'];
	readonly pictureOf: (row: readonly LeaderboardCell[]) => string | undefined;
	readonly explaining: Explaining | undefined;
}

function tableOf(
	{ id, headers }: LeaderboardSetting,
	rows: readonly (readonly LeaderboardCell[])[],
	{ currency, pictureOf, explaining }: Shown,
) {
	return {
		headers: headers.map(({ label }, index) => ({
			key: String(index),
			label,
			required: true,
			isSortable: false,
			// Every leaderboard has names in its first column and numbers after that.
			isNumeric: index > 0,
		})),
		rows: rows.map((row) =>
			row.map((cell, index) => {
				const text = displayOf(cell, currency);
				const shown =
					index === 0 && id === 'products' ? (
						<ProductName source={pictureOf(row)}>{text}</ProductName>
					) : (
						text
					);
				const place = { board: id, row, column: index - 1, label: headers[index]?.label ?? '' };
				const display = explaining ? explainedCell(shown, place, explaining) : shown;
				return { display, value: cell.value };
			}),
		),
	};
}

function explainedCell(
	shown: ReactNode,
	place: Omit<Parameters<typeof targetOfLeader>[0], 'span'>,
	{ span, explain }: Explaining,
) {
	const target = targetOfLeader({ ...place, span });
	if (!target) return shown;
	return (
		<ExplainedNumber target={target} explain={explain}>
			{shown}
		</ExplainedNumber>
	);
}

function displayOf({ display, value, format }: LeaderboardCell, currency: Store['currency']) {
	if (format === 'currency') return currency.render(Number(value));
	if (format === 'number') return formatCount(Number(value), currency);
	return <SanitizedHtml html={display} />;
}
