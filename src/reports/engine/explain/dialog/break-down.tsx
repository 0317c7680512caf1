import { __ } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { getPath, getQuery } from '@store-analytics/navigation';
import { useAppSettings } from '../../../../platform/settings/settings-context';
import type { Query } from '../../../../platform/query';
import { requestDates } from '../../query/period';
import { usePeriod } from '../../query/use-period';
import { waysToBreakDown } from '../break-down/breakdown-address';
import { askForDimension } from '../break-down/dimension-chooser';
import type { ExplainTarget } from '../target';

interface BreakDownProps {
	readonly target: ExplainTarget;
	readonly onClose: () => void;
}

/** Links that break the number down; none if no breakdown shows the same number. */
export function BreakDown({ target, onClose }: BreakDownProps) {
	const { endpoint, metric, query: params } = target;
	const query = useDates(target);
	if (!query) return null;
	const ways = waysToBreakDown({ endpoint, metric, params }, { path: getPath(), query });
	const [first] = ways;
	if (!first) return null;
	const choose = () => {
		askForDimension();
		onClose();
	};
	return (
		<nav className="sa-explanation__ways" aria-label={__('Break down by', 'store-analytics')}>
			<span aria-hidden="true">{__('Break down by', 'store-analytics')}</span>
			<ul>
				{ways.map(({ key, label, href }) => (
					<li key={key}>
						<Link href={href} onClick={onClose}>
							{label}
						</Link>
					</li>
				))}
				<li>
					<Link href={first.href} onClick={choose}>
						{__('More…', 'store-analytics')}
					</Link>
				</li>
			</ul>
		</nav>
	);
}

/** The dates of the number: those of the screen, or others than those. Undefined for a part of a day, or for all time. */
function useDates({ query: { after, before } }: ExplainTarget): Query | undefined {
	const { defaultDateRange } = useAppSettings();
	const query = getQuery();
	const { primary } = requestDates(usePeriod(query, defaultDateRange));
	if (after === primary.after && before === primary.before) return query;
	const [first, last] = [String(after), String(before)];
	if (!first.endsWith('T00:00:00') || !last.endsWith('T23:59:59')) return undefined;
	const days = { after: first.slice(0, 10), before: last.slice(0, 10) };
	return { period: 'custom', compare: 'previous_period', ...days };
}
