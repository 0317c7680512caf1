import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import type { IconName } from '@store-analytics/components';
import type { SectionProps } from './section-props';
import { filtered } from '../../extensions/filtered';
import { ChartsSection } from './charts/charts-section';
import { LeaderboardsSection } from './leaderboards/leaderboards-section';
import { StorePerformance } from './store-performance';

/** A section of Overview; extensions add theirs with `woocommerce_dashboard_default_sections`. */
export interface Section {
	readonly key: string;
	readonly component: ComponentType<SectionProps>;
	readonly title: string;
	readonly isVisible: boolean;
	readonly icon?: IconName;
	/** Keys of the blocks that the user hides. */
	readonly hiddenBlocks: readonly string[];
}

export const sectionsHook = 'woocommerce_dashboard_default_sections';

/** The default sections of Overview; extensions' sections may omit fields with a default. */
export function defaultSections(): readonly Section[] {
	const own: Section[] = [
		{
			key: 'store-performance',
			component: StorePerformance,
			title: __('Performance', 'store-analytics'),
			isVisible: true,
			icon: 'arrow-end',
			hiddenBlocks: [
				'coupons/amount',
				'coupons/orders_count',
				'downloads/download_count',
				'taxes/order_tax',
				'taxes/total_tax',
				'taxes/shipping_tax',
				'revenue/shipping',
				'orders/avg_order_value',
				'revenue/refunds',
				'revenue/gross_sales',
			],
		},
		{
			key: 'charts',
			component: ChartsSection,
			title: __('Charts', 'store-analytics'),
			isVisible: true,
			icon: 'line-chart',
			hiddenBlocks: [
				'orders_avg_order_value',
				'products_items_sold',
				'revenue_total_sales',
				'revenue_refunds',
				'coupons_amount',
				'coupons_orders_count',
				'revenue_shipping',
				'taxes_total_tax',
				'taxes_order_tax',
				'taxes_shipping_tax',
				'downloads_download_count',
			],
		},
		{
			key: 'leaderboards',
			component: LeaderboardsSection,
			title: __('Leaderboards', 'store-analytics'),
			isVisible: true,
			icon: 'bar-chart',
			hiddenBlocks: ['coupons', 'customers'],
		},
	];
	return filtered<readonly GivenSection[]>(sectionsHook, own).map(withDefaults);
}

type GivenSection = Partial<Section> & Pick<Section, 'key' | 'component'>;

function withDefaults(section: GivenSection): Section {
	const { key, title = key, isVisible = true, hiddenBlocks = [] } = section;
	return { ...section, title, isVisible, hiddenBlocks };
}
