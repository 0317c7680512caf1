import type { ReactNode } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { Tag } from '../../inputs/tag/tag';
import './view-more-list.css';

/**
 * Shows a button with the number of further items, which opens the whole list. The caller shows the first item before
 * it.
 * @example <ViewMoreList items={['Red', 'Blue']} />
 */
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
