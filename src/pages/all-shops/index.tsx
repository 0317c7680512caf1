import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError } from '@store-analytics/components';
import { parseExchangeRates } from '@store-analytics/rest-api';
import { FailureLine } from '../../platform/failures';
import type { Query } from '../../platform/query';
import { RatesDialog } from './rates-dialog';
import { LoadingShops, ShopsCard } from './shops-card';
import { totalsByCurrency } from './totals';
import { TotalsCard } from './totals-card';
import { useAllShops } from './use-all-shops';
import './all-shops.css';

interface AllShopsPageProps {
	readonly path: string;
	readonly query: Query;
}

/** Today and this month of every shop on the server, each in its currency and by its own clock. */
export default function AllShopsPage({ path, query }: AllShopsPageProps) {
	const { data, error, retry, keepRates } = useAllShops();
	const [isEditing, setIsEditing] = useState(false);
	if (!data) {
		if (error !== undefined) return <AnalyticsError error={error} onRetry={retry} />;
		return <LoadingShops />;
	}
	const rates = parseExchangeRates(data.rates);
	const totals = totalsByCurrency(data.shops);
	return (
		<div className="sa-all-shops">
			{error !== undefined && (
				<FailureLine
					what={__('Newer numbers could not be loaded.', 'store-analytics')}
					error={error}
					onRetry={retry}
				/>
			)}
			<p className="sa-all-shops__lead">
				{__(
					'Each shop is shown in its own currency and time zone. Change compares this month’s net sales with the same days last month.',
					'store-analytics',
				)}
			</p>
			<ShopsCard shops={data.shops} path={path} query={query} />
			<TotalsCard
				shops={data.shops}
				totals={totals}
				rates={rates}
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
		</div>
	);
}
