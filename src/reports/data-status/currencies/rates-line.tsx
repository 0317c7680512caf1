import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { formatPhpDate, readDate } from '@store-analytics/date';
import type { ExchangeRates } from '@store-analytics/rest-api';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { useCount } from '../sync/use-sync';
import './rates.css';

interface RatesLineProps {
	/** The currency of a sum at rates; undefined if there is no such sum. */
	readonly into: string | undefined;
	/** Codes of the currencies that are added up. */
	readonly currencies: readonly string[];
	readonly rates: ExchangeRates | null;
	readonly onEdit: () => void;
}

/** The rates of a sum over several currencies, each with the day on which it was typed, and the button that changes them. */
export function RatesLine({ into, currencies, rates, onEdit }: RatesLineProps) {
	const { dateFormat } = useAppSettings();
	const count = useCount();
	const used = currencies.flatMap((code) => {
		const rate = rates?.rates[code];
		return rate && code !== into ? [{ code, ...rate }] : [];
	});
	return (
		<div className="sa-rates__line">
			{into !== undefined ? (
				<p>
					{__('At the rates you entered:', 'store-analytics')}{' '}
					{used
						.map(({ code, rate, typed }) =>
							sprintf(
								/* translators: 1: code of a currency, 2: number, 3: code of a currency, 4: a date */
								__('1 %1$s = %2$s %3$s (%4$s)', 'store-analytics'),
								...[code, count(rate), into, formatPhpDate(readDate(typed) ?? typed, dateFormat)],
							),
						)
						.join(' · ')}
				</p>
			) : (
				<p>
					{__('Totals across currencies use only the exchange rates you enter.', 'store-analytics')}
				</p>
			)}
			<Button variant="secondary" aria-haspopup="dialog" onClick={onEdit}>
				{into !== undefined
					? __('Change rates', 'store-analytics')
					: __('Enter exchange rates', 'store-analytics')}
			</Button>
		</div>
	);
}
