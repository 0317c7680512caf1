import type { ExplainTarget } from '../../target';
import { CountingRules } from '../counting-rules';

interface CountedProps {
	readonly target: ExplainTarget;
	readonly counted: NonNullable<ExplainTarget['counted']>;
}

/** Explains a number that is a plain count, in a sentence. */
export function Counted({ target, counted: { value, sentence } }: CountedProps) {
	return (
		<>
			<p className="sa-explanation__value" dir="auto">
				{value}
			</p>
			<p>{sentence()}</p>
			<CountingRules target={target} meaning={undefined} />
		</>
	);
}
