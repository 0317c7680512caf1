import { createRoot } from 'react-dom/client';
import { Chart, type ChartProps } from '@store-analytics/components';

const returns: ChartProps = {
	title: 'Returned items',
	data: ['2026-11-18', '2026-11-19', '2026-11-20'].map((day, index) => ({
		date: `${day}T00:00:00`,
		returns: { label: 'Returns', value: index + 1 },
	})),
	valueType: 'number',
	showHeaderControls: false,
};

const place = document.getElementById('returns');
if (place) createRoot(place).render(<Chart {...returns} />);
