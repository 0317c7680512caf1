import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { Link, Placeholder } from '@store-analytics/components';
import { getNewPath } from '@store-analytics/navigation';
import { textOf } from '../../../platform/query';
import { formatCount } from '../definition/cells';
import { useAtHand } from '../query/use-at-hand';
import type { ReportView } from '../query/view';
import './quick-filters.css';

interface QuickFiltersProps {
	readonly view: ReportView;
	/** Undefined until they have loaded. */
	readonly totals: Readonly<Record<string, unknown>> | undefined;
}

/** The counts that need the owner first, above the table; each filters it. The chosen one leads back to all rows. */
export function QuickFilters({ view, totals: current }: QuickFiltersProps) {
	const { value: totals } = useAtHand(current, current === undefined);
	const { model, path, tools } = view;
	const { quickFilters, summary } = model;
	if (!quickFilters) return null;
	const { param, values } = quickFilters;
	const chosen = textOf(tools.query, param);
	return (
		<nav className="sa-quick-filters" aria-label={__('Show', 'store-analytics')}>
			<ul>
				{summary
					.filter(({ of }) => values.includes(of))
					.map(({ of, label }) => {
						const count = Number(totals?.[of] ?? 0);
						const isChosen = of === chosen;
						const next = { [param]: isChosen ? undefined : of, paged: undefined };
						return (
							<li key={of}>
								<Link
									type="wc-admin"
									href={getNewPath(next, path, tools.query)}
									aria-current={isChosen ? 'true' : undefined}
									className={clsx('sa-quick-filters__choice', {
										'is-urgent': count > 0 && of === quickFilters.urgent,
										'is-zero': totals !== undefined && count === 0,
									})}
								>
									{totals ? (
										<b>{formatCount(count, tools.currency)}</b>
									) : (
										<Placeholder width="1ch" />
									)}{' '}
									{label(count)}
								</Link>
							</li>
						);
					})}
			</ul>
		</nav>
	);
}
