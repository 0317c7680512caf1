import { breakdownOf } from '../breakdowns/of-report';
import { dimensionNamed } from '../dimensions';
import { itemSplit } from './all-splits';
import { addsUpOverRows, itemSources } from './item-sources';
import type { SplitSource } from './splits';
import { isOfOrders, meaningFor, type ChangeSubject } from './subject';

/**
 * Ways to split a change of orders by what orders say of themselves, such as their country or campaign: those of the
 * breakdown that shows the same number. None if its rows do not add up.
 */
export function dimensionSplits(subject: ChangeSubject): SplitSource[] {
	const { endpoint, metric, filters } = subject;
	const meaning = meaningFor(subject);
	const found = breakdownOf({ endpoint, metric, params: filters });
	if (!isOfOrders(subject) || !meaning || !addsUpOverRows(meaning) || !found) return [];
	return found.dimensions.flatMap((key) => {
		const broken: ChangeSubject = {
			...subject,
			...{ endpoint: 'breakdown', rows: 'breakdown', metric: found.metric },
			filters: { ...found.filters, by: key },
		};
		return itemSources(broken).map((source) => ({
			...itemSplit(broken, { ...source, title: dimensionNamed(key).label }),
			key,
		}));
	});
}
