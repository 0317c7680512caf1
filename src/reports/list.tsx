import { lazy, useCallback, type ComponentType } from 'react';
import type { PageProps } from '../shell/pages';
import { reports, type RegisteredReport } from '.';
import { extend, type Extended } from './engine/extensions';

/** A report page as extensions add it through `woocommerce_admin_reports_list`. */
export interface ListedReport {
	readonly report: string;
	readonly title: string;
	readonly component: ComponentType<Pick<PageProps, 'params' | 'path' | 'query'>>;
	readonly navArgs?: { readonly id: string };
}

const components = new Map(reports.map((report) => [report.slug, screenOf(report)]));

/** Own reports and those of extensions; asked again wherever it is needed, because extensions may come late. */
export function listReports(): Extended<readonly ListedReport[]> {
	const own = reports.flatMap(({ slug, title }): ListedReport[] => {
		const component = components.get(slug);
		const navArgs = { id: `woocommerce-analytics-${slug}` };
		return component ? [{ report: slug, title: title(), component, navArgs }] : [];
	});
	return extend('woocommerce_admin_reports_list', own, isReportList);
}

/** Title of a report by its slug; undefined for one that is not there. */
export function useReportTitles(): (slug: string) => string | undefined {
	return useCallback(
		(slug) => listReports().value.find(({ report }) => report === slug)?.title,
		[],
	);
}

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

function isReportList(value: unknown): value is ListedReport[] {
	return Array.isArray(value) && value.every((item) => typeof item?.report === 'string');
}
