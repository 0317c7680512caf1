import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, TableCard } from '@store-analytics/components';
import { getPersistedQuery, onQueryChange } from '@store-analytics/navigation';
import { allShopsScreen, type ShopSummary } from '@store-analytics/rest-api';
import { attempt } from '../../platform/failures';
import type { Query } from '../../platform/query';
import { useAppSettings } from '../../platform/settings/settings-context';
import { SlowResponseNotice } from '../../platform/slow-response';
import type { Period } from '../../reports/engine/query/period';
import { previousLabel } from '../../reports/engine/summary/summary';
import { useCount, useNow } from '../../reports/data-status/sync/use-sync';
import { shopRow } from './shop-row';
import { freshnessText } from './shop-words';
import { shopColumns, sortedShops, type ShopColumn } from './shops-table';

interface ShopsCardProps {
	readonly shops: readonly ShopSummary[];
	readonly period: Period;
	readonly path: string;
	readonly query: Query;
}

/** Shows a row for each shop, or the reason why it cannot be read. */
export function ShopsCard({ shops, period, path, query }: ShopsCardProps) {
	const count = useCount();
	const now = useNow();
	const freshnessOf = ({ numbers }: ShopSummary) =>
		numbers ? freshnessText(numbers, now, count) : '';
	const columns = shopColumns(freshnessOf, period.secondary !== undefined);
	const shown = columns.filter(({ isInFileOnly }) => !isInFileOnly);
	const order = query.order === 'asc' ? 'asc' : 'desc';
	const column = shown.find(({ key }) => key === query.orderby);
	const tools = {
		...{ count, previousLabel: previousLabel(period.compare) },
		dates: getPersistedQuery(query),
	};
	const sorted = sortedShops(shops, column, order);
	return (
		<TableCard
			title={allShopsScreen.title()}
			className="sa-all-shops__table"
			headers={headersOf(shown)}
			rows={sorted.map((shop) => shopRow(shop, shown, tools))}
			rowKey={(_row, index) => sorted[index]?.slug ?? index}
			rowsPerPage={shops.length}
			totalRows={shops.length}
			query={{ orderby: column?.key ?? '', order }}
			onQueryChange={(param) => onQueryChange(param, path, query)}
			showMenu={false}
			actions={<Download columns={columns} shops={sorted} />}
		/>
	);
}

/** As many grey rows as there are shops. */
export function LoadingShops() {
	const { shops } = useAppSettings();
	const headers = useMemo(
		() => headersOf(shopColumns(() => '', true).filter(({ isInFileOnly }) => !isInFileOnly)),
		[],
	);
	return (
		<>
			<SlowResponseNotice />
			<TableCard
				title={allShopsScreen.title()}
				headers={headers}
				rows={[]}
				rowsPerPage={shops.length}
				totalRows={shops.length}
				isLoading
				showMenu={false}
			/>
		</>
	);
}

function headersOf(columns: readonly ShopColumn[]) {
	return columns.map(({ key, label, isNumeric = false }) => ({
		...{ key, label, isNumeric },
		isSortable: true,
		required: true,
	}));
}

interface DownloadProps {
	readonly columns: readonly ShopColumn[];
	readonly shops: readonly ShopSummary[];
}

function Download({ columns, shops }: DownloadProps) {
	const save = async () => {
		const { saveShops } = await import('./csv');
		saveShops(allShopsScreen.title(), columns, shops);
	};
	const notMade = (reason: string) =>
		/* translators: %s: what went wrong, and what to do */
		sprintf(__('The download could not be made: %s', 'store-analytics'), reason);
	return (
		<Button
			className="woocommerce-table__download-button"
			icon="download"
			onClick={() => void attempt('all-shops-download', notMade, save)}
		>
			<span className="woocommerce-table__download-button__label">
				{__('Download', 'store-analytics')}
			</span>
		</Button>
	);
}
