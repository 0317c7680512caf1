import { useState } from 'react';
import { SegmentedSelection, type SegmentedSelectionProps } from './segmented-selection';

export default { title: 'Forms/SegmentedSelection', component: SegmentedSelection };

const periods = [
	{ value: 'today', label: 'Today' },
	{ value: 'week', label: 'Week to date' },
	{ value: 'month', label: 'Month to date' },
];

function Example({
	options,
	start,
}: Pick<SegmentedSelectionProps, 'options'> & { start?: string }) {
	const [selected, setSelected] = useState(start);
	return (
		<SegmentedSelection
			name="period"
			legend="Select a period"
			options={options}
			selected={selected}
			onSelect={({ period }) => setSelected(period)}
		/>
	);
}

export function NothingChosen() {
	return <Example options={periods} />;
}

export function OneChosen() {
	return <Example options={periods} start="week" />;
}

export function LongText() {
	const options = periods.map((period) => ({
		...period,
		label: `${period.label} as it is counted in our bookkeeping`,
	}));
	return <Example options={options} start="today" />;
}
