import { Link, ViewMoreList } from '@store-analytics/components';
import './link-list.css';

interface ListedLink {
	readonly key: string;
	readonly label: string;
	/** How it reads in the list of all. */
	readonly listed: string;
	readonly href: string;
}

/** The first of several things as a link, and behind "+1 more" the list of all. */
export function LinkList({ links }: { links: readonly ListedLink[] }) {
	const [first] = links;
	if (first === undefined) return null;
	return (
		<div className="woocommerce-table__product">
			<Link type="wc-admin" href={first.href}>
				{first.label}
			</Link>
			{links.length > 1 && (
				<ViewMoreList
					items={links.map(({ key, listed, href }) => (
						<Link key={key} type="wc-admin" href={href}>
							{listed}
						</Link>
					))}
				/>
			)}
		</div>
	);
}
