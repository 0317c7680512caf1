import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { wallTimeNow } from '@store-analytics/date';
import { Button, Dropdown, useStore, type Store } from '@store-analytics/components';
import { createFailureNotice, reasonOf, whyCodeIsMissing } from '../../../platform/failures';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { formatCount } from '../definition/cells';
import type { ComparedKind, ComparedSort } from '../table/compared/choice';
import { fileName } from '../../../platform/file-name';
import { hasAddedFilters } from '../query/added-filters';
import { daysOf } from '../query/period';
import { shownDimensions } from '../table/order-labels';
import type { ReportTable } from '../table/report-table';
import type { ReportView } from '../query/view';

interface DownloadProps {
	readonly view: ReportView;
	/** The rows on screen; if they are complete, nothing is requested. */
	readonly items: ReportTable['items'];
	readonly hidden: unknown;
	/** The compared columns, and whether the rows are sorted by one. */
	readonly choice: readonly ComparedKind[];
	readonly sort: ComparedSort | undefined;
	readonly isDisabled: boolean;
}

/**
 * Saves the table as CSV: all rows of all pages, in the visible columns. Further pages are requested with progress and
 * can be cancelled.
 */
export function Download({ view, items, hidden, choice, sort, isDisabled }: DownloadProps) {
	const [progress, setProgress] = useState<Progress>();
	const running = useRef<AbortController>();
	useEffect(() => () => running.current?.abort(), [view.table]);

	const start = async () => {
		const controller = new AbortController();
		running.current = controller;
		setProgress({ done: 0, total: items.totalResults });
		try {
			const { signal } = controller;
			const onProgress = (done: number, total: number) => setProgress({ done, total });
			await save({ view, items, hidden, choice, sort, signal, onProgress });
		} catch (error) {
			if (!controller.signal.aborted) void reportFailure(error);
		}
		setProgress(undefined);
	};

	const place = useKeptFocus(progress !== undefined);
	if (progress !== undefined) {
		return (
			<span ref={place} className="woocommerce-report-table__download">
				<DownloadProgress {...progress} onCancel={() => running.current?.abort()} />
			</span>
		);
	}
	// A store without WordPress sends no mail.
	const { model, tools } = view;
	const isLong = items.data.length < items.totalResults;
	const isOfShop = !model.isNeverMailed && !hasAddedFilters(model, view.table);
	const canMail = isLong && isOfShop && !tools.settings.standsAlone;
	return (
		<span ref={place} className="woocommerce-report-table__download">
			<Button
				className="woocommerce-table__download-button"
				icon="download"
				disabled={isDisabled}
				onClick={() => void start()}
			>
				<span className="woocommerce-table__download-button__label">
					{__('Download', 'store-analytics')}
				</span>
			</Button>
			{canMail && <OtherWays {...{ view, hidden, choice, isDisabled }} />}
		</span>
	);
}

/** Download and Cancel replace each other, and pass the focus on. */
function useKeptFocus(isRunning: boolean) {
	const place = useRef<HTMLSpanElement>(null);
	const was = useRef(isRunning);
	useEffect(() => {
		if (was.current === isRunning) return;
		was.current = isRunning;
		if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
	}, [isRunning]);
	return place;
}

interface Progress {
	readonly done: number;
	readonly total: number;
}

function DownloadProgress({ done, total, onCancel }: Progress & { onCancel: () => void }) {
	const { currency } = useStore();
	const text = progressText(done, total, currency);
	return (
		<span className="woocommerce-report-table__download-progress">
			<progress max={total} value={Math.min(done, total)} aria-label={text} />
			<span role="status">{text}</span>
			{/* Each page of rows has its own time. */}
			<SlowResponseNotice key={done} isInline />
			<Button variant="link" onClick={onCancel}>
				{__('Cancel', 'store-analytics')}
			</Button>
		</span>
	);
}

/** For long files: the shop writes the file and mails it. */
function OtherWays({
	view,
	hidden,
	choice,
	isDisabled,
}: Pick<DownloadProps, 'view' | 'hidden' | 'choice' | 'isDisabled'>) {
	const label = __('Other ways to download', 'store-analytics');
	const mail = async () => {
		const { mailReport } = await import('./server-export');
		await mailReport(view.model.endpoint, view.model.title, view.table);
	};
	return (
		<Dropdown
			placement="bottom-end"
			contentLabel={label}
			renderToggle={({ isOpen, onToggle }) => (
				<Button
					icon="chevron-down"
					label={label}
					aria-expanded={isOpen}
					disabled={isDisabled}
					onClick={onToggle}
				/>
			)}
			renderContent={({ onClose }) => (
				<>
					<Button
						onClick={() => {
							onClose();
							mail().catch(reportFailure);
						}}
					>
						{__('Email me the file', 'store-analytics')}
					</Button>
					{choice.length > 0 && (
						<p>
							{__(
								'The shop’s file has no comparison columns. “Download” includes them.',
								'store-analytics',
							)}
						</p>
					)}
					{shownDimensions(view.model.columns, hidden).length > 0 && (
						<p>
							{__(
								'The shop’s file has no further columns. “Download” includes those that you see.',
								'store-analytics',
							)}
						</p>
					)}
				</>
			)}
		/>
	);
}

interface Save extends Pick<DownloadProps, 'view' | 'items' | 'hidden' | 'choice' | 'sort'> {
	signal: AbortSignal;
	onProgress: (done: number, total: number) => void;
}

async function save({ view, items, hidden, ...rest }: Save): Promise<void> {
	const { choice, signal } = rest;
	const { csvOf, csvOfAllPages, downloadCSVFile, toolsForFile } = await import('./csv');
	const isComplete = items.data.length === items.totalResults && choice.length === 0;
	const csv = isComplete
		? csvOf(view.model, items, await toolsForFile(view, items.data, hidden, signal), hidden)
		: await csvOfAllPages(view, hidden, rest);
	signal.throwIfAborted();
	const { model, period, tools } = view;
	const days = model.dated === false ? [wallTimeNow().slice(0, 10)] : daysOf(period.primary);
	const file = { title: model.title, days, shop: tools.settings.siteTitle };
	downloadCSVFile(fileName(file, 'csv'), csv);
}

function progressText(done: number, total: number, currency: Store['currency']): string {
	return sprintf(
		/* translators: 1: rows fetched so far, 2: rows in total */
		__('Fetching %1$s of %2$s rows…', 'store-analytics'),
		formatCount(done, currency),
		formatCount(total, currency),
	);
}

async function reportFailure(thrown: unknown): Promise<void> {
	const error = await whyCodeIsMissing(thrown);
	const sentence = sprintf(
		/* translators: %s: what went wrong, and what to do */
		__('The download could not be made: %s', 'store-analytics'),
		reasonOf(error),
	);
	createFailureNotice('report-download', sentence, error);
}
