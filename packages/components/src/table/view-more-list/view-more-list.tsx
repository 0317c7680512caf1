import type { ReactNode } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { Tag } from '../../inputs/tag/tag';
import './view-more-list.css';

/** Stands behind the first item, which its caller shows: a button with the number of the others that opens the whole list. */
export function ViewMoreList({ items = [] }: { items?: ReactNode[] }) {
	const more = items.length - 1;
	if (more < 1) return null;
	return (
		<Tag
			className="woocommerce-view-more-list"
			// translators: %d: how many more items there are.
			label={sprintf(_n('+%d more', '+%d more', more, 'store-analytics'), more)}
			popoverContents={
				<ul className="woocommerce-view-more-list__popover">
					{items.map((item, index) => (
						<li key={index} className="woocommerce-view-more-list__popover__item">
							{item}
						</li>
					))}
				</ul>
			}
		/>
	);
}
