import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { HeaderDropdown } from '../../../platform/header/header-dropdown';
import { AnsweredPanel } from './answered-panel';
import '../sync/sync.css';
import './answered-by.css';

/** Opens, in the header, who serves the reports in wp-admin. */
export default function AnsweredBy() {
	const title = __('Data', 'store-analytics');
	return (
		<HeaderDropdown
			title={title}
			contentClassName="sa-data-popover"
			renderToggle={({ isOpen, onToggle }) => (
				<Button variant="link" className="sa-answered-by" aria-expanded={isOpen} onClick={onToggle}>
					{title}
				</Button>
			)}
			renderContent={() => <AnsweredPanel />}
		/>
	);
}
