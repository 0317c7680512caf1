import { useMemo, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import type { ReportView } from '../../query/view';
import type { ReportTable } from '../../table/report-table';
import type { withExplanations } from './explained-table';
import { attemptToExplain, useExplanation } from '../use-explanation';

interface Explaining {
	readonly isOn: boolean;
	readonly toggle: () => void;
	readonly dialog: ReactNode;
}

/** The table, each number of which opens its explanation once the user has asked for that. */
export function useExplainedTable(
	table: ReportTable,
	view: ReportView,
): Explaining & { readonly table: ReportTable } {
	const { dialog, explain } = useExplanation();
	const [convert, setConvert] = useState<typeof withExplanations>();
	const explained = useMemo(
		() => convert?.(table, view, explain) ?? table,
		[convert, table, view, explain],
	);
	const toggle = () => {
		if (convert) return setConvert(undefined);
		void attemptToExplain(async () => {
			const { withExplanations } = await import(
				/* webpackChunkName: 'explained-table' */ './explained-table'
			);
			setConvert(() => withExplanations);
		});
	};
	return { table: explained, isOn: convert !== undefined, toggle, dialog };
}

/** Beside a table whose numbers can be explained. */
export function ExplainNumbers({
	view: { model },
	isOn,
	toggle,
	dialog,
}: Explaining & { readonly view: Pick<ReportView, 'model'> }) {
	const hasNumbers =
		model.rows === 'intervals' ||
		model.comparison !== undefined ||
		model.summary.some(({ of }) => of !== 'rows' && of !== 'days');
	if (!hasNumbers) return null;
	return (
		<>
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
