import { useMemo, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import type { ReportView } from '../../query/view';
import type { ReportTable } from '../../table/report-table';
import type { ExplainBeside } from '../../table/compared/compared-columns';
import type * as Explained from './explained-table';
import { UnderlineHint } from './underline-hint';
import { attemptToExplain, useExplanation } from '../use-explanation';

interface Explaining {
	readonly isOn: boolean;
	readonly toggle: () => void;
	readonly dialog: ReactNode;
}

/** Makes each number of a table open its explanation, once the user has turned that on. */
export function useExplainedTable(
	table: ReportTable,
	view: ReportView,
): Explaining & { readonly table: ReportTable; readonly explainBeside: ExplainBeside | undefined } {
	const { dialog, explain } = useExplanation();
	const [convert, setConvert] = useState<typeof Explained>();
	const explained = useMemo(
		() => convert?.withExplanations(table, view, explain) ?? table,
		[convert, table, view, explain],
	);
	const explainBeside = useMemo(
		() => convert?.explainedBeside(view, explain),
		[convert, view, explain],
	);
	const toggle = () => {
		if (convert) return setConvert(undefined);
		void attemptToExplain(async () => {
			const loaded = await import(/* webpackChunkName: 'explained-table' */ './explained-table');
			setConvert(loaded);
		});
	};
	return { table: explained, explainBeside, isOn: convert !== undefined, toggle, dialog };
}

/** The control beside a table that turns explanations on. */
export function ExplainNumbers({
	view: { model },
	isOn,
	toggle,
	dialog,
}: Explaining & { readonly view: Pick<ReportView, 'model'> }) {
	const hasNumbers =
		model.rows === 'intervals' || model.comparison !== undefined || model.summary.length > 0;
	if (!hasNumbers) return null;
	return (
		<>
			{isOn && <UnderlineHint />}
			<Button
				icon="help"
				label={__('Explain numbers', 'store-analytics')}
				isPressed={isOn}
				onClick={toggle}
			/>
			{dialog}
		</>
	);
}
