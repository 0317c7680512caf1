import { useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';
import { placeTooltip, type ChartModel, type TooltipContent, type ValueChange } from '../model';
import { Swatch } from '../legend/swatch';
import { deltaText, isNumber, newText } from '../../primitives/change-values';

interface ChartTooltipProps {
	model: ChartModel;
	index: number;
	content: TooltipContent;
	/** The series whose value a click explains, if there are several. */
	chosen: string | undefined;
}

/** In narrower charts (px) a tooltip would cover most of the drawing. */
const narrow = 480;

/** The values of one date, beside it. Hidden from assistive technology, which gets them as text. */
export function ChartTooltip({ model, index, content, chosen }: ChartTooltipProps) {
	const box = useRef<HTMLDivElement>(null);
	const change = content.change && changeText(content.change);
	useLayoutEffect(() => {
		if (!box.current) return;
		const left = placeTooltip({
			anchorX: model.margins.left + model.x.xOf(index),
			tooltipWidth: box.current.offsetWidth,
			chartWidth: model.width,
			isRtl: model.isRtl,
		});
		box.current.style.transform = `translateX(${Math.round(left)}px)`;
	});
	return (
		<div
			ref={box}
			className={clsx(
				'woocommerce-chart__tooltip d3-chart__tooltip',
				model.width < narrow && 'is-below',
			)}
			// The model's pixels count from the physical left edge in both directions.
			style={{ left: 0 }}
			aria-hidden="true"
		>
			<div className="woocommerce-chart__tooltip-title">{content.title}</div>
			<ul>
				{content.rows.map((row) => (
					<li key={row.key} className={row.key === chosen ? 'is-chosen' : undefined}>
						<Swatch
							color={row.color}
							dash={row.dash}
							isBar={model.chartType === 'bar' && !row.isTarget}
						/>
						<span className="woocommerce-chart__tooltip-label">{row.label}</span>
						<span className="woocommerce-chart__tooltip-value">{row.value}</span>
					</li>
				))}
				{change && (
					<li className="woocommerce-chart__tooltip-change">
						<span dir="ltr">{change}</span>
					</li>
				)}
				{content.notes.map((text) => (
					<li key={text} className="woocommerce-chart__tooltip-note">
						{text}
					</li>
				))}
			</ul>
		</div>
	);
}

/** As a tile says it, with an arrow. */
function changeText({ delta, deltaAmount, isNew = false }: ValueChange): string | undefined {
	if (isNew) return newText();
	if (!isNumber(delta)) return undefined;
	const arrow = delta > 0 ? '↑' : '↓';
	return delta === 0 ? deltaText(delta) : `${arrow} ${deltaText(delta, deltaAmount)}`;
}
