import { __ } from '@wordpress/i18n';
import { inSentence, Tooltip, VisuallyHidden } from '../primitives';
import './summary.css';
import { deltaSentence, deltaText, newSentence, newText, trendOf, valueText } from './values';

export interface DeltaProps {
	delta: number | null | undefined;
	prevLabel: string;
	prevValue: string | number | null | undefined;
	reverseTrend?: boolean;
	neutralTrend?: boolean;
	/** The earlier number was 0. */
	isNew?: boolean;
}

/**
 * Shows the change in a coloured box with an arrow, and the earlier number in a tooltip and for screen readers.
 * @example <Delta delta={12} prevLabel="Previous year" prevValue="$1,000" />
 */
export function Delta({ delta, prevLabel, prevValue, isNew = false, ...welcome }: DeltaProps) {
	const previous = `${prevLabel} ${inSentence(valueText(prevValue))}`;
	return (
		<Tooltip text={previous}>
			<span className={`woocommerce-summary__item-delta is-${trendOf(delta, welcome)}`}>
				<span className="woocommerce-summary__item-delta-value" aria-hidden="true">
					{typeof delta === 'number' && delta !== 0 && <Arrow isUp={delta > 0} />}
					{isNew ? newText() : <span dir="ltr">{deltaText(delta)}</span>}
				</span>
				<VisuallyHidden>
					{`${isNew ? newSentence(prevLabel) : changeText(delta, prevLabel)}. ${previous}`}
				</VisuallyHidden>
			</span>
		</Tooltip>
	);
}

function changeText(delta: DeltaProps['delta'], prevLabel: string): string {
	return typeof delta === 'number'
		? deltaSentence(delta, prevLabel)
		: __('Change: N/A', 'store-analytics');
}

function Arrow({ isUp }: { isUp: boolean }) {
	return (
		<svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
			<path d={isUp ? 'M5 1 9 8H1z' : 'M5 9 1 2h8z'} fill="currentColor" />
		</svg>
	);
}
