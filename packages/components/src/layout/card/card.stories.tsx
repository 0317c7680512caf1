import { Badge } from '../../compatibility/badge/badge';
import { EllipsisMenu } from '../ellipsis-menu/ellipsis-menu';
import { MenuItem } from '../ellipsis-menu/menu-item';
import { Link } from '../link/link';
import { Card } from './card';

export default { title: 'Cards/Card', component: Card };

const menu = (
	<EllipsisMenu
		label="Choose what to show"
		renderContent={() => (
			<MenuItem isCheckbox isClickable checked onInvoke={() => {}}>
				Orders
			</MenuItem>
		)}
	/>
);
const action = <Link href="admin.php?page=wc-admin">All of it</Link>;

export function CardWithEverything() {
	return (
		<Card title="Inbox" description="What happened lately" action={action} menu={menu}>
			<Badge count={3} /> unread
		</Card>
	);
}

export function ContentOnly() {
	return <Card>No header where there is nothing to put there.</Card>;
}

export function LongText() {
	const words = 'Words that are much longer than the card is wide '.repeat(4);
	return (
		<Card title={words} description={words} action={action} menu={menu}>
			{words}
		</Card>
	);
}
