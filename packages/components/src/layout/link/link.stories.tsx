import { Link } from './link';

export default { title: 'Texts/Link', component: Link };

export function IntoTheApp() {
	return <Link href="admin.php?page=wc-admin&path=/analytics/orders">All orders</Link>;
}

export function IntoWordPress() {
	return (
		<Link type="wp-admin" href="edit.php?post_type=product">
			All products
		</Link>
	);
}

export function Away() {
	return (
		<Link type="external" href="https://example.com/" target="_blank" rel="noreferrer">
			The manual
		</Link>
	);
}

export function LongText() {
	return (
		<Link href="admin.php">
			{'A product with a name that does not end where it should '.repeat(4)}
		</Link>
	);
}
