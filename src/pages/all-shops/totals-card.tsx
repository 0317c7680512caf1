import { __, _n, sprintf } from '@wordpress/i18n';
import { Delta, TableCard } from '@store-analytics/components';
import CurrencyFactory from '@store-analytics/currency';
import type { ExchangeRates, ShopSummary } from '@store-analytics/rest-api';
import { numberColumn, textColumn } from '../table-columns';
import type { Period } from '../../reports/engine/query/period';
import { shownChange } from '../../reports/engine/summary/change';
import { previousLabel } from '../../reports/engine/summary/summary';
import { RatesLine } from '../../reports/data-status/currencies/rates-line';
import { useCount } from '../../reports/data-status/sync/use-sync';
import { countedShops, totalsInOne, type CurrencyTotals } from './totals';

interface TotalsCardProps {
	readonly shops: readonly ShopSummary[];
	readonly totals: readonly CurrencyTotals[];
	readonly rates: ExchangeRates | null;
	readonly period: Period;
	readonly onEdit: () => void;
}

/** Sums by currency, and of all shops if the user has typed rates; the rates are below the sum, each with its day. */
export function TotalsCard({ shops, totals, rates, period, onEdit }: TotalsCardProps) {
	const count = useCount();
	const all = totalsInOne(totals, rates);
	if (totals.length === 0) return null;
	const isCompared = period.secondary !== undefined;
	const previous = previousLabel(period.compare);
	const rows = [
		...totals.map((each) => totalsRow(each.code, each, { count, previous, isCompared })),
		...(all
			? [
					totalsRow(
						/* translators: %s: code of a currency */
						sprintf(__('All in %s', 'store-analytics'), all.code),
						all,
						{ count, previous, isCompared },
					),
				]
			: []),
	];
	return (
		<>
			<TableCard
				title={__('Totals', 'store-analytics')}
				className="sa-all-shops__sums"
				headers={headers(isCompared)}
				rows={rows}
				rowsPerPage={rows.length}
				totalRows={rows.length}
				showMenu={false}
				actions={<MissingShops shops={shops} />}
			/>
			{totals.length > 1 && (
				<RatesLine
					into={all?.code}
					currencies={totals.map(({ code }) => code)}
					{...{ rates, onEdit }}
				/>
			)}
		</>
	);
}

function headers(isCompared: boolean) {
	return [
		textColumn('currency', __('Currency', 'store-analytics')),
		numberColumn('shops', __('Shops', 'store-analytics')),
		numberColumn('net_today', __('Net sales today', 'store-analytics')),
		numberColumn('orders_today', __('Orders today', 'store-analytics')),
		numberColumn('net_sales', __('Net sales', 'store-analytics')),
		numberColumn('orders', __('Orders', 'store-analytics')),
		...(isCompared ? [numberColumn('change', __('Change in net sales', 'store-analytics'))] : []),
	];
}

interface TotalsTools {
	readonly count: (value: number) => string;
	readonly previous: string;
	readonly isCompared: boolean;
}

function totalsRow(
	name: string,
	{ config, shops, today, ordersToday, range, ordersOfRange, compared }: CurrencyTotals,
	{ count, previous, isCompared }: TotalsTools,
) {
	const currency = CurrencyFactory(config);
	const counted = (value: number) => ({ display: count(value), value });
	const amount = (value: number) => ({ display: currency.render(value), value });
	const change = compared !== null && (
		<Delta
			{...shownChange('currency', range, compared, currency)}
			prevLabel={previous}
			prevValue={currency.formatAmount(compared)}
		/>
	);
	return [
		{ display: name, value: name },
		...[counted(shops), amount(today), counted(ordersToday), amount(range)],
		counted(ordersOfRange),
		...(isCompared ? [{ display: change, value: compared }] : []),
	];
}

/** Shops that are not in the sums. */
function MissingShops({ shops }: Pick<TotalsCardProps, 'shops'>) {
	const missing = shops.length - countedShops(shops).length;
	const count = useCount();
	if (missing === 0) return null;
	/* translators: %s: how many shops */
	const text = _n('Without %s shop', 'Without %s shops', missing, 'store-analytics');
	return <p className="sa-all-shops__missing">{sprintf(text, count(missing))}</p>;
}
