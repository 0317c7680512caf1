import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { Chart, useStore } from '@store-analytics/components';
import CurrencyFactory from '@store-analytics/currency';
import { getChartTypeForQuery } from '@store-analytics/date';
import type { ExchangeRates, ShopSummary } from '@store-analytics/rest-api';
import type { Query } from '../../platform/query';
import { chartProps } from '../../reports/engine/chart/chart-props';
import type { Period } from '../../reports/engine/query/period';
import { chartOfShops } from './chart-of-shops';

interface ShopsChartProps {
	/** Undefined while they load. */
	readonly shops: readonly ShopSummary[] | undefined;
	readonly rates: ExchangeRates | null;
	readonly period: Period;
	readonly path: string;
	readonly query: Query;
}

/** The chosen range of every shop, a line each. */
export function ShopsChart({ shops, rates, period, path, query }: ShopsChartProps) {
	const { currency: own, locale } = useStore();
	const { rows, currency } = useMemo(() => chartOfShops(shops ?? [], rates), [shops, rates]);
	const isRequesting = !shops || (rows.length === 0 && shops.some(({ isReading }) => isReading));
	const isMoney = currency !== undefined || isRequesting;
	const label = isMoney ? __('Net sales', 'store-analytics') : __('Orders', 'store-analytics');
	return (
		<Chart
			{...chartProps(
				{ type: isMoney ? 'currency' : 'number' },
				period,
				{ currency: currency ? CurrencyFactory(currency) : own, locale },
				rows.length,
			)}
			mode="item-comparison"
			// The toolbar has the interval.
			allowedIntervals={[]}
			data={rows}
			path={path}
			query={query}
			title={label}
			chartType={getChartTypeForQuery(query)}
			isRequesting={isRequesting}
			emptyMessage={__('No data for the selected date range', 'store-analytics')}
		>
			{!isMoney && rows.length > 0 && (
				<p className="sa-all-shops__why">
					{__(
						'The chart shows orders, because the shops have different currencies. Enter exchange rates to see net sales.',
						'store-analytics',
					)}
				</p>
			)}
		</Chart>
	);
}
