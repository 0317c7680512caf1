import { greatest } from './change';
import { itemSources, valueOf, type ItemSource } from './item-sources';
import { loadItems } from './items';
import { countrySplit } from './listed/countries';
import { downloadSplit } from './listed/downloads';
import {
	changeOf,
	customerSplit,
	factorSplit,
	formulaSplit,
	partOf,
	type SplitSource,
} from './splits';
import type { ChangeSubject } from './subject';

/** All ways to split a change into causes; the one with the fewest parts comes first. */
export function splitsOf(subject: ChangeSubject): SplitSource[] {
	return [
		...factorSplit(subject),
		...customerSplit(subject),
		...formulaSplit(subject),
		...itemSources(subject).map((source) => itemSplit(subject, source)),
		...downloadSplit(subject),
		...countrySplit(subject),
	];
}

/** The most parts that are named: some that rose and some that fell. */
const mostItems = 8;
/** How many more are named instead of a row for the rest. */
const fewMore = 2;

export function itemSplit(subject: ChangeSubject, source: ItemSource): SplitSource {
	return {
		key: source.report,
		title: source.title(),
		rest: source.rest(),
		load: async ({ whole }, ask) => {
			const items = await loadItems(subject, source, ask);
			const of = valueOf(source);
			const parts = items.map((item) => {
				const change = changeOf(subject, item, source.metric, source.sign, of);
				return partOf(item.key, item.name, change, subject, item, source.metric, of);
			});
			return greatest(whole, parts, mostItems, fewMore);
		},
	};
}
