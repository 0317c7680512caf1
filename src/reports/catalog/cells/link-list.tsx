import { Link, ViewMoreList } from '@store-analytics/components';
import './link-list.css';

interface Listed {
	readonly key: string;
	readonly label: string;
	/** Its text in the list of all. */
	readonly listed: string;
	/** Computed when it is shown, because most lists are never opened. */
	readonly href: () => string;
}

/** Shows the first of several items as a link, and all in a list behind "+1 more". */
export function LinkList({ links }: { links: readonly Listed[] }) {
	const [first] = links;
	if (first === undefined) return null;
	return (
		<div className="woocommerce-table__product">
			<ListedLink href={first.href} text={first.label} title={first.label} />
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

interface ListedLinkProps extends Pick<Listed, 'href'> {
	readonly text: string;
	/** The whole name, where it may be cut. */
	readonly title?: string;
}

function ListedLink({ href, text, title }: ListedLinkProps) {
	return (
		<Link type="wc-admin" href={href()} title={title}>
			{text}
		</Link>
	);
}
