import { lazy, useCallback, type ComponentType } from 'react';
import type { AppSettings } from '../boot/settings';
import type { PageProps } from '../shell/pages';
import { useAppSettings } from '../shell/settings-context';
import { reports, type RegisteredReport } from '.';
import { filtered } from '../extensions/filtered';
import { useFiltered } from '../extensions/late-filters';

/** A report page as extensions add it through `woocommerce_admin_reports_list`. */
export interface ListedReport {
	readonly report: string;
	readonly title: string;
	readonly component: ComponentType<Pick<PageProps, 'params' | 'path' | 'query'>>;
	readonly navArgs?: { readonly id: string };
}

export const reportsHook = 'woocommerce_admin_reports_list';

const components = new Map(reports.map((report) => [report.slug, screenOf(report)]));

/** Own reports that the shop has use for, and those of extensions; asked again wherever it is needed, because extensions may come late. */
export function listReports(settings: AppSettings): readonly ListedReport[] {
	const own = reports.flatMap(({ slug, title, isOffered }): ListedReport[] => {
		if (isOffered && !isOffered(settings)) return [];
		const component = components.get(slug);
		const navArgs = { id: `woocommerce-analytics-${slug}` };
		return component ? [{ report: slug, title: title(), component, navArgs }] : [];
	});
	return filtered<readonly ListedReport[]>(reportsHook, own);
}

/** Title of a report by its slug; undefined for one that is not there. */
export function useReportTitles(): (slug: string) => string | undefined {
	const settings = useAppSettings();
	const listed = useFiltered(useCallback(() => listReports(settings), [settings]));
	return useCallback((slug) => listed.find(({ report }) => report === slug)?.title, [listed]);
}

/** The registered report behind a slug, unless the shop has no use for it or an extension has put another in its place. */
export function ownReport(slug: string, settings: AppSettings): RegisteredReport | undefined {
	const listed = listReports(settings).find(({ report }) => report === slug);
	if (!listed || listed.component !== components.get(slug)) return undefined;
	return reports.find((report) => report.slug === slug);
}

/** Reports that are not found below /analytics. */
export const placedReports = reports.flatMap(({ slug, title, place }) =>
	place ? [{ ...place, slug, title }] : [],
);

/** Engine and definition come together, when the report is first opened. */
function screenOf({ title, load }: RegisteredReport): ListedReport['component'] {
	return lazy(async () => {
		const [{ ReportScreen }, { default: report }] = await Promise.all([
			import('./engine/report-screen'),
			load(),
		]);
		const Screen: ListedReport['component'] = ({ path, query }) => (
			<ReportScreen report={report} title={title()} path={path} query={query} />
		);
		return { default: Screen };
	});
}
