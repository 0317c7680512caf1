import { __ } from '@wordpress/i18n';
import { MenuItem, MenuTitle } from '@store-analytics/components';
import { getHistory } from '@store-analytics/navigation';
import type { NumberOfReport } from '@store-analytics/rest-api/breakdowns';
import type { Query } from '../../../../platform/query';
import { waysToBreakDown } from './breakdown-address';
import { askForDimension } from './dimension-chooser';

interface BreakdownItemsProps {
	readonly number: NumberOfReport;
	readonly path: string;
	readonly query: Query;
	readonly onClose: () => void;
}

/** Entries of a chart's menu that show its number by a dimension; none if no breakdown shows the same number. */
export default function BreakdownItems({ number, path, query, onClose }: BreakdownItemsProps) {
	const ways = waysToBreakDown(number, { path, query });
	const [first] = ways;
	if (!first) return null;
	const open = (href: string) => {
		onClose();
		getHistory().push(href);
	};
	const choose = () => {
		askForDimension();
		open(first.href);
	};
	return (
		<>
			<MenuTitle>{__('Break down by', 'store-analytics')}</MenuTitle>
			{ways.map(({ key, label, href }) => (
				<MenuItem key={key} isClickable onInvoke={() => open(href)}>
					{label}
				</MenuItem>
			))}
			<MenuItem isClickable onInvoke={choose}>
				{__('More…', 'store-analytics')}
			</MenuItem>
		</>
	);
}
