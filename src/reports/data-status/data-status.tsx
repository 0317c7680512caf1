import { InHeader } from '../../platform/header-place';
import { useAppSettings } from '../../platform/settings/settings-context';
import { DataAge } from './data-age';
import { ScheduledStatus } from './scheduled-status';
import './data-status.css';

interface DataStatusProps {
	/** What is shown is how things are now, whatever has been imported. */
	readonly isLive?: boolean;
}

/**
 * How old the numbers on screen are, in the header. Where orders come into the reports in batches, that is how old the last batch is, with
 * the next one and a button that starts one now; otherwise it is how old the responses are.
 */
export function DataStatus({ isLive = false }: DataStatusProps) {
	const { server, importsAreScheduled } = useAppSettings();
	return (
		<InHeader>
			{server.importsInBatches && importsAreScheduled ? (
				<ScheduledStatus isLive={isLive} />
			) : (
				<DataAge />
			)}
		</InHeader>
	);
}
