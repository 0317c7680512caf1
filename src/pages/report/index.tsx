import { NotFound } from '../../shell/messages';
import type { PageProps } from '../../shell/pages';
import { useAppSettings } from '../../shell/settings-context';
import { useExtensionFailures } from '../../shell/use-extension-failures';
import { listReports } from '../../reports/list';

/** The report that the address names, our own or an extension's. */
export default function ReportPage({ params, path, query }: PageProps) {
	const { value: reports, failures } = listReports(useAppSettings());
	useExtensionFailures(failures);
	// A report with a place of its own is named by its path: /customers.
	const slug = params.report ?? path.slice(1);
	const found = reports.find(({ report }) => report === slug);
	if (found === undefined) return <NotFound />;
	return <found.component key={found.report} params={params} path={path} query={query} />;
}
