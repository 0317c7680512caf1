import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { inSentence, spanned } from '../primitives';
import { shadeClass } from './shade-class';
import {
	shadeOf,
	shadeOfStep,
	stepEnds,
	type Shade,
	type StepBounds,
	type StepValue,
} from './steps';
import './steps.css';

interface StepLegendProps {
	/** What is drawn, so that the legend explains nothing else. */
	readonly values: readonly StepValue[];
	readonly bounds: StepBounds;
	readonly format: (value: number) => string;
	/** Further signs of the drawing. */
	readonly children?: ReactNode;
}

/** Says which values a shade stands for. */
export function StepLegend({ values, bounds, format, children }: StepLegendProps) {
	const kinds = new Set(values.map((value) => shadeOf(value, bounds).kind));
	const ends = stepEnds(values, bounds);
	return (
		<ul className="sa-step-legend" aria-label={__('Legend', 'store-analytics')}>
			{kinds.has('negative') && (
				<LegendEntry shade={{ kind: 'negative' }}>
					{__('Below zero', 'store-analytics')}
				</LegendEntry>
			)}
			{kinds.has('zero') && <LegendEntry shade={{ kind: 'zero' }}>{format(0)}</LegendEntry>}
			{kinds.has('step') &&
				[0, ...bounds].map((from, index) => (
					<LegendEntry key={from} shade={{ kind: 'step', step: shadeOfStep(index, bounds) }}>
						{rangeText({ from, to: bounds[index], end: ends[index] }, format)}
					</LegendEntry>
				))}
			{kinds.has('unknown') && (
				<LegendEntry shade={{ kind: 'unknown' }}>{__('Unknown', 'store-analytics')}</LegendEntry>
			)}
			{children}
		</ul>
	);
}

function LegendEntry({ shade, children }: { shade: Shade; children: ReactNode }) {
	return (
		<li>
			<span className={`sa-step-legend__swatch ${shadeClass(shade)}`} />
			<span className="sa-step-legend__range">{children}</span>
		</li>
	);
}

interface StepRange {
	/** 0 for the first step. */
	readonly from: number;
	/** Where the next step begins; none after the last. */
	readonly to: number | undefined;
	/** The greatest value of whole numbers. */
	readonly end: number | undefined;
}

function rangeText({ from, to, end }: StepRange, format: (value: number) => string): string {
	const write = (value: number) => inSentence(format(value));
	if (from === 0) {
		return to === undefined
			? __('Above zero', 'store-analytics')
			: // translators: %s: a value that the range does not reach, such as 100.
				sprintf(__('under %s', 'store-analytics'), write(to));
	}
	if (to === undefined || end === undefined) {
		// translators: %s: the least value of a range without an end, such as 500.
		return sprintf(__('%s and more', 'store-analytics'), write(from));
	}
	return from === end ? write(from) : spanned([write(from), write(end)]);
}
