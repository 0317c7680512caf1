import { __ } from '@wordpress/i18n';
import { updateQueryString } from '@store-analytics/navigation';
import { Button } from '../../primitives';
import { ChartTypeButtons, IntervalSelect } from './chart-choices';
import type { ChartContents } from '../chart-contents';
import { ChartMenu } from './chart-menu';
import type { ChartProps } from '../chart-props';

interface ChartControlsProps {
	chart: ChartProps;
	showsTable: boolean;
	onShowTable: (shows: boolean) => void;
	/** The contents for copying. */
	contents: ChartContents;
}

/**
 * The interval selector and line/bar toggle, which write to the address (S2.chart-card.2), and the button of the table.
 */
export function ChartControls({ chart, showsTable, onShowTable, contents }: ChartControlsProps) {
	const { chartType = 'line', allowedIntervals = [], interval = 'day', path, query } = chart;
	const choose = (type: 'line' | 'bar') => {
		onShowTable(false);
		if (type !== chartType) updateQueryString({ chartType: type }, path, query);
	};
	return (
		<div className="woocommerce-chart__controls">
			<IntervalSelect
				interval={interval}
				allowedIntervals={allowedIntervals}
				onChange={(value) => updateQueryString({ interval: value }, path, query)}
			/>
			<ChartTypeButtons chartType={showsTable ? null : chartType} onChange={choose}>
				<TableToggle showsTable={showsTable} onShowTable={onShowTable} />
			</ChartTypeButtons>
			{chart.showMenu !== false && <ChartMenu {...{ chart, contents, showsTable }} />}
		</div>
	);
}

type TableToggleProps = Omit<ChartControlsProps, 'chart' | 'contents'>;

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

/**
 * The controls of a chart without choices: a button of the table that only the keyboard reveals, and the menu if
 * requested.
 */
export function HiddenControls({ chart, contents, ...table }: ChartControlsProps) {
	return (
		<>
			<HiddenTableToggle {...table} />
			{chart.showMenu && (
				<ChartMenu chart={chart} contents={contents} showsTable={table.showsTable} />
			)}
		</>
	);
}

function HiddenTableToggle({ showsTable, onShowTable }: TableToggleProps) {
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
