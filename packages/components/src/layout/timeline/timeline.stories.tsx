import { Icon } from '../../primitives';
import { Timeline } from './timeline';
import type { TimelineItem } from './grouping';

export default { title: 'Lists/Timeline', component: Timeline };

const items: TimelineItem[] = [
	{
		date: new Date('2026-11-20T15:28:00Z'),
		icon: <Icon icon="info" />,
		headline: 'Order #4321 was paid',
		body: [
			'By card',
			<a key="fee" href="https://example.com/">
				A fee of $2.34 was kept
			</a>,
		],
	},
	{
		date: new Date('2026-11-20T15:20:00Z'),
		icon: <Icon icon="plus-circle" />,
		headline: 'Order #4321 came in',
	},
	{
		date: new Date('2026-11-02T01:05:00Z'),
		icon: <Icon icon="check" />,
		headline: 'The shop opened',
		hideTimestamp: true,
	},
];

export function Nothing() {
	return <Timeline items={[]} />;
}

export function One() {
	return <Timeline items={items.slice(0, 1)} />;
}

export function ByDay() {
	return <Timeline items={items} />;
}

export function ByMonthFromTheFirst() {
	return (
		<Timeline items={items} groupBy="month" orderBy="asc" dateFormat="F Y" clockFormat="j M" />
	);
}

export function LongText() {
	const headline = 'A headline that is much longer than the card is wide '.repeat(4);
	return <Timeline items={items.map((item) => ({ ...item, headline }))} groupBy="week" />;
}
