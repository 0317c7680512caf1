import type { PageProps } from '../page-props';
import { isInWordPress } from '../../platform/plugin-data';
import { useAppSettings } from '../../platform/settings/settings-context';
import { AgentsBox } from './agents';
import { DataBox } from './data-box';
import { ExportBox } from './export';
import { ImportBox } from './import';
import KeysBox from './keys';
import { StoreServerBox } from './store-server';
import { SettingsForm } from './settings-form';
import './settings.css';

/** The settings of the reports and the source of their data; in WordPress, past orders must be imported. */
export default function SettingsPage({ query }: Pick<PageProps, 'query'>) {
	const { standsAlone, capabilities } = useAppSettings();
	const mayChoose = isInWordPress() && capabilities['manage_woocommerce'] === true;
	const Box = standsAlone ? DataBox : ImportBox;
	return (
		<div className="woocommerce-settings">
			<SettingsForm />
			{mayChoose && <StoreServerBox />}
			{mayChoose && <AgentsBox />}
			{mayChoose && capabilities['export'] === true && <ExportBox />}
			{standsAlone && !isInWordPress() && <KeysBox />}
			<Box shouldScroll={query['import'] === 'true'} />
		</div>
	);
}
