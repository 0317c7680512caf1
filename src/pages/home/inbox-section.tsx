import { __ } from '@wordpress/i18n';
import { Section, SectionHeader } from '@store-analytics/components';
import Inbox from '../../inbox/inbox';
import { SectionMenu } from '../sections/section-menu';
import type { ArrangedProps } from '../sections/section-props';

/** WooCommerce's messages, as under Activity in the header. */
export function InboxSection(props: ArrangedProps) {
	return (
		<>
			<SectionHeader
				title={props.title}
				menu={
					<SectionMenu
						section={props}
						label={__('Name and place of this section', 'store-analytics')}
						heading={props.title}
						blocks={[]}
					/>
				}
			/>
			<Section className="sa-home__box">
				<Inbox goesStale />
			</Section>
		</>
	);
}
