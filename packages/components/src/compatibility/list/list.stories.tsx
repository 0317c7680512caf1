import { Icon } from '../../primitives';
import { List } from './list';
import type { ListItemProps } from './list-item';

export default { title: 'Lists/List', component: List };

const nothing = () => {};
const icon = <Icon icon="bar-chart" />;

const items: ListItemProps[] = [
	{ title: 'Read the manual', href: 'https://example.com/', before: icon },
	{
		title: 'Set up taxes',
		content: 'Two rates are missing.',
		before: icon,
		after: <Icon icon="chevron-end" />,
		onClick: nothing,
	},
	{ title: 'Orders', href: 'admin.php?page=wc-admin&path=/analytics/orders', linkType: 'wc-admin' },
];

export function Nothing() {
	return (
		<section aria-label="No rows">
			<List items={[]} />
		</section>
	);
}

export function One() {
	return <List items={items.slice(0, 1)} />;
}

export function LinksAndActions() {
	return <List items={items} />;
}

export function OnlyToRead() {
	return <List items={[{ title: 'Sunday', content: 'Closed' }, { title: 'Monday' }]} />;
}

export function DrawnInAnotherWay() {
	return (
		<List items={[{ title: 'One' }, { title: 'Two' }]}>
			{({ title }, index) => (
				<b>
					{index + 1}. {title}
				</b>
			)}
		</List>
	);
}

export function LongText() {
	const title = 'A title that is much longer than the row is wide '.repeat(4);
	return <List items={[...items, { title, content: title, onClick: nothing }]} />;
}
