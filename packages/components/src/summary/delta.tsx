import { __ } from '@wordpress/i18n';
import { inSentence, Tooltip, VisuallyHidden } from '../primitives';
import './summary.css';
import {
	deltaSentence,
	deltaText,
	isNumber,
	newSentence,
	newText,
	trendOf,
	valueText,
} from '../primitives/change-values';

export interface DeltaProps {
	delta: number | null | undefined;
	/** Shown instead of the percentage, without its sign: `$970.00`. Then `delta` is 1 or -1. */
	deltaAmount?: string | undefined;
	prevLabel: string;
	prevValue: string | number | null | undefined;
	reverseTrend?: boolean;
	neutralTrend?: boolean;
	/** The earlier number was 0. */
	isNew?: boolean;
	/** Both numbers are 0: there is nothing to see, and the change is only read aloud. */
	isNothing?: boolean | undefined;
}

/**
 * Shows the change in a coloured box with an arrow, and the earlier number in a tooltip and for screen readers.
 * @example <Delta delta={12} prevLabel="Previous year" prevValue="$1,000" />
 */
export function Delta(props: DeltaProps) {
	const { delta, deltaAmount, prevLabel, prevValue, isNew = false, isNothing, ...welcome } = props;
	const previous = `${prevLabel} ${inSentence(valueText(prevValue))}`;
	const words = `${isNew ? newSentence(prevLabel) : changeText(props)}. ${previous}`;
	if (isNothing) return <VisuallyHidden>{words}</VisuallyHidden>;
	return (
		// Above, it would cover the number.
		<Tooltip text={previous} placement="bottom">
			<span className={`woocommerce-summary__item-delta is-${trendOf(delta, welcome)}`}>
				<span className="woocommerce-summary__item-delta-value" aria-hidden="true">
					{isNumber(delta) && delta !== 0 && <Arrow isUp={delta > 0} />}
					{isNew ? newText() : <span dir="ltr">{deltaText(delta, deltaAmount)}</span>}
				</span>
				<VisuallyHidden>{words}</VisuallyHidden>
			</span>
		</Tooltip>
	);
}

function changeText({ delta, deltaAmount, prevLabel }: DeltaProps): string {
	return isNumber(delta)
		? deltaSentence(delta, prevLabel, deltaAmount)
		: __('Change: N/A', 'store-analytics');
}

function Arrow({ isUp }: { isUp: boolean }) {
	return (
		<svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
			<path d={isUp ? 'M5 1 9 8H1z' : 'M5 9 1 2h8z'} fill="currentColor" />
		</svg>
	);
}
