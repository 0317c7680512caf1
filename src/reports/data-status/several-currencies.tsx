import { __, sprintf } from '@wordpress/i18n';
import { Link, listed, useStore } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { numberFormat } from '@store-analytics/number';
import { reportPath } from '@store-analytics/rest-api';
import './sync/sync.css';
import { useAppSettings } from '../../platform/settings/settings-context';

/** Tells that amounts add up several currencies, and leads to the numbers of each. */
export default function SeveralCurrencies() {
	const { currencies } = useAppSettings();
	const { currency } = useStore();
	const { thousandSeparator } = currency.getCurrencyConfig();
	const names = currencies.map(
		(one) => `${one.currency} (${numberFormat({ thousandSeparator, precision: 0 }, one.orders)})`,
	);
	const each = getNewPath({ ...getPersistedQuery(), by: 'currency' }, reportPath('breakdown'), {});
	return (
		<p className="sa-sync__incomplete">
			{sprintf(
				/* translators: %s: currencies with numbers of orders, such as "USD (120), EUR (8)" */
				__(
					'The orders of this shop are in several currencies: %s. Their amounts are added without conversion.',
					'store-analytics',
				),
				listed(names),
			)}{' '}
			<Link href={each}>{__('Break down by currency', 'store-analytics')}</Link>
		</p>
	);
}
