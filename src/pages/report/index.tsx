import { NotFound } from '../../shell/messages';
import type { PageProps } from '../../shell/pages';
import { useExtensionFailures } from '../../shell/use-extension-failures';
import { listReports } from '../../reports/list';

/** The report that the address names, our own or an extension's. */
export default function ReportPage({ params, path, query }: PageProps) {
	const { value: reports, failures } = listReports();
	useExtensionFailures(failures);
	const found = reports.find(({ report }) => report === params.report);
	if (found === undefined) return <NotFound />;
	return <found.component key={found.report} params={params} path={path} query={query} />;
}
