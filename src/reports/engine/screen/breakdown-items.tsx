import { __ } from '@wordpress/i18n';
import { MenuItem, MenuTitle } from '@store-analytics/components';
import { getHistory, getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportPath } from '@store-analytics/rest-api';
import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import type { Query } from '../../../platform/query';

interface BreakdownItemsProps {
	readonly dimensions: readonly string[];
	readonly metric: string;
	readonly query: Query;
	readonly onClose: () => void;
}

/** Entries of a chart's menu that show its number by a dimension. */
export default function BreakdownItems({ dimensions, ...props }: BreakdownItemsProps) {
	const { metric, query, onClose } = props;
	const open = (by: string) => {
		onClose();
		const address = { ...getPersistedQuery(query), by, chart: metric };
		getHistory().push(getNewPath(address, reportPath('breakdown'), {}));
	};
	return (
		<>
			<MenuTitle>{__('Break down by', 'store-analytics')}</MenuTitle>
			{dimensions.map((key) => (
				<MenuItem key={key} isClickable onInvoke={() => open(key)}>
					{dimensionOf(key)?.label() ?? key}
				</MenuItem>
			))}
		</>
	);
}
