import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { createNotice } from '../../shell/notices';
import type { ReportTable } from './table-model';
import type { ReportView } from './view';

interface DownloadProps {
	readonly view: ReportView;
	/** The rows on screen; when they are all there are, nothing is fetched. */
	readonly items: ReportTable['items'];
	readonly hidden: unknown;
	readonly isDisabled: boolean;
}

/** Saves the table as CSV: all rows of all pages, in the visible columns. Further pages are fetched with progress and may be cancelled. */
export function Download({ view, items, hidden, isDisabled }: DownloadProps) {
	const [progress, setProgress] = useState<string>();
	const running = useRef<AbortController>();
	useEffect(() => () => running.current?.abort(), [view.table]);

	const start = async () => {
		const controller = new AbortController();
		running.current = controller;
		setProgress(progressText(0, items.totalResults));
		try {
			const { signal } = controller;
			const onProgress = (done: number, total: number) => setProgress(progressText(done, total));
			await save({ view, items, hidden, signal, onProgress });
		} catch (error) {
			if (!controller.signal.aborted) reportFailure(error);
		}
		setProgress(undefined);
	};

	if (progress !== undefined) {
		return (
			<span className="woocommerce-report-table__download-progress" role="status">
				{progress}
				<Button variant="link" onClick={() => running.current?.abort()}>
					{__('Cancel', 'store-analytics')}
				</Button>
			</span>
		);
	}
	return (
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
	);
}

interface Save {
	view: ReportView;
	items: ReportTable['items'];
	hidden: unknown;
	signal: AbortSignal;
	onProgress: (done: number, total: number) => void;
}

async function save({ view, items, hidden, signal, onProgress }: Save): Promise<void> {
	const { csvFileName, csvOf, downloadCSVFile, fetchAllRows } = await import('./csv');
	const isComplete = items.data.length === items.totalResults;
	const all = isComplete
		? items
		: await fetchAllRows(view.model, view.table, { signal, onProgress });
	signal.throwIfAborted();
	const csv = csvOf(view.model, all, view.tools, hidden);
	downloadCSVFile(csvFileName(view.model.title, view.tools.query), csv);
}

function progressText(done: number, total: number): string {
	/* translators: 1: rows fetched so far, 2: rows in total */
	return sprintf(__('Fetching %1$d of %2$d rows…', 'store-analytics'), done, total);
}

function reportFailure(error: unknown): void {
	createNotice({
		id: 'report-download',
		status: 'error',
		content: sprintf(
			/* translators: %s: what went wrong */
			__('The download could not be made: %s', 'store-analytics'),
			error instanceof Error ? error.message : String(error),
		),
	});
}
