import { Suspense, useCallback, type ReactNode } from 'react';
import { getIdsFromQuery } from '@store-analytics/navigation';
import type { PageProps } from '../page-props';
import { chunk } from '../../platform/chunk';
import { textOf, type Query } from '../../platform/query';
import { useAppSettings } from '../../platform/settings/settings-context';
import { ExtensionPart } from '../../extensions/extension-part';
import { useFiltered } from '../../extensions/late-filters';
import { BrokenPage, NotFound } from '../../platform/messages';
import { listReports, reportsHook, slugOf } from '../../reports/list';

const ProductRecord = chunk<{ readonly id: number }>(
	() => import(/* webpackChunkName: 'records' */ '../records/product'),
);

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
			<found.component params={params} path={path} query={query}>
				{settings.standsAlone && recordOf(found.report, query)}
			</found.component>
		</ExtensionPart>
	);
}

/** The record of the one thing that a report is about; only products have theirs there. */
function recordOf(report: string, query: Query): ReactNode {
	if (report !== 'products' || textOf(query, 'filter') !== 'single_product') return undefined;
	const [id, ...others] = getIdsFromQuery(textOf(query, 'products'));
	if (id === undefined || others.length > 0) return undefined;
	return (
		<Suspense>
			<ProductRecord key={id} id={id} />
		</Suspense>
	);
}
