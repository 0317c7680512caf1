import { useAppSettings } from '../../platform/settings/settings-context';
import { ConnectedData } from './connected-data';
import { OwnData } from './own-data';
import './data.css';

/** The source of the embedded store's data, and the state of its sync. */
export default function DataPage() {
	const { connectedShop } = useAppSettings();
	return <div className="sa-data">{connectedShop === null ? <OwnData /> : <ConnectedData />}</div>;
}
