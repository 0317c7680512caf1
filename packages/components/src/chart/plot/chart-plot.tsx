import type { ReactNode } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { StateDrawing } from '../../feedback/state-drawing/state-drawing';
import { announce, useInstanceId, VisuallyHidden } from '../../primitives';
import { ChartTooltip } from './chart-tooltip';
import { HoverLayer } from './hover-layer';
import { tooltipContent, type ChartModel, type ChartMode, type ValueChange } from '../model';
import { spokenDate, valueWords } from './spoken';
import { StaticLayers } from './static-layers';
import type { ChartFormats } from '../use-chart-data';
import { useValueFocus } from './use-value-focus';
import type { ValueFocus, FocusMove } from './value-places';

interface ChartPlotProps {
	model: ChartModel;
	mode: ChartMode;
	formats: ChartFormats;
	tooltipTitle?: string | undefined;
	changeOf?: ((now: number, before: number) => ValueChange) | undefined;
	onChoose?: ((value: ValueFocus) => void) | undefined;
	/** Name of the chart for assistive technology. */
	label: string;
	focusedKey: string | null;
}

/** The drawing. It is one tab stop; arrow keys move through the dates. Only the hover layer follows the pointer. */
export function ChartPlot(props: ChartPlotProps) {
	const { model, mode, formats, tooltipTitle, label, focusedKey, onChoose } = props;
	const hintId = useInstanceId('chart-hint');
	const contentAt = (index: number, writeDate = formats.writeLabel) => {
		const date = model.dates[index];
		return date
			? tooltipContent(date, index, model, {
					mode,
					tooltipTitle,
					changeOf: props.changeOf,
					writeDate,
					...valueWords(formats.numbers.exact),
				})
			: null;
	};
	const onKeyMove = ({ index, series }: ValueFocus, way: FocusMove) => {
		const content = contentAt(index, formats.writeSpoken);
		if (!content) return;
		const rows = content.rows.filter(({ key }) => way === 'dates' || key === series);
		announce(spokenDate({ ...content, rows }));
	};
	const { focus, handlers } = useValueFocus(model, { onKeyMove, onChoose });
	const content = focus && contentAt(focus.index);
	const hasSeveralSeries = model.series.filter(({ isTarget }) => !isTarget).length > 1;
	/** The current series, if there are several. */
	const chosen = onChoose && hasSeveralSeries ? focus?.series : undefined;
	return (
		<div
			className={clsx('woocommerce-chart__plot', { 'has-choice': onChoose })}
			role="application"
			aria-roledescription={__('interactive chart', 'store-analytics')}
			aria-label={label}
			aria-describedby={hintId}
			tabIndex={0}
			{...handlers}
		>
			<VisuallyHidden id={hintId}>
				{keysHint(onChoose !== undefined, hasSeveralSeries)}
			</VisuallyHidden>
			<Canvas model={model}>
				<StaticLayers model={model} focusedKey={focusedKey} />
				{focus && <HoverLayer model={model} index={focus.index} chosen={chosen} />}
			</Canvas>
			{focus && content && (
				<ChartTooltip model={model} index={focus.index} content={content} chosen={chosen} />
			)}
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
			<p className="woocommerce-chart__empty-message d3-chart__empty-message">
				<StateDrawing state="empty" />
				<span>{message}</span>
			</p>
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

function keysHint(isChoice: boolean, hasSeveralSeries: boolean): string {
	if (!isChoice) {
		return __(
			'Use the left and right arrow keys to hear the values of each date.',
			'store-analytics',
		);
	}
	return hasSeveralSeries
		? __(
				'Use the left and right arrow keys to hear the values of each date. The up and down arrow keys go from one value of the date to the next. Press Enter to see how the value is calculated.',
				'store-analytics',
			)
		: __(
				'Use the left and right arrow keys to hear the values of each date. Press Enter to see how the value is calculated.',
				'store-analytics',
			);
}
