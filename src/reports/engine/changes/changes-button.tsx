import { useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { chunk } from '../../../platform/chunk';
import { attempt } from '../../../platform/failures';
import { selectedChart } from '../summary/summary';
import type { ReportView } from '../query/view';
import './changes-button.css';

const Changes = chunk(() => import(/* webpackChunkName: 'changes' */ './changes-panel'));

/**
 * A button below a report's numbers, if two periods are compared: it explains the change of the chosen one. It sends no
 * request before.
 */
export function ChangesButton({ view }: { readonly view: ReportView }) {
	const { model, tools, state, stats } = view;
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const metric = selectedChart(model.charts, tools.query);
	if (!metric || !stats.secondary || state !== 'ready') return null;
	const toggle = () =>
		isOpen
			? setOpen(false)
			: void attempt('changes', notOpened, () => Changes.load().then(() => setOpen(true)));
	return (
		<section className="sa-changes">
			<Button
				className="sa-changes__toggle"
				icon={isOpen ? 'chevron-up' : 'chevron-down'}
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={toggle}
			>
				{
					/* translators: %s: name of a number, such as "Net sales" */
					sprintf(__('What changed: %s', 'store-analytics'), metric.label)
				}
			</Button>
			{isOpen && (
				<div id={id}>
					<Changes view={view} metric={metric} />
				</div>
			)}
		</section>
	);
}

function notOpened(reason: string): string {
	/* translators: %s: what went wrong, and what to do */
	return sprintf(__('What changed could not be opened: %s', 'store-analytics'), reason);
}
