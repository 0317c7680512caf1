import clsx from 'clsx';
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

interface LinkListProps {
	readonly links: readonly Listed[];
	/** Their texts are codes, which need less room than names. */
	readonly areShort?: boolean;
}

/** Shows the first of several items as a link, and all in a list behind "+1 more". */
export function LinkList({ links, areShort }: LinkListProps) {
	const [first] = links;
	if (first === undefined) return null;
	return (
		<div className={clsx('woocommerce-table__product', areShort && 'is-short')}>
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
