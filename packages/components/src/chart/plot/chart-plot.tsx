import type { ReactNode } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { announce, useInstanceId, VisuallyHidden } from '../../primitives';
import { ChartTooltip } from './chart-tooltip';
import { HoverLayer } from './hover-layer';
import { tooltipContent, type ChartModel, type ChartMode } from '../model';
import { spokenDate, valueWords } from './spoken';
import { StaticLayers } from './static-layers';
import type { ChartFormats } from '../use-chart-data';
import { useDateFocus } from './use-date-focus';

interface ChartPlotProps {
	model: ChartModel;
	mode: ChartMode;
	formats: ChartFormats;
	tooltipTitle?: string | undefined;
	onChooseDate?: ((index: number) => void) | undefined;
	/** Name of the chart for assistive technology. */
	label: string;
	focusedKey: string | null;
}

/** The drawing: one tab stop, arrow keys move through the dates. Only the hover layer follows the pointer. */
export function ChartPlot(props: ChartPlotProps) {
	const { model, mode, formats, tooltipTitle, label, focusedKey, onChooseDate } = props;
	const hintId = useInstanceId('chart-hint');
	const contentAt = (index: number, writeDate = formats.writeLabel) => {
		const date = model.dates[index];
		return date
			? tooltipContent(date, index, model, {
					mode,
					tooltipTitle,
					writeDate,
					...valueWords(formats.numbers.exact),
				})
			: null;
	};
	const onKeyMove = (moved: number) => {
		const content = contentAt(moved, formats.writeSpoken);
		if (content) announce(spokenDate(content));
	};
	const { index, handlers } = useDateFocus(model, { onKeyMove, onChoose: onChooseDate });
	const content = index === null ? null : contentAt(index);
	return (
		<div
			className={clsx('woocommerce-chart__plot', { 'has-choice': onChooseDate })}
			role="application"
			aria-roledescription={__('chart', 'store-analytics')}
			aria-label={label}
			aria-describedby={hintId}
			tabIndex={0}
			{...handlers}
		>
			<VisuallyHidden id={hintId}>
				{__(
					'Use the left and right arrow keys to hear the values of each date.',
					'store-analytics',
				)}{' '}
				{onChooseDate && __('Enter explains the value of the date.', 'store-analytics')}
			</VisuallyHidden>
			<Canvas model={model}>
				<StaticLayers model={model} focusedKey={focusedKey} />
				{index !== null && <HoverLayer model={model} index={index} />}
			</Canvas>
			{index !== null && content && <ChartTooltip model={model} index={index} content={content} />}
		</div>
	);
}

/** The drawing without data: axes, and a message over them. */
export function EmptyPlot({ model, message }: { model: ChartModel; message: string }) {
	return (
		<div className="woocommerce-chart__plot">
			<Canvas model={model}>
				<StaticLayers model={model} focusedKey={null} />
			</Canvas>
			<p className="woocommerce-chart__empty-message d3-chart__empty-message">{message}</p>
		</div>
	);
}

function Canvas({ model, children }: { model: ChartModel; children: ReactNode }) {
	const { width, height, margins } = model;
	return (
		<svg
			width={width}
			height={height}
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
			focusable="false"
			direction="ltr"
		>
			<g transform={`translate(${margins.left},${margins.top})`}>{children}</g>
		</svg>
	);
}
