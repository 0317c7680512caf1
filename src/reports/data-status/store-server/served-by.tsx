import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { HeaderDropdown } from '../../../platform/header/header-dropdown';
import { ServedPanel } from './served-panel';
import '../sync/sync.css';
import './served-by.css';

/** Opens, in the header, who serves the reports in wp-admin. */
export default function ServedBy() {
	const title = __('Data', 'store-analytics');
	return (
		<HeaderDropdown
			title={title}
			contentClassName="sa-data-popover"
			renderToggle={({ isOpen, onToggle }) => (
				<Button variant="link" className="sa-served-by" aria-expanded={isOpen} onClick={onToggle}>
					{title}
				</Button>
			)}
			renderContent={() => <ServedPanel />}
		/>
	);
}
