import { useCallback } from 'react';
import type { PageProps } from '../page-props';
import { useAppSettings } from '../../platform/settings/settings-context';
import { ExtensionPart } from '../../extensions/extension-part';
import { useFiltered } from '../../extensions/late-filters';
import { BrokenPage, NotFound } from '../../platform/messages';
import { listReports, reportsHook, slugOf } from '../../reports/list';

/** The report in the address, our own or an extension's. */
export default function ReportPage({ params, path, query }: PageProps) {
	const settings = useAppSettings();
	const reports = useFiltered(useCallback(() => listReports(settings), [settings]));
	// A report with a path of its own, such as /customers, has no name in its address.
	const slug = params.report ?? slugOf(path);
	const found = reports.find(({ report }) => report === slug);
	if (found === undefined) return <NotFound />;
	return (
		<ExtensionPart
			key={found.report}
			part={found.component}
			hook={reportsHook}
			resetKey={path}
			fallback={(error, reset) => <BrokenPage error={error} onRetry={reset} />}
		>
			<found.component params={params} path={path} query={query} />
		</ExtensionPart>
	);
}
