import { useEffect } from 'react';
import { useRegistry } from '@wordpress/data';
import { storeClock } from '@store-analytics/date';
import { isWCAdmin, parseQuery } from '@store-analytics/navigation';
import type { AppSettings } from '../platform/settings/settings';
import { reports } from '../reports';
import { ownReport, slugOf } from '../reports/list';
import { loadPage } from '../pages/list';
import { useAppSettings } from '../platform/settings/settings-context';
import { watchLinks } from './watch-links';

/** Prefetches the screens of links under pointer or focus: their code and their first responses. */
export function usePreparedLinks(): void {
	const settings = useAppSettings();
	const registry = useRegistry();
	useEffect(
		() => watchLinks(document, (href, signal) => prepare(href, { settings, registry, signal })),
		[settings, registry],
	);
}

interface Surroundings {
	readonly settings: AppSettings;
	readonly registry: ReturnType<typeof useRegistry>;
	readonly signal: AbortSignal;
}

/** Does nothing for a link that leads out of the app, or to a page of an extension. */
async function prepare(href: string, { settings, registry, signal }: Surroundings): Promise<void> {
	const { origin, search } = new URL(href);
	if (origin !== window.location.origin || !isWCAdmin(href)) return;
	const query = parseQuery(search);
	const path = String(query.path ?? '/');
	await loadPage(path);
	const own = ownReport(slugOf(path), settings);
	if (!own) return;
	const load = async (slug: string) =>
		(await reports.find((report) => report.slug === slug)?.load())?.default;
	const [{ prepareScreen }, report] = await Promise.all([
		import(/* webpackChunkName: 'report-screen' */ '../reports/engine/screen/report-screen'),
		load(own.slug),
	]);
	if (!report || signal.aborted) return;
	const clock = storeClock();
	await prepareScreen(report, { query, path, settings, clock, registry, load, signal });
}
