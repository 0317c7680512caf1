import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Section, SectionHeader } from '@store-analytics/components';
import { SectionMenu } from '../sections/section-menu';
import type { ArrangedProps } from '../sections/section-props';

interface HomeSectionProps {
	readonly section: ArrangedProps;
	/** The parts that can be hidden. */
	readonly blocks?: readonly { readonly key: string; readonly label: string }[];
	readonly className: string;
	readonly children: ReactNode;
}

/** A section of Home: its title, its menu of visible parts and position, and its content. */
export function HomeSection({ section, blocks = [], className, children }: HomeSectionProps) {
	const label =
		blocks.length > 0
			? __('Section options', 'store-analytics')
			: __('Section name and position', 'store-analytics');
	return (
		<>
			<SectionHeader
				title={section.title}
				menu={
					<SectionMenu section={section} label={label} heading={section.title} blocks={blocks} />
				}
			/>
			<Section className={className}>{children}</Section>
		</>
	);
}
