import { Card, LoadingStatus } from '@store-analytics/components';
import { ExportForm } from './export-form';
import { ExportList } from './export-list';
import { Failed } from './failed';
import { SavedList } from './saved-list';
import { useExports } from './use-exports';
import './export.css';

/** Exports of all data: the form, the finished ones, and those that repeat. */
export default function ExportSection() {
	const { data, failure, isBusy, actions } = useExports();
	return (
		<div className="sa-export">
			<Failed place="page" failure={failure} />
			{data ? (
				<>
					<ExportForm {...{ isBusy, failure }} onStart={actions.start} />
					<ExportList {...data} {...{ isBusy, failure, actions }} />
					<SavedList {...data} {...{ isBusy, failure, actions }} />
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
