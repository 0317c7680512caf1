import { useCallback, type ComponentType, type ReactNode } from 'react';
import type { AppSettings } from '../platform/settings/settings';
import { chunk, type ChunkComponent } from '../platform/chunk';
import type { Query } from '../platform/query';
import { useAppSettings } from '../platform/settings/settings-context';
import { reports, type RegisteredReport } from '.';
import { filtered } from '../extensions/filtered';
import { useFiltered } from '../extensions/late-filters';

interface ScreenProps {
	readonly params: Readonly<Record<string, string>>;
	readonly path: string;
	readonly query: Query;
	/** Shown below the report's own numbers. */
	readonly children?: ReactNode;
}

/** A report page as extensions add it through `woocommerce_admin_reports_list`. */
export interface ListedReport {
	readonly report: string;
	readonly title: string;
	readonly component: ComponentType<ScreenProps>;
	readonly navArgs?: { readonly id: string };
}

export const reportsHook = 'woocommerce_admin_reports_list';

const components = new Map<string, ChunkComponent<ScreenProps>>(
	reports.map((report) => [report.slug, screenOf(report)]),
);

/** Own reports that the shop has use for, and those of extensions; asked again wherever it is needed, because extensions may come late. */
export function listReports(settings: AppSettings): readonly ListedReport[] {
	const own = reports.flatMap(({ slug, title, needsStock }): ListedReport[] => {
		if (needsStock && !settings.manageStock) return [];
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

/** Reports that are not found at `/analytics/<slug>`. */
export const placedReports = reports.filter(({ path, slug }) => path !== `/analytics/${slug}`);

/** Slug of the report that an in-app path leads to; '' for a path of another kind. */
export function slugOf(path: string): string {
	const placed = placedReports.find((report) => report.path === path);
	return placed?.slug ?? /^\/analytics\/([^/]+)$/.exec(path)?.[1] ?? '';
}

/** Loads the code of an own report; does nothing for others. */
export async function loadReport(slug: string): Promise<void> {
	await components.get(slug)?.load();
}

/** Engine and definition come together, when the report is first opened. */
function screenOf({ title, load }: RegisteredReport): ChunkComponent<ScreenProps> {
	return chunk(async () => {
		const [{ ReportScreen }, { default: report }] = await Promise.all([
			import(/* webpackChunkName: 'report-screen' */ './engine/screen/report-screen'),
			load(),
		]);
		const Screen = ({ path, query, children }: ScreenProps) => (
			<ReportScreen report={report} title={title()} path={path} query={query}>
				{children}
			</ReportScreen>
		);
		return { default: Screen };
	});
}
