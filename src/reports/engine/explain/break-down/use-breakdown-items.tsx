import type { ChartProps } from '@store-analytics/components';
import type { NumberOfReport } from '@store-analytics/rest-api/breakdowns';
import { chunk, useLateCode } from '../../../../platform/chunk';
import { useLater } from '../../../../platform/use-later';
import type { Query } from '../../../../platform/query';

const BreakdownItems = chunk(
	() => import(/* webpackChunkName: 'breakdown-items' */ './breakdown-items'),
);

interface Place {
	readonly path: string;
	readonly query: Query;
}

/** Returns the entries of a chart's menu that break its number down. An open menu must not move, so they wait for their code. */
export function useBreakdownItems(
	number: NumberOfReport | undefined,
	{ path, query }: Place,
): ChartProps['menuItems'] {
	const isLater = useLater();
	const hasCode = useLateCode(BreakdownItems, isLater);
	if (!number || !hasCode) return undefined;
	return (onClose) => <BreakdownItems {...{ number, path, query, onClose }} />;
}
