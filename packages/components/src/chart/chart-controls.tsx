import { __ } from '@wordpress/i18n';
import { updateQueryString } from '@store-analytics/navigation';
import { Button, SelectField } from '../primitives';
import type { ChartProps } from './chart-props';
import type { ChartInterval } from './model';

interface ChartControlsProps {
	chart: ChartProps;
	showsTable: boolean;
	onShowTable: (shows: boolean) => void;
}

/** Interval selector, line/bar toggle (both written to the address, S2.chart-card.2) and the way to a table. */
export function ChartControls({ chart, showsTable, onShowTable }: ChartControlsProps) {
	const { chartType = 'line', path, query } = chart;
	const choose = (type: 'line' | 'bar') => {
		onShowTable(false);
		if (type !== chartType) updateQueryString({ chartType: type }, path, query);
	};
	return (
		<div className="woocommerce-chart__controls">
			<IntervalSelect {...chart} />
			<div
				className="woocommerce-chart__types"
				role="group"
				aria-label={__('Show as', 'store-analytics')}
			>
				<Button
					className="woocommerce-chart__type-button"
					icon="line-chart"
					label={__('Line chart', 'store-analytics')}
					isPressed={!showsTable && chartType === 'line'}
					onClick={() => choose('line')}
				/>
				<Button
					className="woocommerce-chart__type-button"
					icon="bar-chart"
					label={__('Bar chart', 'store-analytics')}
					isPressed={!showsTable && chartType === 'bar'}
					onClick={() => choose('bar')}
				/>
				<TableToggle showsTable={showsTable} onShowTable={onShowTable} />
			</div>
		</div>
	);
}

function IntervalSelect(props: ChartProps) {
	const { allowedIntervals = [], interval = 'day', path, query } = props;
	if (allowedIntervals.length === 0) return null;
	const names = intervalNames();
	return (
		<SelectField
			className="woocommerce-chart__interval-select"
			label={__('Choose an interval', 'store-analytics')}
			hideLabelFromVision
			value={interval}
			options={allowedIntervals.filter(isInterval).map((value) => ({ value, label: names[value] }))}
			onChange={(value) => updateQueryString({ interval: value }, path, query)}
		/>
	);
}

function intervalNames(): Record<ChartInterval, string> {
	return {
		hour: __('By hour', 'store-analytics'),
		day: __('By day', 'store-analytics'),
		week: __('By week', 'store-analytics'),
		month: __('By month', 'store-analytics'),
		quarter: __('By quarter', 'store-analytics'),
		year: __('By year', 'store-analytics'),
	};
}

function isInterval(value: string): value is ChartInterval {
	return ['hour', 'day', 'week', 'month', 'quarter', 'year'].includes(value);
}

type TableToggleProps = Omit<ChartControlsProps, 'chart'>;

function TableToggle({ showsTable, onShowTable }: TableToggleProps) {
	const name = __('View as table', 'store-analytics');
	return (
		<Button
			className="woocommerce-chart__type-button has-icon"
			aria-label={name}
			title={name}
			isPressed={showsTable}
			onClick={() => onShowTable(!showsTable)}
		>
			<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path
					fill="currentColor"
					d="M3 5h18v14H3zm1.5 4.5v3h4.75v-3zm6.25 0v3h8.75v-3zM4.500 14v3.500h4.750V14zm6.250 0v3.500h8.750V14z"
				/>
			</svg>
		</Button>
	);
}

/** The same way to a table for charts without controls: out of sight until the keyboard reaches it. */
export function HiddenTableToggle({ showsTable, onShowTable }: TableToggleProps) {
	return (
		<Button
			className="woocommerce-chart__hidden-toggle"
			variant="secondary"
			isPressed={showsTable}
			onClick={() => onShowTable(!showsTable)}
		>
			{__('View as table', 'store-analytics')}
		</Button>
	);
}
