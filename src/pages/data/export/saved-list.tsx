import { useState } from 'react';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Button, Card } from '@store-analytics/components';
import type { ExportRun, ExportsOverview, SavedExport } from '@store-analytics/rest-api';
import { ConfirmDialog } from '../../../platform/dialog/confirm-dialog';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { momentText } from '../../../reports/data-status/sync/sync-state';
import { useCount } from '../../../reports/data-status/sync/use-sync';
import { sizeText } from './export-list';
import { Failed } from './failed';
import { SavedForm } from './saved-form';
import type { ExportActions, Failure } from './use-exports';
import { contentOf, formatNames, rhythmName } from './words';

interface SavedListProps extends Pick<ExportsOverview, 'saved' | 'folder'> {
	readonly isBusy: boolean;
	readonly failure: Failure | undefined;
	readonly actions: ExportActions;
}

/** Scheduled exports, their last runs, and the form for another one. */
export function SavedList({ saved, folder, isBusy, failure, actions }: SavedListProps) {
	const [edited, setEdited] = useState<SavedExport | 'new' | null>(null);
	const close = () => setEdited(null);
	const save = async (asked: object) => {
		const id = edited === null || edited === 'new' ? undefined : edited.id;
		if (await actions.save(asked, id)) close();
	};
	return (
		<Card
			title={__('Scheduled exports', 'store-analytics')}
			description={__(
				'The server saves the files in a folder or bucket at the times that you choose.',
				'store-analytics',
			)}
		>
			{saved.length > 0 && (
				<ul className="sa-export__list">
					{saved.map((one) => (
						<SavedItem
							key={one.id}
							saved={one}
							isBusy={isBusy}
							actions={actions}
							onEdit={() => setEdited(one)}
						/>
					))}
				</ul>
			)}
			<Failed place="saved" failure={failure} />
			{edited === null ? (
				<Button variant="secondary" onClick={() => setEdited('new')}>
					{__('Schedule an export', 'store-analytics')}
				</Button>
			) : (
				<SavedForm
					key={edited === 'new' ? 'new' : edited.id}
					saved={edited === 'new' ? null : edited}
					folder={folder}
					isBusy={isBusy}
					onSave={save}
					onCancel={close}
				/>
			)}
		</Card>
	);
}

interface SavedItemProps {
	readonly saved: SavedExport;
	readonly isBusy: boolean;
	readonly actions: ExportActions;
	readonly onEdit: () => void;
}

function SavedItem({ saved, isBusy, actions, onEdit }: SavedItemProps) {
	const { userLocale } = useAppSettings();
	const { id, name, every, at, nextAt, isRunning, runs } = saved;
	return (
		<li>
			<div>
				<strong dir="auto">{name}</strong>
				<p>
					{[contentOf({ ...saved, report: null }), formatNames[saved.format]].join(' · ')}
					<br />
					{[rhythmName(every, userLocale), at, placeText(saved)].join(' · ')}
					<br />
					{isRunning
						? __('Running now', 'store-analytics')
						: sprintf(
								/* translators: %s: a date and time */
								__('Next run: %s', 'store-analytics'),
								momentText(nextAt),
							)}
				</p>
				<Runs runs={runs} />
			</div>
			<SavedButtons
				{...{ name, isRunning, isBusy, onEdit }}
				onRun={() => void actions.run(id)}
				onForget={() => void actions.forget(id)}
			/>
		</li>
	);
}

function placeText({ to }: SavedExport): string {
	if (to.kind === 'folder') return to.folder;
	return [`${to.endpoint}/${to.bucket}`, to.prefix].filter(Boolean).join('/');
}

/** The last runs, the newest first. */
function Runs({ runs }: { readonly runs: readonly ExportRun[] }) {
	const count = useCount();
	const { userLocale } = useAppSettings();
	if (runs.length === 0) return null;
	return (
		<ul className="sa-export__runs" aria-label={__('Last runs', 'store-analytics')}>
			{runs.map(({ at, problem, rows, bytes }, index) => (
				<li key={at}>
					{momentText(at)}:{' '}
					{problem === null ? (
						[
							sprintf(
								/* translators: %s: how many */
								__('Rows: %s', 'store-analytics'),
								count(rows),
							),
							sizeText(bytes, userLocale),
						].join(' · ')
					) : (
						// Only the last result needs an answer now.
						<span role={index === 0 ? 'alert' : undefined}>{problem}</span>
					)}
				</li>
			))}
		</ul>
	);
}

interface SavedButtonsProps extends Pick<SavedExport, 'name' | 'isRunning'> {
	readonly isBusy: boolean;
	readonly onRun: () => void;
	readonly onEdit: () => void;
	readonly onForget: () => void;
}

function SavedButtons({ name, isRunning, isBusy, onRun, onEdit, onForget }: SavedButtonsProps) {
	const [isAsking, setIsAsking] = useState(false);
	const named = (action: string) => `${action}: ${name}`;
	return (
		<div className="sa-export__actions">
			<Button
				variant="secondary"
				disabled={isBusy || isRunning}
				accessibleWhenDisabled
				label={named(__('Run now', 'store-analytics'))}
				onClick={onRun}
			>
				{__('Run now', 'store-analytics')}
			</Button>
			<Button
				variant="tertiary"
				label={named(_x('Change', 'button', 'store-analytics'))}
				onClick={onEdit}
			>
				{_x('Change', 'button', 'store-analytics')}
			</Button>
			<Button
				variant="tertiary"
				label={named(__('Delete', 'store-analytics'))}
				onClick={() => setIsAsking(true)}
			>
				{__('Delete', 'store-analytics')}
			</Button>
			{isAsking && (
				<ConfirmDialog
					question={sprintf(
						/* translators: %s: name of a saved export */
						__('Stop repeating “%s”? Its files stay where they are.', 'store-analytics'),
						name,
					)}
					action={__('Delete', 'store-analytics')}
					onAnswer={(isWanted) => {
						setIsAsking(false);
						if (isWanted) onForget();
					}}
				/>
			)}
		</div>
	);
}
