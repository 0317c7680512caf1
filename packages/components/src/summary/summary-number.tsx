import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Link, type LinkType } from '../layout/link/link';
import { Icon, inSentence, Tooltip, VisuallyHidden } from '../primitives';
import { Delta } from './delta';
import { Sparkline } from './sparkline';
import { trendOf, valueText } from '../primitives/change-values';
import './summary.css';

export interface SummaryNumberProps {
	label: string;
	/** Formatted by the caller; N/A if absent. */
	value?: number | string | null;
	/** Change in percent; N/A if null or absent. */
	delta?: number | null;
	/** The amount of the change without its sign, if no percentage says how much. Then `delta` is 1 or -1. */
	deltaAmount?: string | undefined;
	prevLabel?: string;
	prevValue?: number | string | null;
	/** False without a comparison: no change and no earlier number. */
	isCompared?: boolean;
	/** '' for a number without a link. */
	href?: string;
	hrefType?: LinkType;
	/** The number that the chart shows. */
	selected?: boolean;
	/** For numbers that should go down. */
	reverseTrend?: boolean;
	/** For numbers whose change is neither good nor bad. */
	neutralTrend?: boolean;
	/** The earlier number was 0, so it shows "New" instead of a change of 0%. */
	isNew?: boolean;
	/** Both numbers are 0: no change is shown. */
	isNothing?: boolean | undefined;
	/** An earlier number, shown dimmed until the next one is there. */
	isStale?: boolean | undefined;
	/** State of the dropdown layout; SummaryList sets it. */
	isOpen?: boolean;
	/** Only in the dropdown layout: opens and closes the list. */
	onToggle?: () => void;
	onLinkClickCallback?: () => void;
	labelTooltipText?: string;
	/** The values over the range, drawn as a small line below the number; null leaves a gap. */
	trend?: readonly (number | null)[] | undefined;
	/** The values of `trend` have not come yet: its place is empty. */
	isTrendAwaited?: boolean | undefined;
	/** A control in the number's corner. */
	action?: ReactNode;
	children?: ReactNode;
}

/** More signs make all numbers of a list smaller (summary.css). */
const LONG = 10;

/**
 * Shows one number with its change against the period before (S3.summary-item.1).
 * @example <SummaryNumber label="Orders" value="12" prevValue="10" delta={20} href="" />
 */
export function SummaryNumber(props: SummaryNumberProps) {
	const { labelTooltipText, isCompared = true, children } = props;
	const shown = valueText(props.value);
	const prevLabel = props.prevLabel ?? __('Previous period:', 'store-analytics');
	return (
		<li
			aria-busy={props.isStale || undefined}
			className={clsx('woocommerce-summary__item-container', {
				'is-dropdown-button': props.onToggle && props.selected,
				'is-dropdown-expanded': props.onToggle && props.isOpen,
			})}
		>
			<Frame {...props}>
				<Label {...props} />
				<span className="woocommerce-summary__item-data">
					<span
						className={clsx('woocommerce-summary__item-value', {
							'is-long': typeof shown === 'string' && shown.length > LONG,
						})}
						style={typeof shown === 'string' ? signsOf(shown) : undefined}
						dir="auto"
					>
						{shown}
					</span>
					{isCompared && (
						<span className="woocommerce-summary__item-change">
							<Delta
								delta={props.delta}
								deltaAmount={props.deltaAmount}
								prevLabel={prevLabel}
								prevValue={props.prevValue}
								reverseTrend={props.reverseTrend}
								neutralTrend={props.neutralTrend}
								isNew={props.isNew}
								isNothing={props.isNothing}
							/>
							{!props.isNothing && <Earlier value={props.prevValue} />}
						</span>
					)}
				</span>
				{props.trend && <Sparkline values={props.trend} isAwaited={props.isTrendAwaited} />}
				{props.onToggle && props.selected && (
					<Icon
						className="woocommerce-summary__toggle"
						icon={props.isOpen ? 'chevron-up' : 'chevron-down'}
					/>
				)}
				{/* The tooltips' texts for keyboard users who see the page: both tooltips open by pointer only. */}
				<span className="woocommerce-summary__focus-hint" aria-hidden="true">
					{labelTooltipText && <span>{labelTooltipText}</span>}
					{isCompared && <span>{`${prevLabel} ${inSentence(valueText(props.prevValue))}`}</span>}
				</span>
				{children}
			</Frame>
			{props.action && <span className="woocommerce-summary__action">{props.action}</span>}
		</li>
	);
}

/** For the style sheet, which fits the number's size to its length. */
function signsOf(text: string): CSSProperties {
	return { '--sa-signs': text.length } as CSSProperties; // as: React's type has no custom properties
}

/** The name and its help: one sign in all, so the sign of help gives way to an action. */
function Label({ label, labelTooltipText: help, action }: SummaryNumberProps) {
	if (!help) return <span className="woocommerce-summary__item-label">{label}</span>;
	return (
		<span className="woocommerce-summary__item-label">
			{!action && label}
			<Tooltip text={help}>
				{action ? (
					<span>{label}</span>
				) : (
					<span className="woocommerce-summary__info-tooltip" aria-hidden="true">
						<Icon icon="info" size={20} />
					</span>
				)}
			</Tooltip>
			<VisuallyHidden>{` (${help})`}</VisuallyHidden>
		</span>
	);
}

/** The earlier number for the eye; the change beside it says it to assistive technology. */
function Earlier({ value }: { value: SummaryNumberProps['prevValue'] }) {
	if (value === null || value === undefined) return null;
	return (
		<span className="woocommerce-summary__item-earlier" aria-hidden="true">
			{/* translators: %s: an earlier number, such as $11,304. */}
			{sprintf(_x('vs %s', 'beside a change', 'store-analytics'), inSentence(String(value)))}
		</span>
	);
}

/** A button that opens the list, a link to the number's chart, or plain text. */
function Frame(props: SummaryNumberProps) {
	const { selected = false, href, hrefType = 'wc-admin', onToggle, children } = props;
	const { delta, reverseTrend, neutralTrend } = props;
	const trend = trendOf(delta, { reverseTrend, neutralTrend });
	const className = clsx('woocommerce-summary__item', `is-${trend}-trend`, {
		'is-selected': selected,
	});
	if (onToggle && selected) {
		return (
			<button type="button" className={className} aria-expanded={props.isOpen} onClick={onToggle}>
				{children}
			</button>
		);
	}
	if (!href) return <div className={className}>{children}</div>;
	const handleClick = () => {
		props.onLinkClickCallback?.();
		onToggle?.();
	};
	return (
		<Link
			className={className}
			href={href}
			type={hrefType}
			aria-current={selected ? 'page' : undefined}
			onClick={handleClick}
		>
			{children}
		</Link>
	);
}
