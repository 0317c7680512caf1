import { __ } from '@wordpress/i18n';
import { Button, SelectField } from '@store-analytics/components';

interface ChartControlsProps {
	readonly interval: string;
	readonly allowedIntervals: readonly string[];
	readonly chartType: 'line' | 'bar';
	readonly onChoose: (choice: { interval?: string; chartType?: 'line' | 'bar' }) => void;
}

/** Interval and chart type for all charts of the section at once. */
export function ChartControls(props: ChartControlsProps) {
	const { interval, allowedIntervals, chartType, onChoose } = props;
	const labels = intervalLabels();
	return (
		<>
			<SelectField
				className="woocommerce-chart__interval-select"
				label={__('Choose an interval', 'store-analytics')}
				hideLabelFromVision
				value={interval}
				options={allowedIntervals.map((value) => ({ value, label: labels[value] ?? value }))}
				onChange={(value) => onChoose({ interval: value })}
			/>
			<div
				className="woocommerce-chart__types"
				role="group"
				aria-label={__('Chart type', 'store-analytics')}
			>
				<Button
					className="woocommerce-chart__type-button"
					icon="line-chart"
					label={__('Line chart', 'store-analytics')}
					isPressed={chartType === 'line'}
					onClick={() => onChoose({ chartType: 'line' })}
				/>
				<Button
					className="woocommerce-chart__type-button"
					icon="bar-chart"
					label={__('Bar chart', 'store-analytics')}
					isPressed={chartType === 'bar'}
					onClick={() => onChoose({ chartType: 'bar' })}
				/>
			</div>
		</>
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
