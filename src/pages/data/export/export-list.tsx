import { __, sprintf } from '@wordpress/i18n';
import { Button, Card, StateDrawing } from '@store-analytics/components';
import { languageTag } from '@store-analytics/date';
import type { ExportInfo, ExportsOverview } from '@store-analytics/rest-api';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { momentText } from '../../../reports/data-status/sync/sync-state';
import { useCount } from '../../../reports/data-status/sync/use-sync';
import { Failed } from './failed';
import type { ExportActions, Failure } from './use-exports';
import { contentOf, formatNames } from './words';

interface ExportListProps extends Pick<ExportsOverview, 'exports' | 'kept'> {
	readonly isBusy: boolean;
	readonly failure: Failure | undefined;
	readonly actions: ExportActions;
}

/** Exports that are made or finished. */
export function ExportList({ exports, kept, isBusy, failure, actions }: ExportListProps) {
	const count = useCount();
	if (exports.length === 0) {
		return (
			<Card title={__('Finished exports', 'store-analytics')}>
				<div className="sa-data__nothing">
					<StateDrawing state="empty" />
					<p>{__('No exports yet. Start the first one above.', 'store-analytics')}</p>
				</div>
			</Card>
		);
	}
	return (
		<Card
			title={__('Finished exports', 'store-analytics')}
			description={sprintf(
				/* translators: %s: how many */
				__('The last %s are kept on the server.', 'store-analytics'),
				count(kept),
			)}
		>
			<Failed place="list" failure={failure} />
			<ul className="sa-export__list">
				{exports.map((one) => (
					<li key={one.id}>
						<div>
							<strong>{nameOf(one)}</strong>
							<ExportState info={one} />
						</div>
						<ExportButtons info={one} isBusy={isBusy} actions={actions} />
					</li>
				))}
			</ul>
		</Card>
	);
}

function nameOf(info: ExportInfo): string {
	return `${contentOf(info)} · ${formatNames[info.format]}`;
}

/** Progress, result or failure in words. */
function ExportState({ info }: { readonly info: ExportInfo }) {
	const count = useCount();
	const { userLocale } = useAppSettings();
	switch (info.state) {
		case 'waiting':
			return <p>{__('Waiting for another export', 'store-analytics')}</p>;
		case 'running':
			return <Progress info={info} />;
		case 'failed':
			return <p role="alert">{info.problem}</p>;
		default:
			return (
				<p>
					{[
						momentText(info.startedAt),
						sprintf(
							/* translators: %s: how many */
							__('Rows: %s', 'store-analytics'),
							count(info.rows),
						),
						sizeText(
							info.files.reduce((sum, { bytes }) => sum + bytes, 0),
							userLocale,
						),
						...(info.since === null && info.until === null
							? []
							: [`${info.since ?? '…'} – ${info.until ?? '…'}`]),
						...(info.personal ? [__('With personal data', 'store-analytics')] : []),
					].join(' · ')}
				</p>
			);
	}
}

function Progress({ info: { rows, totalRows } }: { readonly info: ExportInfo }) {
	const count = useCount();
	const isKnown = totalRows !== null && totalRows > 0;
	const text = isKnown
		? sprintf(
				/* translators: 1: how many rows are written, 2: of how many */
				__('Rows: %1$s of %2$s', 'store-analytics'),
				count(rows),
				count(totalRows),
			)
		: __('Starting…', 'store-analytics');
	return (
		<div className="sa-export__progress">
			<progress
				aria-label={__('Progress', 'store-analytics')}
				aria-valuetext={text}
				{...(isKnown && { max: totalRows, value: Math.min(rows, totalRows) })}
			/>
			<span>{text}</span>
		</div>
	);
}

interface ExportButtonsProps {
	readonly info: ExportInfo;
	readonly isBusy: boolean;
	readonly actions: ExportActions;
}

function ExportButtons({ info, isBusy, actions }: ExportButtonsProps) {
	const { id, state } = info;
	const named = (action: string) => `${action}: ${nameOf(info)}, ${momentText(info.startedAt)}`;
	const isUnderWay = state === 'waiting' || state === 'running';
	return (
		<div className="sa-export__actions">
			{state === 'done' && (
				<a
					className="sa-button is-secondary"
					href={`admin.php?action=store_analytics_download_export&export=${id}`}
					aria-label={named(__('Download', 'store-analytics'))}
					download
				>
					{__('Download', 'store-analytics')}
				</a>
			)}
			<Button
				variant="tertiary"
				disabled={isBusy}
				accessibleWhenDisabled
				label={named(
					isUnderWay ? __('Cancel', 'store-analytics') : __('Delete', 'store-analytics'),
				)}
				onClick={() => void (isUnderWay ? actions.cancel(id) : actions.remove(id))}
			>
				{isUnderWay ? __('Cancel', 'store-analytics') : __('Delete', 'store-analytics')}
			</Button>
		</div>
	);
}

/** A size with two digits, in kilobytes or megabytes. */
export function sizeText(bytes: number, locale: string): string {
	const isSmall = bytes < 1e6;
	return new Intl.NumberFormat(languageTag(locale), {
		style: 'unit',
		unit: isSmall ? 'kilobyte' : 'megabyte',
		maximumSignificantDigits: 2,
	}).format(bytes / (isSmall ? 1e3 : 1e6));
}
