import { __, sprintf } from '@wordpress/i18n';
import { inSentence, Link, listed, useStore } from '@store-analytics/components';
import { getNewPath, getPath, getPersistedQuery, getQuery } from '@store-analytics/navigation';
import { numberFormat } from '@store-analytics/number';
import { reportPath } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import './sync/sync.css';

interface SeveralCurrenciesProps {
	/** With numbers of orders, the most frequent first. */
	readonly currencies: AppSettings['currencies'];
	/** The address of the numbers by currency, if it is not that of Breakdown for the shown days; null on that screen itself. */
	readonly each?: string | null;
}

/** Tells that amounts of the shop add up several currencies. */
export default function SeveralCurrencies({
	currencies,
}: Pick<SeveralCurrenciesProps, 'currencies'>) {
	return (
		<p className="sa-sync__incomplete">
			<CurrenciesSentence currencies={currencies} />
		</p>
	);
}

/** Says which currencies amounts add up, and leads to the numbers of each. */
export function CurrenciesSentence({ currencies, each = addressOfEach() }: SeveralCurrenciesProps) {
	const { currency } = useStore();
	const { thousandSeparator } = currency.getCurrencyConfig();
	// Codes and digits run from left to right, and would turn the whole list around in Arabic.
	const names = currencies.map((one) =>
		inSentence(
			`${one.currency} (${numberFormat({ thousandSeparator, precision: 0 }, one.orders)})`,
		),
	);
	return (
		<>
			{sprintf(
				/* translators: %s: currencies with numbers of orders, such as "USD (120), EUR (8)" */
				__(
					'Orders are in several currencies: %s. Their amounts are added without conversion.',
					'store-analytics',
				),
				listed(names),
			)}
			{each !== null && (
				<>
					{' '}
					<Link href={each}>{__('Break down by currency', 'store-analytics')}</Link>
				</>
			)}
		</>
	);
}

/** Breakdown for the shown days; null on that screen itself. */
function addressOfEach(): string | null {
	const path = reportPath('breakdown');
	if (getPath() === path && getQuery()['by'] === 'currency') return null;
	return getNewPath({ ...getPersistedQuery(), by: 'currency' }, path, {});
}
