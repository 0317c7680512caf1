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
	/** The metric where it is an extension's. */
	readonly own: RegisteredMetric | undefined;
	readonly totals: Readonly<Record<string, number | undefined>>;
	readonly value: number | undefined;
	readonly nameOf: (field: string) => NamedNumber;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** The formula with the numbers in it, or what an extension works its number out of. */
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
