import { __ } from '@wordpress/i18n';
import { Link, type LinkProps } from '../link/link';
import './breadcrumbs.css';

export interface BreadcrumbItem {
	label: string;
	/** Missing for the level that is open. */
	href?: string | undefined;
}

export interface BreadcrumbsProps {
	/** From the widest level to the one that is open. */
	items: readonly BreadcrumbItem[];
	/** Names the list of links for screen readers. */
	label?: string;
	/** As the links' own. */
	type?: LinkProps['type'];
}

/**
 * Links to the levels above the one that is open, such as country, state and city. Nothing is shown for one level.
 * @example <Breadcrumbs items={[{ label: 'All countries', href: '?' }, { label: 'Germany' }]} />
 */
export function Breadcrumbs({ items, label, type }: BreadcrumbsProps) {
	if (items.length < 2) return null;
	return (
		<nav className="sa-breadcrumbs" aria-label={label ?? __('Levels', 'store-analytics')}>
			<ol>
				{items.map((item, index) => (
					<li key={`${index} ${item.label}`}>
						{item.href === undefined ? (
							<span aria-current={index === items.length - 1 ? 'page' : undefined}>
								{item.label}
							</span>
						) : (
							<Link href={item.href} {...(type && { type })}>
								{item.label}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
