import { __, sprintf } from '@wordpress/i18n';
import { Icon, inSentence, useStore } from '@store-analytics/components';
import { differenceOf } from '@store-analytics/currency/arithmetic';
import type { MetricType } from '../../definition/cells';
import { formatMetric } from '../../summary/summary';

/** What rows give: their sum, an average, or how many different things they name. */
export type Given = 'sum' | 'average' | 'different';

interface CheckProps {
	/** What the parts give. */
	readonly sum: number;
	readonly value: number;
	readonly type: MetricType;
	readonly given?: Given;
	/** Why they may differ. */
	readonly reason?: string | undefined;
}

/** Says whether parts give the number, to the cent; if not, the difference and its reason. */
export function Check({ sum, value, type, given = 'sum', reason }: CheckProps) {
	const { currency } = useStore();
	const cents = (amount: number) => currency.formatDecimal(amount);
	const text = (amount: number) => inSentence(formatMetric(type, amount, currency) ?? '');
	if (cents(sum) === cents(value)) {
		return (
			<span className="sa-explanation__check is-right">
				<Icon icon="check" size={20} />
				{sprintf(rightTexts[given](), text(sum))}
			</span>
		);
	}
	return (
		<span className="sa-explanation__check is-off">
			{sprintf(offTexts[given](), text(sum), text(differenceOf(value, sum)))} {reason}
		</span>
	);
}

const rightTexts: Readonly<Record<Given, () => string>> = {
	/* translators: %s: a number */
	sum: () => __('These rows add up to %s.', 'store-analytics'),
	/* translators: %s: a number */
	average: () => __('These rows have an average of %s.', 'store-analytics'),
	/* translators: %s: a count, such as that of the customers of orders */
	different: () => __('Without repetitions, these rows add up to %s.', 'store-analytics'),
};

const offTexts: Readonly<Record<Given, () => string>> = {
	/* translators: 1: a number, 2: another one */
	sum: () => __('These rows add up to %1$s, a difference of %2$s.', 'store-analytics'),
	/* translators: 1: a number, 2: another one */
	average: () => __('These rows have an average of %1$s, a difference of %2$s.', 'store-analytics'),
	/* translators: 1: a count, 2: another one */
	different: () =>
		__('Without repetitions, these rows add up to %1$s, a difference of %2$s.', 'store-analytics'),
};
