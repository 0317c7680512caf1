import { __ } from '@wordpress/i18n';
import { Button, Dropdown } from '@store-analytics/components';
import { AnsweredPanel } from './answered-panel';
import '../sync/sync.css';
import './answered-by.css';

/** Opens, in the header, who answers the reports in wp-admin. */
export default function AnsweredBy() {
	const title = __('Data', 'store-analytics');
	return (
		<Dropdown
			contentClassName="sa-data-popover"
			contentLabel={title}
			headerTitle={title}
			placement="bottom-end"
			expandOnMobile
			focusOnMount="container"
			popoverProps={{ strategy: 'fixed' }}
			renderToggle={({ isOpen, onToggle }) => (
				<Button variant="link" className="sa-answered-by" aria-expanded={isOpen} onClick={onToggle}>
					{title}
				</Button>
			)}
			renderContent={() => <AnsweredPanel />}
		/>
	);
}
