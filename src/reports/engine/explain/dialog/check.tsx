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
				{rightText(given, text(sum))}
			</span>
		);
	}
	return (
		<span className="sa-explanation__check is-off">
			{offText(given, text(sum), text(differenceOf(value, sum)))} {reason}
		</span>
	);
}

function rightText(given: Given, told: string): string {
	switch (given) {
		case 'sum':
			/* translators: %s: a number */
			return sprintf(__('These rows add up to %s.', 'store-analytics'), told);
		case 'average':
			/* translators: %s: a number */
			return sprintf(__('These rows have an average of %s.', 'store-analytics'), told);
		case 'different':
			return sprintf(
				/* translators: %s: a count, such as that of the customers of orders */
				__('Without repetitions, these rows add up to %s.', 'store-analytics'),
				told,
			);
	}
}

function offText(given: Given, told: string, difference: string): string {
	switch (given) {
		case 'sum':
			return sprintf(
				/* translators: 1: a number, 2: another one */
				__('These rows add up to %1$s, a difference of %2$s.', 'store-analytics'),
				told,
				difference,
			);
		case 'average':
			return sprintf(
				/* translators: 1: a number, 2: another one */
				__('These rows have an average of %1$s, a difference of %2$s.', 'store-analytics'),
				told,
				difference,
			);
		case 'different':
			return sprintf(
				/* translators: 1: a count, 2: another one */
				__(
					'Without repetitions, these rows add up to %1$s, a difference of %2$s.',
					'store-analytics',
				),
				told,
				difference,
			);
	}
}
