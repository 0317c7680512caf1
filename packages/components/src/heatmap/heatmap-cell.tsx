import type { FocusEvent, KeyboardEvent } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../layout/link/link';
import { VisuallyHidden } from '../primitives';
import { shadeClass } from '../steps/shade-class';
import { isKnown, shadeOf, type StepBounds, type StepValue } from '../steps/steps';
import type { HeatmapCell } from './grid-data';
import type { HeatmapProps } from './heatmap-props';

interface HeatmapCellViewProps extends Pick<HeatmapProps, 'format' | 'onSelect' | 'hrefOf'> {
	readonly cell: HeatmapCell;
	readonly bounds: StepBounds;
	/** '' without room. */
	readonly text: string;
	readonly isTabStop: boolean;
	readonly onFocus: () => void;
	/** null where pointer or keyboard leave. */
	readonly onTip: (anchor: Element | null) => void;
}

/** A cell. It is read as a sentence, because not every screen reader adds the headers. */
export function HeatmapCellView(props: HeatmapCellViewProps) {
	const { cell, bounds, format, text, isTabStop, onSelect, hrefOf, onTip } = props;
	const { rowKey, columnKey, title, value } = cell;
	const href = hrefOf?.(rowKey, columnKey);
	/* translators: 1: name of a value, 2: the value */
	const name = sprintf(__('%1$s: %2$s', 'store-analytics'), title, valueText(value, format));
	const select = onSelect && !hrefOf ? () => onSelect(rowKey, columnKey) : undefined;
	const tabIndex = isTabStop ? 0 : -1;
	const content = (
		<>
			<VisuallyHidden>{name}</VisuallyHidden>
			<span aria-hidden="true">{text}</span>
		</>
	);
	return (
		<td
			role="gridcell"
			className={clsx('sa-heatmap__cell', shadeClass(shadeOf(value, bounds)), {
				'is-choice': select ?? href,
				'is-among-greatest': cell.isAmongGreatest,
			})}
			tabIndex={href === undefined ? tabIndex : undefined}
			onClick={select}
			onKeyDown={(event: KeyboardEvent) => {
				if (!select || (event.key !== 'Enter' && event.key !== ' ')) return;
				event.preventDefault();
				select();
			}}
			onFocus={(event: FocusEvent) => {
				props.onFocus();
				onTip(event.currentTarget);
			}}
			onBlur={() => onTip(null)}
			onMouseEnter={({ currentTarget }) => onTip(currentTarget)}
			onMouseLeave={() => onTip(null)}
		>
			{href === undefined ? (
				content
			) : (
				<Link href={href} tabIndex={tabIndex}>
					{content}
				</Link>
			)}
		</td>
	);
}

export function valueText(value: StepValue, format: (value: number) => string): string {
	return isKnown(value) ? format(value) : __('Unknown', 'store-analytics');
}
