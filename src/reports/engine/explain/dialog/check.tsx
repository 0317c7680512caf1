import { __, sprintf } from '@wordpress/i18n';
import { Icon, inSentence, useStore } from '@store-analytics/components';
import { differenceOf } from '@store-analytics/currency/arithmetic';
import type { MetricType } from '../../definition/cells';
import { formatMetric } from '../../summary/summary';

interface CheckProps {
	/** The sum of the parts. */
	readonly sum: number;
	readonly value: number;
	readonly type: MetricType;
	/** Why they may differ. */
	readonly reason?: string | undefined;
}

/** Says whether parts add up to the number, to the cent; if not, the difference and its reason. */
export function Check({ sum, value, type, reason }: CheckProps) {
	const { currency } = useStore();
	const cents = (amount: number) => currency.formatDecimal(amount);
	const text = (amount: number) => inSentence(formatMetric(type, amount, currency) ?? '');
	if (cents(sum) === cents(value)) {
		return (
			<span className="sa-explanation__check is-right">
				<Icon icon="check" size={20} />
				{sprintf(
					/* translators: %s: a number */
					__('These rows add up to %s.', 'store-analytics'),
					text(sum),
				)}
			</span>
		);
	}
	return (
		<span className="sa-explanation__check is-off">
			{sprintf(
				/* translators: 1: a number, 2: another one */
				__('These rows add up to %1$s, a difference of %2$s.', 'store-analytics'),
				text(sum),
				text(differenceOf(value, sum)),
			)}{' '}
			{reason}
		</span>
	);
}
