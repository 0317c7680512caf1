import { reportScreens, type ReportName } from '@store-analytics/rest-api';
import type { MetricType } from '../../reports/engine/definition/cells';
import { ExplainButton } from '../../reports/engine/explain/explain-button';
import { targetOf, type ExplanationContext } from '../../reports/engine/explain/target';
import type { Params } from '../../reports/engine/query/requests';

interface ExplainIndicatorProps {
	/** `report/metric` */
	readonly stat: string;
	readonly label: string;
	readonly type: MetricType;
	readonly request: Params;
	readonly context?: ExplanationContext;
}

/** The explanation of an indicator, if one of our reports has it. */
export function ExplainIndicator({ stat, label, type, request, context }: ExplainIndicatorProps) {
	const [report = '', key = ''] = stat.split('/');
	if (!isReportName(report)) return null;
	return <ExplainButton target={targetOf(report, { key, label, type }, request, context)} />;
}

function isReportName(name: string): name is ReportName {
	return Object.hasOwn(reportScreens, name);
}
