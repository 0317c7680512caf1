import { Link } from '../../layout/link/link';
import type { PlayContext } from '../../testing/stories';
import { ViewMoreList } from './view-more-list';

export default { title: 'Lists/ViewMoreList', component: ViewMoreList };

const names = ['Walnut Desk Clock', 'Belt', 'Cap', 'Hoodie with a name that goes on and on and on'];
const items = names.map((name) => (
	<Link key={name} href="admin.php?page=wc-admin&path=/analytics/products">
		{name}
	</Link>
));

/** The first item is its caller's, so there is nothing more to show. */
export function One() {
	return (
		<div>
			{items[0]} <ViewMoreList items={items.slice(0, 1)} />
		</div>
	);
}

export function Many() {
	return (
		<div>
			{items[0]} <ViewMoreList items={items} />
		</div>
	);
}

export function Open() {
	return <Many />;
}
Open.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: '+3 more' }));
};
