import { SettingsForm } from './settings-form';
import './settings.css';

/** What the reports go by, and the import of what happened before they were there. */
export default function SettingsPage() {
	return (
		<div className="woocommerce-settings">
			<SettingsForm />
		</div>
	);
}
