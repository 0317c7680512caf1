import { useState } from 'react';
import type { PlayContext } from '../testing/stories';
import { Heatmap } from './heatmap';
import type { HeatmapProps } from './heatmap-props';

export default { title: 'Charts/Heatmap', component: Heatmap };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const rows = days.map((label) => ({ key: label, label, shortLabel: label.slice(0, 3) }));
const columns = Array.from({ length: 24 }, (_, hour) => ({
	key: String(hour),
	label: `${String(hour).padStart(2, '0')}:00`,
	shortLabel: String(hour),
}));

/** Quiet nights, busy evenings, and a weekend that begins later. */
function ordersAt(day: string, hour: string): number {
	const [weekday, time] = [days.indexOf(day), Number(hour)];
	const wave = Math.exp(-((time - 20) ** 2) / 9) * 24 + Math.exp(-((time - 11) ** 2) / 14) * 13;
	const weekend = weekday > 4 ? 1.4 : 1;
	return Math.floor(wave * weekend + ((weekday * 7 + time * 3) % 5) - 2 > 0 ? wave * weekend : 0);
}

const orders: HeatmapProps = {
	label: 'Orders by weekday and hour',
	rows,
	columns,
	value: ordersAt,
	format: (value) => `${value} orders`,
	formatShort: String,
};

export function WeekdaysAndHours() {
	return <Heatmap {...orders} />;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const short = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	notation: 'compact',
	maximumFractionDigits: 1,
});

/** Returns of one hour are more than its sales; before the shop's first day nothing is known. */
export function UnknownAndBelowZero() {
	const value = (day: string, hour: string) => {
		if (day === 'Monday' && Number(hour) < 9) return null;
		if (day === 'Sunday' && hour === '4') return -120;
		return ordersAt(day, hour) * 61.4;
	};
	return (
		<Heatmap
			{...orders}
			{...{ value }}
			label="Net sales"
			format={money.format}
			formatShort={short.format}
		/>
	);
}

const evening = columns.slice(16);

export function CellsThatAreLinks() {
	return (
		<Heatmap
			{...orders}
			columns={evening}
			hrefOf={(day, hour) => (ordersAt(day, hour) > 0 ? `?day=${day}&hour=${hour}` : undefined)}
		/>
	);
}

export function CellsToChoose() {
	const [chosen, setChosen] = useState('none');
	return (
		<>
			<Heatmap
				{...orders}
				columns={evening}
				onSelect={(day, hour) => setChosen(`${day} at ${hour}`)}
			/>
			<p>Chosen: {chosen}</p>
		</>
	);
}

CellsToChoose.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(await canvas.findByRole('gridcell', { name: 'Friday, 20:00: 24 orders' }));
};

export function NoOrders() {
	return <Heatmap {...orders} columns={evening} value={() => 0} />;
}
