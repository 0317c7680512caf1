import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError } from '@store-analytics/components';
import {
	parseExchangeRates,
	shopRangeParams,
	type AllShops,
	type ExchangeRates,
	type ShopRange,
} from '@store-analytics/rest-api';
import { FailureLine } from '../../platform/failures';
import { textOf, type Query } from '../../platform/query';
import { useAppSettings } from '../../platform/settings/settings-context';
import { Awaiting } from '../../reports/engine/screen/awaiting';
import type { Period } from '../../reports/engine/query/period';
import { usePeriod } from '../../reports/engine/query/use-period';
import { RangeBar } from './range-bar';
import { RatesDialog } from '../../reports/data-status/currencies/rates-dialog';
import { LoadingShops, ShopsCard } from './shops-card';
import { ShopsChart } from './shops-chart';
import { totalsByCurrency } from './totals';
import { TotalsCard } from './totals-card';
import { useAllShops } from './use-all-shops';
import './all-shops.css';

interface AllShopsPageProps {
	readonly path: string;
	readonly query: Query;
}

/** Today and the chosen range of every shop on the server, each in its currency and by its own clock. */
export default function AllShopsPage({ path, query }: AllShopsPageProps) {
	const period = usePeriod(query, useAppSettings().defaultDateRange);
	const range = useRange(query, period);
	const { data, isStale, error, retry, keepRates } = useAllShops(range);
	const place = { path, query, period };
	return (
		<div className="woocommerce-report sa-all-shops">
			<RangeBar {...place} />
			{data ? (
				<>
					{error !== undefined && (
						<FailureLine
							recovers
							what={__('Newer numbers could not be loaded.', 'store-analytics')}
							error={error}
							onRetry={retry}
						/>
					)}
					<Awaiting isStale={isStale}>
						<Shops {...place} data={data} keepRates={keepRates} />
					</Awaiting>
				</>
			) : error === undefined ? (
				<>
					<ShopsChart {...place} shops={undefined} rates={null} />
					<LoadingShops />
				</>
			) : (
				<AnalyticsError error={error} onRetry={retry} />
			)}
		</div>
	);
}

/** The range in requests: the address's, with its period and interval written out. */
function useRange(query: Query, { period, compare, interval }: Period): ShopRange {
	const given = shopRangeParams.map((name) => [name, textOf(query, name)] as const);
	const key = JSON.stringify({
		...Object.fromEntries(given.filter(([, value]) => value !== '')),
		...{ period, compare, interval },
	});
	return useMemo(() => JSON.parse(key) as ShopRange, [key]); // as: texts by name, written above
}

interface ShopsProps extends AllShopsPageProps {
	readonly data: AllShops;
	readonly period: Period;
	readonly keepRates: (rates: ExchangeRates) => Promise<void>;
}

function Shops({ data, period, path, query, keepRates }: ShopsProps) {
	const [isEditing, setIsEditing] = useState(false);
	const rates = useMemo(() => parseExchangeRates(data.rates), [data.rates]);
	const totals = totalsByCurrency(data.shops);
	return (
		<>
			<p className="sa-all-shops__lead">
				{__('Each shop is shown in its own currency and time zone.', 'store-analytics')}
			</p>
			<ShopsChart shops={data.shops} {...{ rates, period, path, query }} />
			<ShopsCard shops={data.shops} {...{ period, path, query }} />
			<TotalsCard
				shops={data.shops}
				{...{ totals, rates, period }}
				onEdit={() => setIsEditing(true)}
			/>
			{isEditing && (
				<RatesDialog
					currencies={totals.map(({ code }) => code)}
					rates={rates}
					onSave={keepRates}
					onClose={() => setIsEditing(false)}
				/>
			)}
		</>
	);
}
