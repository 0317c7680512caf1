import type { PageProps } from '../list';
import { ImportBox } from './import';
import { SettingsForm } from './settings-form';
import './settings.css';

/** What the reports go by, and the import of what happened before they were there. */
export default function SettingsPage({ query }: Pick<PageProps, 'query'>) {
	return (
		<div className="woocommerce-settings">
			<SettingsForm />
			<ImportBox shouldScroll={query['import'] === 'true'} />
		</div>
	);
}
