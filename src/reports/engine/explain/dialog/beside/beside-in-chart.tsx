import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import type { ExplainTarget } from '../../target';

interface BesideInChartProps {
	readonly targets: readonly ExplainTarget[];
	readonly onExplain: (target: ExplainTarget) => void;
}

/** Links to the chart's other series, for points that lie too close together to select. */
export function BesideInChart({ targets, onExplain }: BesideInChartProps) {
	if (targets.length === 0) return null;
	return (
		<details className="sa-explanation__parts">
			<summary>{__('Other values in the chart', 'store-analytics')}</summary>
			{targets.map((target, index) => (
				<Button
					key={index}
					className="sa-explanation__all"
					variant="link"
					onClick={() => onExplain(target)}
				>
					{target.of}
				</Button>
			))}
		</details>
	);
}
