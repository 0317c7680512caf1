import { __ } from '@wordpress/i18n';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { Panel } from '../../../reports/engine/screen/panel';
import { HomeSection } from '../home-section';
import type { ArrangedProps } from '../../sections/section-props';
import { OpenOrders } from './open-orders';
import { UnapprovedReviews } from './unapproved-reviews';
import { LowStock } from './low-stock';

/** The owner's tasks: orders, reviews, and products low in stock. */
export function TodoSection(props: ArrangedProps) {
	const { manageStock, reviewsEnabled, actionableStatuses } = useAppSettings();
	const parts = [
		{
			key: 'orders',
			label: __('Orders to fulfill', 'store-analytics'),
			Part: OpenOrders,
			isThere: actionableStatuses.length > 0,
		},
		{
			key: 'reviews',
			label: __('Reviews to approve', 'store-analytics'),
			Part: UnapprovedReviews,
			isThere: reviewsEnabled,
		},
		{
			key: 'stock',
			label: __('Low stock', 'store-analytics'),
			Part: LowStock,
			isThere: manageStock,
		},
	].filter(({ isThere }) => isThere);
	const shown = parts.filter(({ key }) => !props.hiddenBlocks.includes(key));
	return (
		<HomeSection section={props} blocks={parts} className="sa-home__columns">
			{shown.map(({ key, label, Part }) => (
				<Panel key={key} resetKey={key}>
					<Part title={label} />
				</Panel>
			))}
		</HomeSection>
	);
}
