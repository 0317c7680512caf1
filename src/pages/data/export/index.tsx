import { Card, LoadingStatus } from '@store-analytics/components';
import { FailureLine } from '../../../platform/failures';
import { ExportForm } from './export-form';
import { ExportList } from './export-list';
import { SavedList } from './saved-list';
import { useExports } from './use-exports';
import './export.css';

/** Exports of all data: the form, the finished ones, and those that repeat. */
export default function ExportSection() {
	const { data, failure, isBusy, actions } = useExports();
	return (
		<div className="sa-export">
			{failure && <FailureLine {...failure} />}
			{data ? (
				<>
					<ExportForm isBusy={isBusy} onStart={actions.start} />
					<ExportList {...data} isBusy={isBusy} actions={actions} />
					<SavedList {...data} isBusy={isBusy} actions={actions} />
				</>
			) : (
				!failure && (
					<>
						<LoadingStatus isLoading />
						<Card className="sa-data__waiting" />
					</>
				)
			)}
		</div>
	);
}
