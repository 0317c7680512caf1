import { _n, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import {
	maxVisibleSeries,
	sideLegendWidth,
	writtenTotal,
	type LegendEntry,
	type LegendPosition,
} from '../model';
import { Placeholder } from '../../feedback/placeholder/placeholder';
import { Tooltip, useInstanceId } from '../../primitives';
import { Swatch } from './swatch';
import './legend.css';

interface LegendProps {
	entries: LegendEntry[];
	position: LegendPosition;
	isBar: boolean;
	isInteractive: boolean;
	itemsLabel?: string | ((count: number) => string);
	formatTotal: (total: number) => string;
	onToggle: (key: string) => void;
	/** The series under pointer or keyboard, or null. */
	onFocusChange: (key: string | null) => void;
}

/** Names, colours and totals of the series; checkboxes when series can be hidden (S5.legend-and-compare.1-2). */
export function Legend(props: LegendProps) {
	const { entries, position, itemsLabel } = props;
	const hintId = useInstanceId('legend-hint');
	if (entries.length === 0) return null;
	return (
		<div
			className={clsx(
				'woocommerce-legend',
				directionClass(position),
				`has-position-${position}`,
				itemsLabel && 'has-total',
			)}
			style={position === 'side' ? { inlineSize: sideLegendWidth } : undefined}
		>
			{itemsLabel && (
				<p className="woocommerce-legend__items-label woocommerce-legend__total">
					{sprintf(
						templateOf(itemsLabel, entries.length) as '%d',
						entries.length /* the argument that the prop asks its template to take */,
					)}
				</p>
			)}
			<ul className="woocommerce-legend__list">
				{entries.map((entry) => (
					<LegendRow key={entry.key} {...{ entry, hintId }} {...props} />
				))}
			</ul>
			{entries.length > maxVisibleSeries && props.isInteractive && (
				<p id={hintId} className="woocommerce-legend__hint">
					{limitText()}
				</p>
			)}
		</div>
	);
}

function limitText(): string {
	return sprintf(
		// translators: %d: the most items that can be shown at once.
		_n(
			'You may select up to %d item.',
			'You may select up to %d items.',
			maxVisibleSeries,
			'store-analytics',
		),
		maxVisibleSeries,
	);
}

interface LegendRowProps extends LegendProps {
	entry: LegendEntry;
	/** For the message about the most visible series. */
	hintId: string;
}

function LegendRow({
	entry,
	hintId,
	isBar,
	isInteractive,
	formatTotal,
	onToggle,
	onFocusChange,
}: LegendRowProps) {
	const { key, label, total, color, dash, isTarget, visible, isLocked } = entry;
	// It stays focusable, so that it can explain why it cannot be chosen.
	const isBeyondLimit = isLocked && !visible;
	const content = (
		<>
			<Swatch color={color} dash={dash} isBar={isBar && !isTarget} />
			<span className="woocommerce-legend__item-title">{label}</span>
			<span className="woocommerce-legend__item-total">{writtenTotal(total, formatTotal)}</span>
		</>
	);
	const focus = () => onFocusChange(visible ? key : null);
	const unfocus = () => onFocusChange(null);
	return (
		<li
			className={clsx(
				'woocommerce-legend__item',
				visible ? 'woocommerce-legend__item-checked' : 'is-hidden',
			)}
			onMouseEnter={focus}
			onMouseLeave={unfocus}
		>
			{isInteractive ? (
				<Tooltip text={isBeyondLimit ? limitText() : null}>
					<label className="woocommerce-legend__item-container">
						<input
							type="checkbox"
							className={clsx(
								'woocommerce-legend__item-checkmark',
								visible && 'woocommerce-legend__item-checkmark-checked',
							)}
							style={{ accentColor: color }}
							checked={visible}
							disabled={isLocked && !isBeyondLimit}
							aria-disabled={isBeyondLimit || undefined}
							aria-describedby={isBeyondLimit ? hintId : undefined}
							onChange={() => !isBeyondLimit && onToggle(key)}
							onFocus={focus}
							onBlur={unfocus}
						/>
						{content}
					</label>
				</Tooltip>
			) : (
				<span className="woocommerce-legend__item-container">{content}</span>
			)}
		</li>
	);
}

function directionClass(position: LegendPosition): string {
	return `woocommerce-legend__direction-${position === 'top' ? 'row' : 'column'}`;
}

interface LegendPlaceholderProps {
	position: LegendPosition;
	isInteractive: boolean;
	/** The expected texts of the rows, as far as known. */
	labels: readonly string[];
}

/** Grey rows as long as the future rows of a comparison, so that nothing moves when they arrive. */
export function LegendPlaceholder({ position, isInteractive, labels }: LegendPlaceholderProps) {
	return (
		<div
			className={clsx('woocommerce-legend', `has-position-${position}`)}
			style={position === 'side' ? { inlineSize: sideLegendWidth } : undefined}
			aria-hidden="true"
		>
			<ul className="woocommerce-legend__list">
				{labels.map((label, index) => (
					<li key={index} className="woocommerce-legend__item is-awaited">
						<span className="woocommerce-legend__item-container">
							<Placeholder className="woocommerce-legend__item-awaited" />
							{isInteractive && (
								<input type="checkbox" className="woocommerce-legend__item-checkmark" disabled />
							)}
							<Swatch color="transparent" dash="" isBar={false} />
							<span className="woocommerce-legend__item-title">{label}</span>
							<span className="woocommerce-legend__item-total" />
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function templateOf(label: string | ((count: number) => string), count: number): string {
	return typeof label === 'function' ? label(count) : label;
}
