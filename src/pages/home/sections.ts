import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import type { IconName } from '@store-analytics/components';
import type { ArrangedProps } from '../sections/section-props';
import { MetricsSection } from './metrics/metrics-section';
import { InboxSection } from './inbox-section';
import { TimelineSection } from './timeline/timeline-section';
import { TodoSection } from './todo/todo-section';

/** A section of Home. */
export interface HomeSection {
	readonly key: string;
	readonly component: ComponentType<ArrangedProps>;
	readonly title: string;
	readonly icon: IconName;
	readonly isVisible: boolean;
	readonly hiddenBlocks: readonly string[];
	/** Shares a row with the next one if there is room. */
	readonly isHalf?: boolean;
}

/** The preference with the user's arrangement of Home, like `dashboard_sections` for Overview. */
export const homePreference = 'homepage_sections';

/** The default sections of Home. */
export function homeSections(): readonly HomeSection[] {
	const shown = { isVisible: true, hiddenBlocks: [] };
	return [
		{
			...shown,
			key: 'metrics',
			component: MetricsSection,
			title: __('Sales so far', 'store-analytics'),
			icon: 'bar-chart',
		},
		{
			...shown,
			key: 'todo',
			component: TodoSection,
			title: __('To do', 'store-analytics'),
			icon: 'check',
		},
		{
			...shown,
			key: 'timeline',
			component: TimelineSection,
			title: __('Recent activity', 'store-analytics'),
			icon: 'line-chart',
			isHalf: true,
		},
		{
			...shown,
			key: 'inbox',
			component: InboxSection,
			title: __('Inbox', 'store-analytics'),
			icon: 'bell',
			isHalf: true,
		},
	];
}
