import { useState } from 'react';
import { StoreProvider } from '../store-context/store-context';
import type { PlayContext } from '../testing/stories';
import { Chart } from './chart';
import { ChartTypeButtons, IntervalSelect } from './controls/chart-choices';
import { ChartPlaceholder } from './chart-placeholder';
import type { ChartProps } from './chart-props';
import { comparedRows, dailyRows, wave } from '../testing/example-rows';

export default {
	title: 'Charts/Chart',
	component: Chart,
	subcomponents: { ChartPlaceholder, ChartTypeButtons, IntervalSelect },
};

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const netSales: ChartProps = {
	title: 'Net sales',
	tooltipTitle: 'Net sales',
	data: comparedRows('2026-10-01', 31),
	allowedIntervals: ['day', 'week'],
	valueType: 'currency',
	tooltipValueFormat: money.format,
	xFormat: '%-d',
	path: '/analytics/revenue',
	query: {},
};

const products = [
	'Hoodie',
	'Crew Tee',
	'Denim Jacket',
	'V-Neck T-Shirt',
	'Harmonica',
	'Belt',
	'Cap',
];

const items: ChartProps = {
	...netSales,
	title: 'Items sold',
	tooltipTitle: undefined,
	valueType: 'number',
	tooltipValueFormat: ',',
	mode: 'item-comparison',
	itemsLabel: '%d products',
	data: dailyRows(
		'2026-10-01',
		31,
		Object.fromEntries(
			products.map((name, i) => [name, (day) => Math.round(wave(day + i, 9 - i, 3))]),
		),
		Object.fromEntries(products.map((name) => [name, name])),
	),
};

export function Line() {
	return <Chart {...netSales} />;
}

export function Bars() {
	return <Chart {...netSales} chartType="bar" />;
}

export function Items() {
	return <Chart {...items} />;
}

export function Loading() {
	return <Chart {...netSales} data={[]} isRequesting />;
}

export function Empty() {
	return (
		<Chart
			{...netSales}
			data={dailyRows('2026-10-01', 31, { primary: () => 0, secondary: () => 0 })}
			emptyMessage="No data for the selected date range"
		/>
	);
}

export function OneDate() {
	return <Chart {...netSales} data={comparedRows('2026-10-01', 1)} />;
}

export function YearOfDays() {
	return <Chart {...netSales} data={comparedRows('2026-01-01', 365)} xFormat="%b" x2Format="%Y" />;
}

export function Losses() {
	return (
		<Chart
			{...netSales}
			chartType="bar"
			data={dailyRows('2026-10-01', 12, { primary: (i) => wave(i, 20, 300) })}
		/>
	);
}

export function InADashboard() {
	return (
		<Chart
			{...netSales}
			showHeaderControls={false}
			interactiveLegend={false}
			legendPosition="bottom"
		/>
	);
}

export function LongText() {
	const label =
		'A period with quite a long name, which does not end where one would expect it to end';
	return (
		<Chart
			{...netSales}
			title="Average value of orders with returning customers from abroad"
			data={dailyRows(
				'2026-10-01',
				31,
				{ a: (i) => wave(i, 9e6, 4e6), b: (i) => i },
				{ a: label, b: label },
			)}
		/>
	);
}

export function RightToLeft() {
	return (
		<StoreProvider value={{ isRtl: true, locale: 'ar' }}>
			<div dir="rtl">
				<Chart {...netSales} title="صافي المبيعات" tooltipTitle="صافي المبيعات" />
			</div>
		</StoreProvider>
	);
}

export function AsATable() {
	return <Chart {...netSales} data={comparedRows('2026-10-01', 5)} />;
}
AsATable.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
};

export function Placeholder() {
	return <ChartPlaceholder height={220} />;
}

export function Controls() {
	const [interval, setInterval] = useState('day');
	const [chartType, setChartType] = useState<'line' | 'bar'>('line');
	return (
		<>
			<IntervalSelect
				interval={interval}
				allowedIntervals={['day', 'week', 'month']}
				onChange={setInterval}
			/>
			<ChartTypeButtons chartType={chartType} onChange={setChartType} />
		</>
	);
}
