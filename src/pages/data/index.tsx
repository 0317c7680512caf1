import { useAppSettings } from '../../platform/settings/settings-context';
import { ConnectedData } from './connected-data';
import { OwnData } from './own-data';
import './data.css';

/** Where the embedded store's data come from, and how it stands with them. */
export default function DataPage() {
	const { connectedShop } = useAppSettings();
	return <div className="sa-data">{connectedShop === null ? <OwnData /> : <ConnectedData />}</div>;
}
