import { __ } from '@wordpress/i18n';
import { chunk } from '../../../platform/chunk';
import type { Section } from '../sections';
import type { SectionProps } from '../section-props';

const PinnedSection = chunk<SectionProps>(
	() => import(/* webpackChunkName: 'pinned' */ './pinned-section'),
);

/** The user's pins; a section that exists while there are pins, and is arranged like the others. */
export function pinnedSection(): Section {
	return {
		key: 'store-analytics-pinned',
		component: PinnedSection,
		title: __('Pinned', 'store-analytics'),
		isVisible: true,
		hiddenBlocks: [],
		icon: 'star',
	};
}
