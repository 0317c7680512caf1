import { AnalyticsError } from '../analytics-error';
import { Badge } from '../badge';
import { StoreDate } from '../date';
import { EllipsisMenu, MenuItem, MenuTitle } from '../ellipsis-menu';
import { EmptyContent } from '../empty-content';
import { Link } from '../link';
import { OrderStatus } from '../order-status';
import { Pill } from '../pill';
import { TextField } from '../primitives';
import { SectionHeader } from '../section-header';
import { Spinner } from '../spinner';
import { Tag } from '../tag';
import { ViewMoreList } from '../view-more-list';
import { Card } from './card';

export default { component: Card };

const nothing = () => {};

function Menu() {
	return (
		<EllipsisMenu
			label="Choose what to show"
			renderContent={() => (
				<>
					<MenuTitle>Show:</MenuTitle>
					<MenuItem isCheckbox isClickable checked onInvoke={nothing}>
						Orders
					</MenuItem>
					<MenuItem isClickable onInvoke={nothing}>
						Move up
					</MenuItem>
				</>
			)}
		/>
	);
}

export function CardWithEverything() {
	return (
		<Card
			title="Inbox"
			description="What happened lately"
			action={<Link href="admin.php?page=wc-admin">All of it</Link>}
			menu={<Menu />}
		>
			<Badge count={3} /> <Pill>Beta</Pill> <StoreDate date="2026-10-31" visibleFormat="M j, Y" />
		</Card>
	);
}

export function Headings() {
	return (
		<SectionHeader
			title="Charts"
			menu={
				<EllipsisMenu
					label="Choose which charts to display"
					contentRole="dialog"
					renderContent={() => (
						<>
							<MenuItem isCheckbox isClickable checked={false} onInvoke={nothing}>
								Net sales
							</MenuItem>
							<TextField label="Section title" value="Charts" onChange={nothing} />
						</>
					)}
				/>
			}
		/>
	);
}

export function Statuses() {
	const names = {
		processing: 'Processing',
		completed: 'Completed',
		'on-hold': 'On hold',
		failed: 'Failed',
	};
	return Object.keys(names).map((status) => (
		<OrderStatus key={status} order={{ status }} orderStatusMap={names} labelPositionToLeft />
	));
}

export function Tags() {
	return (
		<>
			<Tag label="Hoodie" />
			<Tag label="Belt" id={7} remove={() => nothing} screenReaderLabel="Belt, 2 of 3" />
			<ViewMoreList
				items={[
					<Link key="a" href="#a">
						Walnut Desk Clock
					</Link>,
					'Belt',
					'Cap',
				]}
			/>
		</>
	);
}

export function Nothing() {
	return (
		<EmptyContent
			title="No orders yet"
			message="They will be here as soon as somebody buys something."
			actionLabel="Learn more"
			actionURL="https://example.org/"
			secondaryActionLabel="Not now"
			secondaryActionCallback={nothing}
		/>
	);
}

export function FailedWithRetry() {
	return <AnalyticsError onRetry={nothing} />;
}

export function Waiting() {
	return <Spinner />;
}
