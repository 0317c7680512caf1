import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { Button, SelectField } from '../../primitives';
import '../chart.css';

interface IntervalSelectProps {
	interval: string;
	/** Skips unknown intervals, and shows nothing if none is left. */
	allowedIntervals: readonly string[];
	onChange: (interval: string) => void;
}

/**
 * Shows a selector with "By day", "By week" … for the intervals of a range (S4.chart.1).
 * @example <IntervalSelect interval="day" allowedIntervals={['day', 'week']} onChange={setInterval} />
 */
export function IntervalSelect({ interval, allowedIntervals, onChange }: IntervalSelectProps) {
	const labels = intervalLabels();
	const options = allowedIntervals.flatMap((value) => {
		const label = labels[value];
		return label ? [{ value, label }] : [];
	});
	if (options.length === 0) return null;
	return (
		<SelectField
			className="woocommerce-chart__interval-select"
			label={__('Choose an interval', 'store-analytics')}
			hideLabelFromVision
			value={interval}
			options={options}
			onChange={onChange}
		/>
	);
}

interface ChartTypeButtonsProps {
	/** Null if neither is shown. */
	chartType: 'line' | 'bar' | null;
	onChange: (chartType: 'line' | 'bar') => void;
	/** Further display modes. */
	children?: ReactNode;
}

/**
 * Shows the toggle between lines and bars (S4.chart.1).
 * @example <ChartTypeButtons chartType="line" onChange={setType} />
 */
export function ChartTypeButtons({ chartType, onChange, children }: ChartTypeButtonsProps) {
	return (
		<div
			className="woocommerce-chart__types"
			role="group"
			aria-label={__('Show as', 'store-analytics')}
		>
			<Button
				className={typeClass(chartType === 'line')}
				icon="line-chart"
				label={__('Line chart', 'store-analytics')}
				isPressed={chartType === 'line'}
				onClick={() => onChange('line')}
			/>
			<Button
				className={typeClass(chartType === 'bar')}
				icon="bar-chart"
				label={__('Bar chart', 'store-analytics')}
				isPressed={chartType === 'bar'}
				onClick={() => onChange('bar')}
			/>
			{children}
		</div>
	);
}

function typeClass(isSelected: boolean): string {
	return clsx(
		'woocommerce-chart__type-button',
		isSelected && 'woocommerce-chart__type-button-selected',
	);
}

function intervalLabels(): Readonly<Record<string, string>> {
	return {
		hour: __('By hour', 'store-analytics'),
		day: __('By day', 'store-analytics'),
		week: __('By week', 'store-analytics'),
		month: __('By month', 'store-analytics'),
		quarter: __('By quarter', 'store-analytics'),
		year: __('By year', 'store-analytics'),
	};
}
