import Inbox from '../../inbox/inbox';
import { HomeSection } from './home-section';
import type { ArrangedProps } from '../sections/section-props';

/** WooCommerce's messages, as under Activity in the header. */
export function InboxSection(props: ArrangedProps) {
	return (
		<HomeSection section={props} className="sa-home__box">
			<Inbox goesStale />
		</HomeSection>
	);
}
