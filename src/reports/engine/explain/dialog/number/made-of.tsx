import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import type { RegisteredMetric } from '../../../../../extensions/metrics/registry';
import { isFormulaTrue } from '../../extension-metric';
import type { NamedNumber } from '../../named-number';
import type { ExplainTarget } from '../../target';
import { FormulaTable } from '../formula-table';
import { InputsTable } from './inputs-table';

interface MadeOfProps {
	readonly target: ExplainTarget;
	readonly meaning: MetricMeaning | undefined;
	/** The registered metric if an extension added it. */
	readonly own: RegisteredMetric | undefined;
	readonly totals: Readonly<Record<string, number | undefined>>;
	readonly value: number | undefined;
	readonly nameOf: (field: string) => NamedNumber;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** The formula with its values, or the inputs of an extension's metric. */
export function MadeOf({ meaning, own, value, ...parts }: MadeOfProps) {
	return (
		<>
			{meaning?.formula && isFormulaTrue(meaning, value, parts.totals) && (
				<FormulaTable formula={meaning.formula} {...parts} />
			)}
			{own && !own.formula && <InputsTable fields={own.fields} {...parts} />}
		</>
	);
}
