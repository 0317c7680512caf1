import { Link, ViewMoreList } from '@store-analytics/components';
import './link-list.css';

interface Listed {
	readonly key: string;
	readonly label: string;
	/** How it reads in the list of all. */
	readonly listed: string;
	/** Worked out when it is shown: most stand in lists that nobody opens. */
	readonly href: () => string;
}

/** The first of several things as a link, and behind "+1 more" the list of all. */
export function LinkList({ links }: { links: readonly Listed[] }) {
	const [first] = links;
	if (first === undefined) return null;
	return (
		<div className="woocommerce-table__product">
			<ListedLink href={first.href} text={first.label} />
			{links.length > 1 && (
				<ViewMoreList
					items={links.map(({ key, listed, href }) => (
						<ListedLink key={key} href={href} text={listed} />
					))}
				/>
			)}
		</div>
	);
}

function ListedLink({ href, text }: { href: Listed['href']; text: string }) {
	return (
		<Link type="wc-admin" href={href()}>
			{text}
		</Link>
	);
}
