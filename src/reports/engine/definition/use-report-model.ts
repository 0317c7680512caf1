import { useCallback, useEffect, useState } from 'react';
import { reports } from '../..';
import { whyCodeIsMissing } from '../../../platform/failures';
import { useFiltered } from '../../../extensions/late-filters';
import { useAppSettings } from '../../../platform/settings/settings-context';
import type { Query } from '../../../platform/query';
import type { Report } from './define-report';
import { buildModel, type ReportModel } from './model';

interface Loading {
	readonly slug: string;
	readonly report?: Report;
	/** Why its chunk could not be loaded. */
	readonly error?: unknown;
}

/** Returns a report within another, once its chunk has loaded. */
export function useReportModel(
	slug: string | undefined,
	query?: Query,
): {
	readonly status: 'loading' | 'ready' | 'error';
	readonly model: ReportModel | undefined;
	readonly error: unknown;
	readonly retry: () => void;
} {
	const settings = useAppSettings();
	const [loaded, setLoaded] = useState<Loading>();
	const [attempt, setAttempt] = useState(0);
	const current = loaded?.slug === slug ? loaded : undefined;
	useEffect(() => {
		const registered = reports.find((report) => report.slug === slug);
		if (slug === undefined || !registered) return undefined;
		let isWanted = true;
		const settle = (result: Omit<Loading, 'slug'>) => isWanted && setLoaded({ slug, ...result });
		void registered.load().then(
			({ default: report }) => settle({ report }),
			(error: unknown) => whyCodeIsMissing(error).then((why) => settle({ error: why })),
		);
		return () => {
			isWanted = false;
		};
	}, [slug, attempt]);
	const report = current?.report;
	const error = current?.error;
	const retry = useCallback(() => {
		setLoaded(undefined);
		setAttempt((count) => count + 1);
	}, []);
	const build = useCallback(() => {
		const title = reports.find((one) => one.slug === slug)?.title() ?? '';
		const model = report && buildModel(report, title, settings, query && { query });
		const status: 'loading' | 'ready' | 'error' = model ? 'ready' : error ? 'error' : 'loading';
		return { status, model, error, retry };
	}, [slug, report, error, settings, retry, query]);
	return useFiltered(build);
}
