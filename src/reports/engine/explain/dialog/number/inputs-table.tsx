import { __ } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import { dash } from '../../../definition/metric-value';
import { formatMetric } from '../../../summary/summary';
import type { NamedNumber } from '../../named-number';
import type { ExplainTarget } from '../../target';

interface InputsTableProps {
	readonly fields: readonly string[];
	readonly target: ExplainTarget;
	readonly totals: Readonly<Record<string, number | undefined>>;
	readonly nameOf: (field: string) => NamedNumber;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** The numbers that an extension calculates its own from, if it has no formula. Each can be explained in turn. */
export function InputsTable({ fields, target, totals, nameOf, onExplain }: InputsTableProps) {
	const { currency } = useStore();
	return (
		<table className="sa-explanation__sum">
			<caption>{__('Calculated from', 'store-analytics')}</caption>
			<tbody>
				{fields.map((field) => {
					const named = nameOf(field);
					return (
						<tr key={field}>
							<th scope="row">
								<Button variant="link" onClick={() => onExplain({ ...target, ...named })}>
									{named.label}
								</Button>
							</th>
							<td dir="auto">{formatMetric(named.type, totals[field], currency) ?? dash}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
