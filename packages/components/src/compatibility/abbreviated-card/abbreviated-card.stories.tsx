import { Icon } from '../../primitives';
import { AbbreviatedCard } from './abbreviated-card';

export default { title: 'Cards/AbbreviatedCard', component: AbbreviatedCard };

const href = 'admin.php?page=wc-admin&path=/analytics/orders';

export function WithIconAndText() {
	return (
		<AbbreviatedCard href={href} icon={<Icon icon="bar-chart" />}>
			3 orders to ship
		</AbbreviatedCard>
	);
}

export function LongText() {
	return (
		<AbbreviatedCard href={href} icon={<Icon icon="info" />}>
			{'A text that is much longer than the card is wide, so that it wraps. '.repeat(3)}
		</AbbreviatedCard>
	);
}
