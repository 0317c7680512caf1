import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { TableCard, useStore } from '@store-analytics/components';
import { useReportItems } from '@store-analytics/data';
import { parseExchangeRates, ratesPreference } from '@store-analytics/rest-api';
import { FailureLine } from '../../../platform/failures';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { useKeptPreferences } from '../../../platform/use-preferences';
import { readRecord, readText } from '../../../platform/read-value';
import { useCount } from '../sync/use-sync';
import { currencyWithCode } from './in-currency';
import { RatesDialog } from './rates-dialog';
import { RatesLine } from './rates-line';
import { amountsByCurrency, totalsInOne, type TotalsOfCurrency } from './totals-in-one';

export interface TotalsByCurrencyProps {
	/** Dates and filters in the form of a report's request. */
	readonly request: Readonly<Record<string, unknown>>;
	/** The days in words, where the screen does not say them. */
	readonly days?: string;
}

/** More currencies than any shop takes. */
const mostCurrencies = 100;

/** What the shop sold in each currency in these days, and in one at the rates that the user typed. */
export default function TotalsByCurrency({ request, days }: TotalsByCurrencyProps) {
	const { currencies } = useAppSettings();
	const { currency } = useStore();
	const [isEditing, setIsEditing] = useState(false);
	const { preferences, keep } = useKeptPreferences();
	const rates = parseExchangeRates(preferences[ratesPreference]);
	const loaded = useTotals(request);
	const config = currency.getCurrencyConfig();
	const totals = loaded.totals ?? [];
	const all = totals.length > 1 ? totalsInOne(totals, rates, config) : null;
	const row = useRow();
	const rows = [
		...totals.map((each) => row(each.code, each)),
		/* translators: %s: code of a currency */
		...(all ? [row(sprintf(__('All in %s', 'store-analytics'), all.code), all)] : []),
	];
	if (loaded.error !== undefined) {
		return (
			<FailureLine
				recovers
				what={__('The totals by currency could not be loaded.', 'store-analytics')}
				error={loaded.error}
				onRetry={loaded.retry}
			/>
		);
	}
	if (loaded.totals && totals.length < 2) return null;
	return (
		<div className="sa-rates">
			<TableCard
				title={__('Totals by currency', 'store-analytics')}
				headers={headers()}
				rows={rows}
				rowsPerPage={rows.length || currencies.length}
				actions={days}
				totalRows={rows.length}
				isLoading={!loaded.totals}
				showMenu={false}
			/>
			{loaded.totals && (
				<RatesLine
					into={all?.code}
					currencies={totals.map(({ code }) => code)}
					rates={rates}
					onEdit={() => setIsEditing(true)}
				/>
			)}
			{isEditing && (
				<RatesDialog
					currencies={currencies.map((one) => one.currency)}
					usual={config.code}
					rates={rates}
					onSave={(next) => keep({ [ratesPreference]: next })}
					onClose={() => setIsEditing(false)}
				/>
			)}
		</div>
	);
}

function useTotals(request: TotalsByCurrencyProps['request']) {
	const reply = useReportItems('breakdown', {
		...filtersAndDates(request),
		by: 'currency',
		fields: ['orders_count', ...amountsByCurrency],
		orderby: 'orders_count',
		order: 'desc',
		per_page: mostCurrencies,
		page: 1,
	});
	const totals = reply.data?.items.map(readRecord).map(readTotals);
	return { totals, error: reply.status === 'error' ? reply.error : undefined, retry: reply.retry };
}

/** Only what the query by currency knows: days, and filters by dimensions. */
function filtersAndDates(request: TotalsByCurrencyProps['request']) {
	return Object.fromEntries(
		Object.entries(request).filter(([name]) => /^(?:after|before|\w+_is(?:_\w+)?)$/.test(name)),
	);
}

function readTotals(row: Readonly<Record<string, unknown>>): TotalsOfCurrency {
	const amount = (name: string) => Number(row[name]) || 0;
	return {
		code: readText(row['value'], __('(unknown)', 'store-analytics')),
		orders_count: amount('orders_count'),
		gross_sales: amount('gross_sales'),
		refunds: amount('refunds'),
		net_revenue: amount('net_revenue'),
		taxes: amount('taxes'),
		shipping: amount('shipping'),
		total_sales: amount('total_sales'),
	};
}

function headers() {
	const number = (key: string, label: string) => ({ key, label, required: true, isNumeric: true });
	return [
		{ key: 'currency', label: __('Currency', 'store-analytics'), required: true },
		number('orders_count', __('Orders', 'store-analytics')),
		number('gross_sales', __('Gross sales', 'store-analytics')),
		number('refunds', __('Returns', 'store-analytics')),
		number('net_revenue', __('Net sales', 'store-analytics')),
		number('taxes', __('Taxes', 'store-analytics')),
		number('shipping', __('Shipping', 'store-analytics')),
		number('total_sales', __('Total sales', 'store-analytics')),
	];
}

function useRow() {
	const count = useCount();
	const { currency } = useStore();
	return (name: string, totals: TotalsOfCurrency) => {
		const format = currencyWithCode(totals.code, currency.getCurrencyConfig());
		return [
			{ display: name, value: name },
			{ display: count(totals.orders_count), value: totals.orders_count },
			...amountsByCurrency.map((key) => ({
				display: format.render(totals[key]),
				value: totals[key],
			})),
		];
	};
}
