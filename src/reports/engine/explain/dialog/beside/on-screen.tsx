import { __, sprintf } from '@wordpress/i18n';
import { inSentence, useStore } from '@store-analytics/components';
import { formatMetric } from '../../../summary/summary';
import type { ExplainTarget } from '../../target';

interface OnScreenProps {
	readonly target: ExplainTarget;
	readonly value: number;
}

/** The value that the table or chart shows, and the reason if it differs from the explained one. */
export function OnScreen({ target: { metric, type, shown, difference }, value }: OnScreenProps) {
	const { currency } = useStore();
	const cents = (amount: number) => currency.formatDecimal(amount);
	if (shown === undefined || cents(shown) === cents(value)) return null;
	return (
		<p className="sa-explanation__check is-off">
			{sprintf(
				/* translators: %s: a number */
				__('The screen you came from shows %s.', 'store-analytics'),
				inSentence(formatMetric(type, shown, currency) ?? ''),
			)}{' '}
			{difference?.({ metric, shown, value })}
		</p>
	);
}
