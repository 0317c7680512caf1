import { useEffect, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { MenuItem, MenuTitle, type ChartProps } from '@store-analytics/components';
import { wallTimeNow } from '@store-analytics/date';
import { annotationsPreference, targetsPreference } from '@store-analytics/rest-api';
import { chunk } from '../../../platform/chunk';
import { attempt } from '../../../platform/failures';
import { useKeptPreferences } from '../../../platform/use-preferences';
import type { PlanKind } from './dialog/plan-dialog';
import type { ShownNumber } from './shown-number';

const load = () => import(/* webpackChunkName: 'plan' */ './planned-chart');
const PlanDialog = chunk(() => import(/* webpackChunkName: 'plan' */ './dialog/plan-dialog'));

type PlannedCharts = Awaited<ReturnType<typeof load>>;
let loaded: PlannedCharts | undefined;

/**
 * Returns the chart's data with the user's targets and annotations, and ways to change them, as props for `Chart`. The
 * code loads when the user has some, or when a dialog opens.
 */
export function usePlan(
	number: ShownNumber | undefined,
): Pick<ChartProps, 'data' | 'legendTotals' | 'notes' | 'menuItems' | 'children'> {
	const { preferences } = useKeptPreferences();
	const targets = preferences[targetsPreference];
	const annotations = preferences[annotationsPreference];
	const code = useCode(isKept(targets) || isKept(annotations));
	const [dialog, setDialog] = useState<PlanKind>();
	const planned = useMemo(() => {
		if (!number || !code) return undefined;
		const now = wallTimeNow();
		return code.plannedChart(number, { targets, annotations }, now);
	}, [number, code, targets, annotations]);
	if (!number) return {};
	const open = (kind: PlanKind) =>
		void attempt('plan', notShown, () => PlanDialog.load().then(() => setDialog(kind)));
	return {
		data: number.chart.rows,
		legendTotals: number.chart.legendTotals,
		...planned,
		menuItems: (onClose) => (
			<PlanItems
				onChoose={(kind) => {
					onClose();
					open(kind);
				}}
			/>
		),
		children: (
			<>
				{planned?.children}
				{dialog && (
					<PlanDialog kind={dialog} number={number} onClose={() => setDialog(undefined)} />
				)}
			</>
		),
	};
}

/** Returns the module once something has needed it and it has loaded. */
function useCode(isNeeded: boolean): PlannedCharts | undefined {
	const [code, setCode] = useState(loaded);
	useEffect(() => {
		if (!isNeeded || code) return;
		void attempt('plan', notShown, async () => setCode((loaded = await load())));
	}, [isNeeded, code]);
	return isNeeded ? code : undefined;
}

const isKept = (list: unknown) => Array.isArray(list) && list.length > 0;

function PlanItems({ onChoose }: { readonly onChoose: (kind: PlanKind) => void }) {
	return (
		<>
			<MenuTitle>{__('Plan and notes', 'store-analytics')}</MenuTitle>
			<MenuItem isClickable onInvoke={() => onChoose('targets')}>
				{__('Targets…', 'store-analytics')}
			</MenuItem>
			<MenuItem isClickable onInvoke={() => onChoose('annotations')}>
				{__('Notes on the time axis…', 'store-analytics')}
			</MenuItem>
		</>
	);
}

function notShown(reason: string): string {
	/* translators: %s: what went wrong, and what to do */
	return sprintf(__('Targets and notes could not be shown: %s', 'store-analytics'), reason);
}
